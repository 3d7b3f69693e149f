import { GateError } from '../ground/error.ts';
import type { ChangeStatus, FileChange } from './change.ts';
import { decodePieces } from './path-bytes.ts';

const STATUSES: Readonly<Record<string, ChangeStatus>> = {
  A: 'added',
  M: 'modified',
  D: 'deleted',
  R: 'renamed',
  T: 'type_changed',
};

/** The fields of a raw record; its line counts come from numstat. */
export type RawChange = Omit<FileChange, 'binary' | 'added' | 'deleted'>;

/** A record of `diff-tree --raw -z`: modes, ids, status with an optional similarity. */
const RAW = /^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/;
/** The start of a record of `--numstat -z`; `-` where git does not count lines. */
const NUMSTAT = /^(?:(\d+)\t(\d+)|-\t-)\t/;

/**
 * Parses the output of `git diff-tree --raw --numstat -z --no-abbrev`: all raw records, then all
 * numstat records in the same order. Lines of binary files stay 0, with `binary` set.
 *
 * @throws GateError `change_incomplete` for any other output
 */
export function parseDiff(output: Buffer): FileChange[] {
  const pieces = new Pieces(output);
  const changes = rawChanges(pieces).map((change) => ({ ...change, ...counts(pieces, change) }));
  pieces.end();
  return changes;
}

/** Parses the output of `git diff-tree --raw -z --no-abbrev`, which has no line counts. */
export function parseRawDiff(output: Buffer): RawChange[] {
  const pieces = new Pieces(output);
  const changes = rawChanges(pieces);
  pieces.end();
  return changes;
}

function rawChanges(pieces: Pieces): RawChange[] {
  const changes: RawChange[] = [];
  while (pieces.next()?.startsWith(':')) changes.push(rawChange(pieces));
  return changes;
}

function rawChange(pieces: Pieces): RawChange {
  const record = pieces.take();
  const [, oldMode, newMode, oldOid, newOid, letter = ''] = RAW.exec(record) ?? [];
  const status = STATUSES[letter];
  if (!oldMode || !newMode || !oldOid || !newOid || status === undefined) {
    throw unexpected(`the record ${JSON.stringify(record)}`);
  }
  const names =
    status === 'renamed'
      ? { oldPath: pieces.take(), path: pieces.take() }
      : { path: pieces.take() };
  return { status, ...names, oldMode, newMode, oldOid, newOid };
}

function counts(
  pieces: Pieces,
  { path, oldPath }: RawChange,
): Pick<FileChange, 'binary' | 'added' | 'deleted'> {
  const record = pieces.take();
  const match = NUMSTAT.exec(record);
  if (match === null) throw unexpected(`no line counts for ${path}`);
  const [prefix, added, deleted] = match;
  const named = record.slice(prefix.length);
  const oldName = named === '' ? pieces.take() : undefined;
  const name = named === '' ? pieces.take() : named;
  if (name !== path || oldName !== oldPath) {
    throw unexpected(`line counts of another file instead of ${path}`);
  }
  return { binary: added === undefined, added: Number(added ?? 0), deleted: Number(deleted ?? 0) };
}

/** Reads the NUL-terminated pieces of git's output one by one. */
class Pieces {
  readonly #pieces: readonly string[];
  #at = 0;

  constructor(output: Buffer) {
    this.#pieces = decodePieces(output);
  }

  next(): string | undefined {
    return this.#pieces[this.#at];
  }

  take(): string {
    const piece = this.next();
    if (piece === undefined) throw unexpected('a truncated record');
    this.#at += 1;
    return piece;
  }

  end(): void {
    if (this.next() !== undefined) throw unexpected('more records than files');
  }
}

function unexpected(what: string): GateError {
  return new GateError(
    'change_incomplete',
    `Git's list of changed files has ${what}`,
    'Check that git is version 2.31 or later; if it is, report this as a bug.',
  );
}
