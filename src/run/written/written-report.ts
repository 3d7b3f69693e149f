import { readFile } from 'node:fs/promises';

/** Something in the upper layer of an overlay. */
export interface WrittenEntry {
  /**
   * `d` for a directory, `m` for one with the contents of another one, which was renamed to it; `c` marks a
   * deleted entry of the layers below, and `f` is anything else.
   */
  readonly type: string;
  /** Permissions, without the bits above those of read, write and execute. */
  readonly mode: number;
  /** From the root of the checkout. */
  readonly path: string;
}

/** What a command wrote. */
export interface Report {
  /** The entries of the layer; directories come before their contents. */
  readonly entries: readonly WrittenEntry[];
  /** The paths of the entries that are left in the directories of the layer. */
  readonly left: readonly string[];
  /** False if the lists were truncated or are missing. */
  readonly complete: boolean;
  /** Room that was left for files at the end of a command that failed, if known. */
  readonly free?: { readonly bytes: number; readonly files: number };
}

/** Reads the report of a slot (see `supervisor.py`), which limits its size. */
export async function readReport(file: string): Promise<Report> {
  return parseReport(await readFile(file, 'utf8'));
}

/** @param text records, each with NUL at its end; the last one says that there are no more */
export function parseReport(text: string): Report {
  const records = text.split('\0');
  // Without its last NUL, a record was truncated.
  const rest = records.pop();
  const complete = rest === '' && records.at(-1) === 'end';
  const listed = complete ? records.slice(0, -1) : records;
  const free = listed[0]?.startsWith('!') ? listed.shift() : undefined;
  const isLeft = (record: string) => record.startsWith('=');
  return {
    entries: listed.filter((record) => !isLeft(record)).map(entryIn),
    left: listed.filter(isLeft).map((record) => record.slice(1)),
    complete,
    ...(free !== undefined && { free: freeIn(free) }),
  };
}

function entryIn(record: string): WrittenEntry {
  const pathAt = record.indexOf(' ') + 1;
  const mode = Number.parseInt(record.slice(1, pathAt - 1), 8) & 0o777;
  return { type: record.slice(0, 1), mode, path: record.slice(pathAt) };
}

/** @param record `!free`, then the number of blocks, their size, and the number of files */
function freeIn(record: string): { bytes: number; files: number } {
  const [blocks, size, files] = record.split(' ').slice(1).map(Number);
  return { bytes: Number(blocks) * Number(size), files: Number(files) };
}
