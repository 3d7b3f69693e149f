/** The upper layer of an overlay after a command, as listed by a launcher. */
export interface Written {
  /** False if the list was truncated: there are more files, and deletions are unknown. */
  readonly complete: boolean;
  /** Everything except folders, by path from the root; the stamp differs after each change. */
  readonly files: ReadonlyMap<string, string>;
  readonly folders: readonly string[];
  /** The remaining entries of the root and of `folders`. */
  readonly left: ReadonlySet<string>;
}

/** The state before the first command. */
export const NOTHING_WRITTEN: Written = {
  complete: true,
  files: new Map(),
  folders: [],
  left: new Set(),
};

/** Ends a launcher's complete list; in a truncated list it is not preceded by NUL. */
const END = 'end\0';

/**
 * Parses a launcher's list.
 *
 * @param list NUL-terminated: for each entry of the upper layer `find`'s type letter, a stamp, a space
 *   and the path; for each remaining entry of a touched folder `=./` and the path
 * @returns undefined if there is no list
 */
export function readWritten(list: string): Written | undefined {
  if (!list.endsWith(END)) return undefined;
  const body = list.slice(0, -END.length);
  const entries = body.split('\0').slice(0, -1);
  const found = entries.filter((entry) => !entry.startsWith('=')).map(readEntry);
  return {
    complete: body === '' || body.endsWith('\0'),
    // A character device marks a deleted file.
    files: new Map(
      found.flatMap(({ type, path, stamp }) => ('cd'.includes(type) ? [] : [[path, stamp]])),
    ),
    folders: found.filter(({ type }) => type === 'd').map(({ path }) => path),
    left: new Set(
      entries.filter((entry) => entry.startsWith('=./')).map((entry) => entry.slice(3)),
    ),
  };
}

function readEntry(entry: string) {
  const end = entry.indexOf(' ');
  return { type: entry.slice(0, 1), stamp: entry.slice(0, end), path: entry.slice(end + 1) };
}
