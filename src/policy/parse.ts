import { closest } from 'fastest-levenshtein';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import { GateError } from '../error.ts';
import { type Policy, policySchema } from './policy.ts';
import { knownKeys } from './schema-walk.ts';

/** A policy is a small file that people read; a larger one is rejected before parsing. */
const MAX_POLICY_CHARACTERS = 64 * 1024;

/** The first line of a Git LFS pointer; the gate reads policies from git, which has only this. */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/** Limit of reported mistakes. */
const MOST_MISTAKES = 50;

const HINT = 'Fix the file. `gene-gate schema policy` prints every key with its meaning.';

/** A mistake in a policy file and its position; line and column start at 1. */
export interface PolicyMistake {
  readonly line: number;
  readonly column: number;
  /** What was expected, with the nearest known key or value. */
  readonly message: string;
}

/** A policy, or the mistakes that make the file invalid. */
export type PolicyReading =
  | { readonly policy: Policy }
  | { readonly mistakes: readonly PolicyMistake[] };

/**
 * Parses and validates a policy file.
 *
 * @param text the YAML; an empty text is a policy with all defaults
 * @param path the file's name in errors
 * @throws GateError `policy_invalid` with one line for each mistake
 */
export function parsePolicy(text: string, path: string): Policy {
  return policyOf(readPolicy(text), path);
}

/**
 * @param hint of the error
 * @returns the parsed policy
 * @throws GateError `policy_invalid` with one line for each mistake
 */
export function policyOf(reading: PolicyReading, path: string, hint = HINT): Policy {
  if ('policy' in reading) return reading.policy;
  const { mistakes } = reading;
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  const lines = mistakes.map(
    ({ line, column, message }) => `${path}:${line}:${column}: ${message}`,
  );
  throw new GateError('policy_invalid', `The policy has ${count}:\n${lines.join('\n')}`, hint);
}

/** Parses and validates a policy file; returns its mistakes with positions, in file order. */
export function readPolicy(text: string): PolicyReading {
  if (text.startsWith(LFS_POINTER)) {
    const message = 'this is a Git LFS pointer; commit the file itself (git lfs untrack)';
    return mistaken([{ line: 1, column: 1, message }]);
  }
  if (text.length > MAX_POLICY_CHARACTERS) {
    return mistaken([
      {
        line: 1,
        column: 1,
        message: `the file is larger than ${MAX_POLICY_CHARACTERS} characters`,
      },
    ]);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, message: string): PolicyMistake => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column, message };
  };
  const broken = [
    ...document.errors.map(({ pos, message }) => at(pos[0], message)),
    ...aliasesIn(document).map((offset) => at(offset, 'aliases (*name) are not supported')),
  ];
  // A duplicate key is an ordinary mistake; after any other syntax error the content is unreliable.
  const readable = broken.length === document.errors.filter(isDuplicate).length;
  if (!readable) return mistaken(broken);
  const parsed = policySchema.safeParse(document.toJS() ?? {});
  const wrong = parsed.success
    ? []
    : parsed.error.issues.flatMap((issue) =>
        mistakesOf(issue, document).map(({ offset, message }) => at(offset, message)),
      );
  if (parsed.success && broken.length === 0) return { policy: parsed.data };
  return mistaken([...broken, ...wrong]);
}

function mistaken(mistakes: readonly PolicyMistake[]): PolicyReading {
  const inOrder = mistakes.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { mistakes: inOrder.slice(0, MOST_MISTAKES) };
}

function isDuplicate({ code }: Document['errors'][number]): boolean {
  return code === 'DUPLICATE_KEY';
}

/** An alias can expand a small file without limit, and a policy does not need any. */
function aliasesIn(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, { Alias: (_, { range }) => void offsets.push(range?.[0] ?? 0) });
  return offsets;
}

interface Mistake {
  readonly offset: number;
  readonly message: string;
}

function mistakesOf(issue: z.core.$ZodIssue, document: Document): Mistake[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MOST_MISTAKES).map((key) => ({
      offset: keyOffset(document, issue.path, key),
      message: unknownKey(issue.path, key),
    }));
  }
  const value = isNode(document.contents) ? document.getIn(issue.path) : undefined;
  const nearest =
    issue.code === 'invalid_value' && typeof value === 'string'
      ? `; did you mean ${closest(value.slice(0, LONGEST_COMPARED), issue.values.map(String))}?`
      : '';
  const offset = valueOffset(document, issue.path);
  return [{ offset, message: `${nameOf(issue.path)}: ${issue.message}${nearest}` }];
}

/** Keys and values are far shorter; only this many characters of longer ones are compared. */
const LONGEST_COMPARED = 80;

/** Returns the offset of the value at a path, or of its nearest existing ancestor. */
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

function nameOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'the policy' : path.map(String).join('.');
}

function unknownKey(path: readonly PropertyKey[], key: string): string {
  const known = knownKeys(policySchema, path);
  const name = nameOf([...path, key]);
  const nearest = closest(key.slice(0, LONGEST_COMPARED), known);
  return known.length === 0
    ? `unknown key ${name}`
    : `unknown key ${name}; did you mean ${nearest}? (known: ${known.join(', ')})`;
}
