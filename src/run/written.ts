/** What a launcher saw in the upper layer of an overlay when a command had ended. */
export interface Written {
  /** False if the list was cut off: there is more, and nothing can be said of what is gone. */
  readonly complete: boolean;
  /** Everything but folders, by path from the root; with a stamp that is another after a change. */
  readonly files: ReadonlyMap<string, string>;
  readonly folders: readonly string[];
  /** What is still there, of what stood in the root and in `folders`. */
  readonly left: ReadonlySet<string>;
}

/** Before the first command. */
export const NOTHING_WRITTEN: Written = {
  complete: true,
  files: new Map(),
  folders: [],
  left: new Set(),
};

/** What a launcher adds after a list that has everything in it; cut off, it has no NUL before it. */
const END = 'end\0';

/**
 * Reads a launcher's list.
 *
 * @param list NUL-terminated: `find`'s letter for a type, a stamp, a space and a path for each entry
 *   of the upper layer; `=./` and a path for each name that is still there in a folder that was touched
 * @returns undefined if the list was never made
 */
export function readWritten(list: string): Written | undefined {
  if (!list.endsWith(END)) return undefined;
  const body = list.slice(0, -END.length);
  const entries = body.split('\0').slice(0, -1);
  const found = entries.filter((entry) => !entry.startsWith('=')).map(readEntry);
  return {
    complete: body === '' || body.endsWith('\0'),
    // A character device stands for what was deleted.
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
