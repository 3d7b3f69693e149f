import { each, type Steps } from '../../ground/turns.ts';
import { type Entry, isEntry, without } from './entry.ts';
import type { Growth } from './growth.ts';

/** A field with at most this many values in a sample of entries is one that entries share. */
const FEW_VALUES = 100;
const SAMPLE = 1_000;

/** What is special about the fields of a list. */
export interface Own {
  /** Fields that are not compared and stay: each entry has its own value. */
  readonly fields: readonly string[];
  /** Whether entries can be equal apart from these fields. */
  readonly canBeEqual: boolean;
}

/** Takes from entries what several have. */
export type Sharer = (entries: readonly Entry[], own: Own) => Steps<Entry[]>;

/**
 * Returns a function that takes from entries what several have, and adds it to `shared`: all but their
 * own fields, or else the fields with few values.
 *
 * @param grows counts what {@link sharedIn} counts
 */
export function sharer(shared: Entry[], grows: Growth): Sharer {
  const known = new Map<string, number>();
  const indexOf = (part: Entry, key: string): number => {
    const index = known.get(key) ?? shared.push(part) - 1;
    known.set(key, index);
    return index;
  };
  return function* (entries, { fields, canBeEqual }) {
    const few = fieldsWithFewValues(entries, fields);
    const keys = canBeEqual
      ? yield* each(entries, (entry) => JSON.stringify(without(entry, fields)))
      : [];
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return yield* each(entries, (entry, index) => {
      const key = keys[index] ?? '';
      const isWhole = (counts.get(key) ?? 0) > 1;
      const part = isWhole ? without(entry, fields) : only(entry, few);
      if (Object.keys(part).length === 0) return entry;
      const text = isWhole ? key : JSON.stringify(part);
      if (!grows(text.length)) return entry;
      const like = indexOf(part, text);
      return { like, ...without(entry, Object.keys(part)) };
    });
  };
}

/** Returns what is shared, by its number. */
export type Shared = (like: unknown) => Entry | undefined;

/**
 * Returns a function that finds what entries share.
 *
 * @param grows counts the characters of its JSON; what is beyond its limit is not found
 */
export function sharedIn(shared: readonly unknown[], grows: Growth): Shared {
  const lengths = new Map<number, number>();
  return (like) => {
    const part = typeof like === 'number' ? shared[like] : undefined;
    if (typeof like !== 'number' || !isEntry(part)) return undefined;
    const length = lengths.get(like) ?? JSON.stringify(part).length;
    lengths.set(like, length);
    return grows(length) ? part : undefined;
  };
}

/** Returns an entry with the fields that it shares by `like`; its own take precedence. */
export function unshared(entry: Entry, known: Shared): Entry {
  const { like, ...own } = entry;
  return { ...known(like), ...own };
}

function fieldsWithFewValues(entries: readonly Entry[], never: readonly string[]): string[] {
  const values = new Map<string, Set<string>>();
  for (const entry of entries.slice(0, SAMPLE)) {
    for (const [name, value] of Object.entries(entry)) {
      if (never.includes(name)) continue;
      const known = values.get(name) ?? new Set();
      values.set(name, known);
      if (known.size <= FEW_VALUES) known.add(JSON.stringify(value) ?? '');
    }
  }
  return [...values].filter(([, known]) => known.size <= FEW_VALUES).map(([name]) => name);
}

function only(entry: Entry, names: readonly string[]): Entry {
  return Object.fromEntries(
    names.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]]])),
  );
}
