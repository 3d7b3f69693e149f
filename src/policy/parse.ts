import { closest } from 'fastest-levenshtein';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import { GateError } from '../error.ts';
import { type Policy, policySchema } from './policy.ts';
import { knownKeys } from './schema-walk.ts';

/** A policy is a small file that people read; a larger one is refused before it is parsed. */
const MAX_POLICY_CHARACTERS = 64 * 1024;

/** Nobody reads more at once. */
const MOST_MISTAKES = 50;

const HINT =
  'Correct the file on the base branch. `gene-gate schema policy` prints every key with its meaning.';

/** What is wrong with a policy file, and where: line and column count from 1. */
export interface PolicyMistake {
  readonly line: number;
  readonly column: number;
  /** What was expected, and the nearest known key or value. */
  readonly message: string;
}

/** A policy, or everything that keeps a file from being one. */
export type PolicyReading =
  | { readonly policy: Policy }
  | { readonly mistakes: readonly PolicyMistake[] };

/**
 * Parses and checks a policy file.
 *
 * @param text the YAML; an empty text is the policy in which everything has its default
 * @param path how to name the file in errors
 * @throws GateError `policy_invalid` with one line for each mistake
 */
export function parsePolicy(text: string, path: string): Policy {
  return policyOf(readPolicy(text), path);
}

/**
 * @returns the policy that was read
 * @throws GateError `policy_invalid` with one line for each mistake
 */
export function policyOf(reading: PolicyReading, path: string): Policy {
  if ('policy' in reading) return reading.policy;
  const { mistakes } = reading;
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  const lines = mistakes.map(
    ({ line, column, message }) => `${path}:${line}:${column}: ${message}`,
  );
  throw new GateError('policy_invalid', `The policy has ${count}:\n${lines.join('\n')}`, HINT);
}

/** Parses and checks a policy file, and gives its mistakes with their places, in the file's order. */
export function readPolicy(text: string): PolicyReading {
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
  // A key that is given twice is a mistake like others; behind other errors, nothing can be trusted.
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

/** An alias can make a small file grow without end; a policy has no need of one. */
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

/** Keys and values are far shorter; what is longer is not compared in full. */
const LONGEST_COMPARED = 80;

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
