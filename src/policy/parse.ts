import * as z from 'zod';
import { GateError } from '../ground/error.ts';
import { nearestName } from '../ground/nearest-name.ts';
import { type Policy, policySchema } from './policy.ts';
import { type PolicyDocument, type PolicyMistake, readDocument } from './policy-document.ts';
import { type Extended, extendsKey } from './schema/branches.ts';
import { extend, type SharedPolicy, sharedName } from './shared-policy.ts';

/** In one report. */
const MOST_MISTAKES = 50;

const HINT = 'Fix the file. `gene-gate schema policy` prints every key with its meaning.';

/** A policy, or the mistakes that make the file invalid. */
export type PolicyReading =
  | { readonly policy: Policy; readonly shared?: SharedPolicy }
  | { readonly mistakes: readonly PolicyMistake[] };

/** @throws GateError `policy_invalid` with one line for each mistake */
export function policyOf(reading: PolicyReading, path: string, hint = HINT): Policy {
  if ('policy' in reading) return reading.policy;
  const { mistakes } = reading;
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  const lines = mistakes.map(
    ({ line, column, message }) => `${path}:${line}:${column}: ${message}`,
  );
  throw new GateError('policy_invalid', `The policy has ${count}:\n${lines.join('\n')}`, hint);
}

export type PolicyFile = ReturnType<typeof openPolicy>;

/** Opens a policy, whose keys are not checked yet. */
export function openPolicy(text: string) {
  const document = readDocument(text);
  return {
    /** Undefined if it extends nothing, or the key is invalid. */
    extended: 'broken' in document ? undefined : extendedIn(document),
    /**
     * Returns mistakes with positions, in file order.
     * @param shared the extended policy; its mistakes are reported at `extends`
     */
    read: (shared?: SharedPolicy): PolicyReading =>
      'broken' in document ? mistaken(document.broken) : readPolicy(document, shared),
  };
}

function extendedIn(document: PolicyDocument): Extended | undefined {
  if (!document.has(['extends'])) return undefined;
  const parsed = z.object({ extends: extendsKey.schema }).safeParse(document.value);
  return parsed.success ? (parsed.data.extends ?? undefined) : undefined;
}

function readPolicy(own: PolicyDocument, shared?: SharedPolicy): PolicyReading {
  const other = shared && readDocument(shared.text);
  const inShared = ({ line, column, message }: PolicyMistake): PolicyMistake => {
    const name = shared ? sharedName(shared.source) : '';
    return own.atValue(['extends'], `${name}:${line}:${column}: ${message}`);
  };
  if (other && 'broken' in other) return mistaken(other.broken.map(inShared));
  if (other?.has(['extends'])) {
    const nested = other.atValue(['extends'], 'a shared policy must not extend another');
    return mistaken([inShared(nested)]);
  }
  const value = other ? extend(other.value, own.value) : own.value;
  // Compiling a parser takes longer than parsing one policy.
  const parsed = policySchema.safeParse(value, { jitless: true });
  const issues = parsed.success ? [] : parsed.error.issues.flatMap(innermost);
  const wrong = issues.flatMap((issue) =>
    pathsOf(issue).map((path) =>
      other && depthIn(other, path) > depthIn(own, path)
        ? inShared(mistakeOf(issue, path, other))
        : mistakeOf(issue, path, own),
    ),
  );
  const duplicates = [...own.mistakes, ...(other?.mistakes ?? []).map(inShared)];
  if (parsed.success && duplicates.length === 0) {
    return { policy: parsed.data, ...(shared && { shared }) };
  }
  return mistaken([...duplicates, ...wrong]);
}

function mistaken(mistakes: readonly PolicyMistake[]): PolicyReading {
  const inOrder = mistakes.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { mistakes: inOrder.slice(0, MOST_MISTAKES) };
}

/** Returns the number of a path's keys in a file. */
function depthIn({ has }: PolicyDocument, path: readonly PropertyKey[]): number {
  return path.findLastIndex((_, index) => has(path.slice(0, index + 1))) + 1;
}

/** Replaces an issue of a union by the issues of the probably intended variant. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const variants = issue.errors.map((issues) => issues.flatMap(innermost));
  const isOtherwise = ({ path, code }: z.core.$ZodIssue) =>
    path.length === 0 && ['invalid_type', 'invalid_value'].includes(code);
  const meant = variants.find((issues) => !issues.every(isOtherwise)) ?? variants[0] ?? [];
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Returns the paths of an issue's keys and values. */
function pathsOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  if (issue.code !== 'unrecognized_keys') return [issue.path];
  return issue.keys.slice(0, MOST_MISTAKES).map((key) => [...issue.path, key]);
}

function mistakeOf(
  issue: z.core.$ZodIssue,
  path: readonly PropertyKey[],
  document: PolicyDocument,
): PolicyMistake {
  if (issue.code === 'unrecognized_keys') {
    const key = String(path.at(-1));
    return document.atKey(issue.path, key, unknownKey(issue.path, key));
  }
  const value = document.textAt(path);
  const nearest =
    issue.code === 'invalid_value' && value !== undefined
      ? meant(value, issue.values.map(String))
      : '';
  return document.atValue(path, `${nameOf(path)}: ${issue.message}${nearest}`);
}

function meant(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'the policy' : path.map(String).join('.');
}

function unknownKey(path: readonly PropertyKey[], key: string): string {
  const known = knownKeys(policySchema, path);
  const name = nameOf([...path, key]);
  const deeper = known.filter((outer) => knownKeys(policySchema, [...path, outer]).includes(key));
  if (deeper.length > 0) {
    const places = deeper.map((outer) => nameOf([...path, outer, key]));
    return `unknown key ${name}; did you mean ${places.join(' or ')}?`;
  }
  return known.length === 0
    ? `unknown key ${name}`
    : `unknown key ${name}${meant(key, known)} (known: ${known.join(', ')})`;
}

/** The parts of a zod definition that contain other schemas. */
interface Definition {
  readonly shape?: z.core.$ZodShape;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

/**
 * Returns the keys that a schema allows in the object at a path, without the defaults around it; of a
 * union, in the variant with keys; empty if it is not an object.
 */
function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const { innerType, options, shape, element, valueType } = schema._zod.def as Definition;
  if (innerType) return knownKeys(innerType, path);
  if (options)
    return options.map((each) => knownKeys(each, path)).find(({ length }) => length) ?? [];
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(shape ?? {});
  const inner = shape?.[String(key)] ?? element ?? valueType;
  return inner ? knownKeys(inner, rest) : [];
}
