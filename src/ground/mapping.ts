/** An object with named values, as JSON and YAML have it. */
export type Mapping = Readonly<Record<string, unknown>>;

/** Whether a value is a mapping. */
export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The properties of an object; empty for any other value. */
export function objectIn(value: unknown): Mapping {
  return isMapping(value) ? value : {};
}

/** The own property of an object, if it is a string; else an empty string. */
export function textIn(object: Mapping, key: string): string {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Nobody writes deeper YAML or JSON. */
const MAX_DEPTH = 200;

/**
 * Whether YAML or JSON is nested so deep that a recursive function could exhaust the stack, which can end
 * the whole process. It counts brackets without regard to quotes, indentation, and `- - -`.
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
