import { type Entry, isEntry } from './entry.ts';

// A location is `in`, its path, and `at`, its numbers; a word of a command is its two offsets, followed by
// its text if that is not the part of the command between them.

const NUMBERS = ['line', 'column', 'end_line', 'end_column'] as const;

/** Writes the location of an entry as `in` and `at`. */
export function packLocation(entry: Entry): Entry {
  const { location, ...rest } = entry;
  if (!isEntry(location)) return entry;
  const at = NUMBERS.map((name) => location[name]).filter((number) => number !== undefined);
  // None is left out before another one, so that the place in the list says which it is.
  const isWhole = at.length === 0 || location[NUMBERS[at.length - 1] ?? ''] !== undefined;
  return isWhole ? { ...rest, in: location.path, at } : entry;
}

/** Undoes {@link packLocation}. */
export function unpackLocation(entry: Entry): Entry {
  if (!Array.isArray(entry.at)) return entry;
  const { in: _, at: __, ...rest } = entry;
  return { ...rest, location: locationOf(entry) };
}

function locationOf(entry: Entry): Entry {
  const at = Array.isArray(entry.at) ? entry.at : [];
  const numbers = NUMBERS.slice(0, at.length).map((name, index) => [name, at[index]]);
  return { path: entry.in, ...Object.fromEntries(numbers) };
}

/** Writes the words of a command as a list of offsets. */
export function packWords(entry: Entry): Entry {
  const { words, command } = entry;
  if (!Array.isArray(words) || typeof command !== 'string') return entry;
  const packed = words.filter(isEntry).flatMap(({ text, start, end }) => {
    const isPart = wordAt(command, start, end).text === text;
    return isPart ? [start, end] : [start, end, text];
  });
  return { ...entry, words: packed };
}

/** Undoes {@link packWords}. */
export function unpackWords(entry: Entry): Entry {
  const { words, command } = entry;
  if (!Array.isArray(words) || typeof command !== 'string' || words.some(isEntry)) return entry;
  return { ...entry, words: wordsOf(command, words) };
}

function wordsOf(command: string, packed: readonly unknown[]): Entry[] {
  const words: Entry[] = [];
  for (let at = 0; at < packed.length; at += 2) {
    const [start, end, text] = packed.slice(at, at + 3);
    const word = wordAt(command, start, end);
    words.push(typeof text === 'string' ? { ...word, text } : word);
    if (typeof text === 'string') at += 1;
  }
  return words;
}

function wordAt(command: string, start: unknown, end: unknown): Entry {
  return { text: command.slice(Number(start), Number(end)), start, end };
}
