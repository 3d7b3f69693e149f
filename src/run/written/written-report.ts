import { readFile } from 'node:fs/promises';

/** An entry of an overlay's upper layer. */
export interface WrittenEntry {
  /**
   * `d` for a directory, `m` for one with the contents of another one, which was renamed to it; `c` for
   * a deleted entry of the layers below, `f` for anything else.
   */
  readonly type: string;
  /** Permissions for read, write and execute. */
  readonly mode: number;
  /** From the root of the checkout. */
  readonly path: string;
}

export interface Report {
  /** Directories come before their contents. */
  readonly entries: readonly WrittenEntry[];
  /** Paths that remain in the directories of the layer. */
  readonly left: readonly string[];
  /** False if the lists were truncated or are missing. */
  readonly complete: boolean;
  /** Free space at the end of a failed command, if known. */
  readonly free?: { readonly bytes: number; readonly files: number };
}

/** Reads a slot's report (see `supervisor.py`), which limits its size. */
export async function readReport(file: string): Promise<Report> {
  return parseReport(await readFile(file, 'utf8'));
}

/** @param text records, each with a final NUL; the last one is the end mark */
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
