import { isDeepStrictEqual } from 'node:util';

/** A JSON or YAML object. */
export type Mapping = Readonly<Record<string, unknown>>;

export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Empty for any other value. */
export function objectIn(value: unknown): Mapping {
  return isMapping(value) ? value : {};
}

/** An own string property, else empty. */
export function textIn(object: Mapping, key: string): string {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Lists the keys by which two values differ, as paths such as `jobs.build.if`. */
export function changedKeys(before: unknown, after: unknown, at = ''): readonly string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const isSplit = [before, after].every((each) => typeof each === 'object' && each !== null);
  if (!isSplit || Array.isArray(before) !== Array.isArray(after)) return [at];
  const [was, is] = [before, after].map((each) => new Map(Object.entries(each as object)));
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap((key) =>
    changedKeys(was?.get(key), is?.get(key), at === '' ? key : `${at}.${key}`),
  );
}

/** Far deeper than handwritten YAML or JSON. */
const MAX_DEPTH = 200;

/**
 * True if YAML or JSON is nested so deep that a recursive function could exhaust the stack and end the process.
 * Counts brackets, even in quotes, indentation, and `- - -`.
 */
export function isNestedTooDeep(text: string): boolean {
  if (new RegExp(`^[ \\t?-]{${MAX_DEPTH}}`, 'm').test(text)) return true;
  let depth = 0;
  for (const character of text.match(/[[\]{}]/g) ?? []) {
    depth = Math.max(0, depth + (/[[{]/.test(character) ? 1 : -1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
