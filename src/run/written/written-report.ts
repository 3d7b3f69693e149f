import { createReadStream } from 'node:fs';

/** Something in the upper layer of an overlay. */
export interface WrittenEntry {
  /**
   * `find`'s type letter; `c` marks a deleted entry of the layers below, and `m` a directory with the
   * contents of another one, which was renamed to it.
   */
  readonly type: string;
  /** Differs after each change; ends with the permissions. */
  readonly stamp: string;
  /** Permissions, without the bits above those of read, write and execute. */
  readonly mode: number;
  /** From the root of the checkout. */
  readonly path: string;
}

/** Receives what a command wrote, one entry after another, so that its size does not matter. */
export interface WrittenListener {
  /** An entry of the layer; directories come before their contents. */
  entry(entry: WrittenEntry): void;
  /** The path of an entry that is left in a directory of the layer, after all entries of the layer. */
  left(path: string): void;
}

/** What was reported about a command besides {@link WrittenListener}. */
export interface Report {
  /** Whether the command was started. */
  readonly started: boolean;
  /** False if the lists were truncated or are missing. */
  readonly complete: boolean;
  /** Room that was left for files at the end of a command that failed, if known. */
  readonly free?: { readonly bytes: number; readonly files: number } | undefined;
}

const READY = 'ready';
const END = 'end';
const NUL = 0;

/**
 * Reads the report of a slot (see `supervisor.py`) in bounded memory.
 *
 * @param file the report
 */
export async function readReport(file: string, listener: WrittenListener): Promise<Report> {
  const records = new Records(listener);
  for await (const chunk of createReadStream(file)) records.write(chunk as Buffer);
  return records.end();
}

/** Parses the records of a report, which arrives in chunks. */
export class Records {
  readonly #listener: WrittenListener;
  #rest: Buffer = Buffer.alloc(0);
  /** Read only when another one follows: the last one is the end, or was truncated. */
  #last: string | undefined;
  #started = false;
  #free: Report['free'];

  constructor(listener: WrittenListener) {
    this.#listener = listener;
  }

  write(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let from = 0;
    for (let to = bytes.indexOf(NUL); to >= 0; to = bytes.indexOf(NUL, from)) {
      this.#read(this.#last);
      this.#last = bytes.toString('utf8', from, to);
      from = to + 1;
    }
    this.#rest = bytes.subarray(from);
  }

  end(): Report {
    const complete = this.#last === END && this.#rest.length === 0;
    if (this.#last === READY) this.#started = true;
    return { started: this.#started, complete, free: this.#free };
  }

  #read(record: string | undefined): void {
    if (record === undefined) return;
    if (!this.#started) this.#started = record === READY;
    else if (record.startsWith('=')) this.#listener.left(record.slice(1));
    else if (record.startsWith('!free ')) this.#free = freeIn(record);
    else this.#listener.entry(entryIn(record));
  }
}

function entryIn(record: string): WrittenEntry {
  const pathAt = record.indexOf(' ') + 1;
  const stamp = record.slice(0, pathAt - 1);
  const mode = Number.parseInt(stamp.slice(stamp.lastIndexOf(':') + 1), 8) & 0o777;
  return { type: record.slice(0, 1), stamp, mode, path: record.slice(pathAt) };
}

/** @returns undefined if it could not be measured */
function freeIn(record: string): Report['free'] {
  const [blocks, size, files] = record.split(' ').slice(1).map(Number);
  if (!blocks && blocks !== 0) return undefined;
  return { bytes: blocks * Number(size), files: Number(files) };
}
