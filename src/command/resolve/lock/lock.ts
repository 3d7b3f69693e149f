import { groupBy } from '../../../ground/group-by.ts';
import type { Source } from './source.ts';

/** What a lockfile says about one package of the root's `node_modules`. */
export interface LockEntry {
  /** The name of the package itself; another than the name of its directory for an alias. */
  readonly name: string;
  /** Empty if the lockfile has none, as for a directory. */
  readonly version: string;
  readonly source: Source;
  /** As the package manager writes it: one or several hashes with their algorithm. */
  readonly integrity?: string;
  /** The file of each binary, from the directory of the package, if the lockfile names them. */
  readonly bin?: Readonly<Record<string, string>>;
}

/** A lockfile of the root. */
export interface Lock {
  readonly path: string;
  /** The entries of a name in `node_modules`: several if the lockfile does not say which one it is. */
  readonly entriesOf: (name: string) => readonly LockEntry[];
  /** Every entry, of nested packages too. */
  readonly all: readonly LockEntry[];
}

type Json = Readonly<Record<string, unknown>>;

/** The properties of an object; empty for any other value. */
export function objectIn(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : {};
}

/** The own property of an object, if it is a string; else an empty string. */
export function textIn(object: Json, key: string): string {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Indexes entries by the names of their directories. */
export function lockOf(
  path: string,
  named: readonly (readonly [name: string, entry: LockEntry])[],
  nested: readonly LockEntry[] = [],
): Lock {
  const byName = groupBy(named, ([name]) => name);
  return {
    path,
    entriesOf: (name) => (byName.get(name) ?? []).map(([, entry]) => entry),
    all: [...named.map(([, entry]) => entry), ...nested],
  };
}

/** An entry without the properties that are unknown. */
export function entryOf(
  { name, version, source }: Pick<LockEntry, 'name' | 'version' | 'source'>,
  integrity: string,
  bin?: LockEntry['bin'],
): LockEntry {
  return { name, version, source, ...(integrity && { integrity }), ...(bin && { bin }) };
}

/** The files of binaries; one string names a binary like the package. */
export function binOf(value: unknown, name: string): LockEntry['bin'] {
  if (typeof value === 'string') return { [name.replace(/^@[^/]*\//, '')]: value };
  const files = Object.entries(objectIn(value)).filter(([, file]) => typeof file === 'string');
  return files.length === 0 ? undefined : (Object.fromEntries(files) as LockEntry['bin']);
}
