import { GateError } from '../ground/error.ts';
import { decodePieces } from './path-bytes.ts';

export type ChangeStatus = 'added' | 'modified' | 'deleted' | 'renamed' | 'type_changed';

/** From git's objects. */
export interface FileChange {
  readonly status: ChangeStatus;
  /** At the audited commit; for a deleted file, at the base. */
  readonly path: string;
  /** At the base; only for a rename. */
  readonly oldPath?: string;
  /** Six octal digits; `000000` where the file does not exist on that side. */
  readonly oldMode: string;
  readonly newMode: string;
  /** Full object ids; all zeros where the file does not exist on that side. */
  readonly oldOid: string;
  readonly newOid: string;
  readonly binary: boolean;
  /** Lines. Counted from the blobs for a binary file, because git's numstat omits them. */
  readonly added: number;
  readonly deleted: number;
}

export interface Change {
  /** Commit ids: the left side (merge base or base tip) and the audited commit. */
  readonly base: string;
  readonly audited: string;
  /** Sorted by path. */
  readonly files: readonly FileChange[];
}

const STATUSES: Readonly<Record<string, ChangeStatus>> = {
  A: 'added',
  M: 'modified',
  D: 'deleted',
  R: 'renamed',
  T: 'type_changed',
};

/** Line counts come from numstat. */
export type RawChange = Omit<FileChange, 'binary' | 'added' | 'deleted'>;

/** A record of `diff-tree --raw -z`: modes, ids, and a status with an optional similarity. */
const RAW = /^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/;
/** The start of a record of `--numstat -z`; `-` where git does not count lines. */
const NUMSTAT = /^(?:(\d+)\t(\d+)|-\t-)\t/;

/**
 * Parses the output of `git diff-tree --raw --numstat -z --no-abbrev`: all raw records, then all
 * numstat records in the same order. Binary files have no lines.
 * @throws GateError `change_incomplete` for any other output
 */
export function parseDiff(output: Buffer): FileChange[] {
  const pieces = decodePieces(output).reverse();
  const changes = rawChanges(pieces).map((change) => ({ ...change, ...counts(pieces, change) }));
  requireEnd(pieces);
  return changes;
}

/** Parses the output of `git diff-tree --raw -z --no-abbrev`, which has no line counts. */
export function parseRawDiff(output: Buffer): RawChange[] {
  const pieces = decodePieces(output).reverse();
  const changes = rawChanges(pieces);
  requireEnd(pieces);
  return changes;
}

function rawChanges(pieces: string[]): RawChange[] {
  const changes: RawChange[] = [];
  while (pieces.at(-1)?.startsWith(':')) changes.push(rawChange(pieces));
  return changes;
}

function rawChange(pieces: string[]): RawChange {
  const record = take(pieces);
  const [, oldMode, newMode, oldOid, newOid, letter = ''] = RAW.exec(record) ?? [];
  const status = STATUSES[letter];
  if (!oldMode || !newMode || !oldOid || !newOid || status === undefined) {
    throw unexpected(`the record ${JSON.stringify(record)}`);
  }
  const names =
    status === 'renamed' ? { oldPath: take(pieces), path: take(pieces) } : { path: take(pieces) };
  return { status, ...names, oldMode, newMode, oldOid, newOid };
}

function counts(
  pieces: string[],
  { path, oldPath }: RawChange,
): Pick<FileChange, 'binary' | 'added' | 'deleted'> {
  const record = take(pieces);
  const match = NUMSTAT.exec(record);
  if (match === null) throw unexpected(`no line counts for ${path}`);
  const [prefix, added, deleted] = match;
  const named = record.slice(prefix.length);
  const oldName = named === '' ? take(pieces) : undefined;
  const name = named === '' ? take(pieces) : named;
  if (name !== path || oldName !== oldPath) {
    throw unexpected(`line counts of another file instead of ${path}`);
  }
  return { binary: added === undefined, added: Number(added ?? 0), deleted: Number(deleted ?? 0) };
}

/** Removes and returns the next of the NUL-terminated pieces, which are in reverse order. */
function take(pieces: string[]): string {
  const piece = pieces.pop();
  if (piece === undefined) throw unexpected('a truncated record');
  return piece;
}

function requireEnd(pieces: readonly string[]): void {
  if (pieces.length > 0) throw unexpected('more records than files');
}

function unexpected(what: string): GateError {
  return new GateError(
    'change_incomplete',
    `Git's list of changed files has ${what}`,
    'Check that git is version 2.31 or later; if it is, report this as a bug.',
  );
}
