import { type Entry, isEntry } from './entry.ts';

// A location is `in`, its path, and `at`, its numbers; a word of a command is its two offsets, followed by
// its text if that is not the part of the command between them. Most commands have no quotes.

const NUMBERS = ['line', 'column', 'end_line', 'end_column'] as const;

/**
 * Writes the location of an entry as `in` and `at`.
 *
 * @param from the line that its lines are counted from
 */
export function packLocation(entry: Entry, from = 0): Entry {
  const { location, ...rest } = entry;
  if (!isEntry(location)) return entry;
  const at = NUMBERS.map((name) => location[name]).filter((number) => number !== undefined);
  // None is left out before another one, so that the place in the list says which it is.
  const isWhole = at.length === 0 || location[NUMBERS[at.length - 1] ?? ''] !== undefined;
  return isWhole ? { ...rest, in: location.path, at: moved(at, -from) } : entry;
}

/** Undoes {@link packLocation}. */
export function unpackLocation(entry: Entry, from = 0): Entry {
  if (!Array.isArray(entry.at)) return entry;
  const { in: path, at, ...rest } = entry;
  const numbers = moved(at, from).map((number, index) => [NUMBERS[index], number]);
  return { ...rest, location: { path, ...Object.fromEntries(numbers) } };
}

/**
 * Writes the location of a command like {@link packLocation}, without an end that is the end of its JSON
 * string. A location without an end ends with null.
 */
export function packCommandLocation(command: Entry, from: number): Entry {
  const packed = packLocation(command, from);
  if (!Array.isArray(packed.at)) return packed;
  const [line, column, ...end] = packed.at;
  if (column !== undefined && end.length === 0) return { ...packed, at: [line, column, null] };
  const isUsual = JSON.stringify(end) === JSON.stringify(usualEnd(packed.command, line, column));
  return isUsual ? { ...packed, at: [line, column] } : packed;
}

/** Undoes {@link packCommandLocation}. */
export function unpackCommandLocation(command: Entry, from: number): Entry {
  if (!Array.isArray(command.at)) return command;
  const [line, column] = command.at;
  const at =
    command.at.length === 2
      ? [line, column, ...usualEnd(command.command, line, column)]
      : command.at.filter((number) => number !== null);
  return unpackLocation({ ...command, at }, from);
}

/** Returns the last line and column of a command that is written with no more escapes than JSON needs. */
function usualEnd(text: unknown, line: unknown, column: unknown): unknown[] {
  return [line, Number(column) + JSON.stringify(String(text)).length];
}

/** Adds to the lines in a list of line, column, last line and its column. */
function moved(at: readonly unknown[], lines: number): unknown[] {
  return at
    .slice(0, NUMBERS.length)
    .map((number, index) =>
      index % 2 === 0 && typeof number === 'number' ? number + lines : number,
    );
}

/** In place of words that are the parts of a command between single spaces. */
const SPLIT = 'split';

function splitWords(command: string): Entry[] {
  let start = 0;
  return command.split(' ').map((text) => {
    const word = { text, start, end: start + text.length };
    start = word.end + 1;
    return word;
  });
}

/** Writes the words of a command as a list of `offsets`. */
export function packWords(entry: Entry): Entry {
  const { words, command } = entry;
  if (!Array.isArray(words) || typeof command !== 'string') return entry;
  if (JSON.stringify(words) === JSON.stringify(splitWords(command)))
    return { ...entry, words: SPLIT };
  const packed = words.filter(isEntry).flatMap(({ text, start, end }) => {
    const isPart = wordAt(command, start, end).text === text;
    return isPart ? [start, end] : [start, end, text];
  });
  const { words: _, ...rest } = entry;
  return { ...rest, offsets: packed };
}

/** Undoes {@link packWords}. */
export function unpackWords(entry: Entry): Entry {
  const { offsets, ...rest } = entry;
  const { words, command } = rest;
  if (typeof command !== 'string') return entry;
  if (words === SPLIT) return { ...rest, words: splitWords(command) };
  return Array.isArray(offsets) ? { ...rest, words: wordsOf(command, offsets) } : entry;
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
