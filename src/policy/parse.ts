import { closest } from 'fastest-levenshtein';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import { GateError } from '../error.ts';
import { type Policy, policySchema } from './policy.ts';

/** A policy is a small file that people read; a larger one is refused before it is parsed. */
const MAX_POLICY_CHARACTERS = 256 * 1024;

const HINT =
  'Correct the file on the base branch. `gene-gate schema policy` prints every key with its meaning.';

/**
 * Parses and checks a policy file.
 *
 * @param text the YAML; an empty text is the policy in which everything has its default
 * @param path how to name the file in errors
 * @throws GateError `policy_invalid` with one line for each mistake: where it stands, what was
 *   expected, and the nearest known key
 */
export function parsePolicy(text: string, path: string): Policy {
  if (text.length > MAX_POLICY_CHARACTERS) {
    throw invalid([`${path}: is larger than ${MAX_POLICY_CHARACTERS} characters`]);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${path}:${line}:${col}`;
  };
  if (document.errors.length > 0) {
    throw invalid(document.errors.map(({ pos, message }) => `${at(pos[0])}: ${message}`));
  }
  // An alias can make a small file grow without end; a policy has no need of one.
  visit(document, {
    Alias: (_, { range }) => {
      throw invalid([`${at(range?.[0] ?? 0)}: aliases (*name) are not supported`]);
    },
  });
  const parsed = policySchema.safeParse(document.toJS() ?? {});
  if (parsed.success) return parsed.data;

  throw invalid(
    parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => {
            const place = at(keyOffset(document, issue.path, key));
            return `${place}: ${unknownKey(issue.path, key)}`;
          })
        : [`${at(valueOffset(document, issue.path))}: ${nameOf(issue.path)}: ${issue.message}`],
    ),
  );
}

/** Where the value at a path begins, or its nearest ancestor where there is none. */
function valueOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function keyOffset(document: Document, path: readonly PropertyKey[], key: string): number {
  const parent = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    : undefined;
  return (isScalar(pair?.key) && pair.key.range?.[0]) || 0;
}

function invalid(mistakes: readonly string[]): GateError {
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  return new GateError('policy_invalid', `The policy has ${count}:\n${mistakes.join('\n')}`, HINT);
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'the policy' : path.map(String).join('.');
}

function unknownKey(path: readonly PropertyKey[], key: string): string {
  const known = knownKeys(path);
  const name = nameOf([...path, key]);
  return known.length === 0
    ? `unknown key ${name}`
    : `unknown key ${name}; did you mean ${closest(key, known)}? (known: ${known.join(', ')})`;
}

/** The keys that the schema allows in the object at a path. */
function knownKeys(path: readonly PropertyKey[]): string[] {
  let schema: z.core.$ZodType | undefined = policySchema;
  for (const key of path) schema = objectShape(schema)?.[String(key)];
  return Object.keys(objectShape(schema) ?? {});
}

function objectShape(schema: z.core.$ZodType | undefined): z.core.$ZodShape | undefined {
  const definition = schema?._zod.def as { shape?: z.core.$ZodShape; innerType?: z.core.$ZodType };
  return definition?.shape ?? (definition?.innerType && objectShape(definition.innerType));
}
