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
