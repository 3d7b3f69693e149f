/** An object of a report, or of what claims to be one. */
export type Entry = Readonly<Record<string, unknown>>;

export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the objects in the list of a field. */
export function listAt(entry: Entry, name: string): readonly Entry[] {
  const list = entry[name];
  return Array.isArray(list) ? list.filter(isEntry) : [];
}

/** Returns an entry without some of its fields. */
export function without(entry: Entry, names: readonly string[]): Entry {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !names.includes(name)));
}

/** Applies a conversion to a value if it is an object: what is none is left to the schema. */
export function ofEntry(convert: (entry: Entry) => unknown): (value: unknown) => unknown {
  return (value) => (isEntry(value) ? convert(value) : value);
}
