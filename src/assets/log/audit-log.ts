import { mayBeSpelled } from '../../repo/look-alike.ts';
import { isWithinAnywhere } from '../../repo/paths.ts';

/** The place of audit logs in any directory of the repository. */
const AUDIT_LOGS = [
  'assets/gep/events.jsonl',
  '.evolver/gep/events.jsonl',
  '.evomap/assets/events.jsonl',
] as const;

/** Larger logs are not compared; GitHub accepts no file above 100 MB. The policy limits how much is parsed. */
export const MAX_LOG_BYTES = 128 * 1024 * 1024;

/** True for an audit log or an archive of one, whose records must not change. */
export function isAuditLog(path: string): boolean {
  return isLogArchive(path) || isCurrentLog(path);
}

/** A complete log, under a name that its owner chooses: `events.2026.jsonl`. */
const ARCHIVE = /(?<=^|\/)events\.[^/]+\.jsonl$/is;

/** True for a file beside an audit log, to which its records can be moved. */
export function isLogArchive(path: string): boolean {
  return ARCHIVE.test(path) && isCurrentLog(path.replace(ARCHIVE, 'events.jsonl'));
}

function isCurrentLog(path: string): boolean {
  return (
    mayBeSpelled(path, 'events.jsonl') && AUDIT_LOGS.some((log) => isWithinAnywhere(path, log))
  );
}

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** The white space of JSON. */
const BLANKS: ReadonlySet<number> = new Set([0x20, 0x09, NEWLINE, CARRIAGE_RETURN]);

export type Continuation =
  /** Every record is kept; the offset after them. */
  | { readonly kind: 'appended'; readonly from: number }
  /** The first record of the earlier version that is not kept, its line from 1, and what stands there now. */
  | {
      readonly kind: 'rewritten';
      readonly line: number;
      readonly was: Buffer;
      readonly is: Buffer | undefined;
    };

/**
 * Compares two versions of an append-only log. All records must be kept, byte by byte and in order.
 * Blank lines do not count, nor does the end of the last line.
 */
export function continuationOf(before: Buffer, after: Buffer): Continuation {
  const old = recordsOf(before);
  const now = recordsOf(after);
  let from = 0;
  for (let record = old.next().value; record; ) {
    const following = old.next().value;
    const same = now.next().value;
    if (!same || !isKept(record.bytes, same.bytes, following === undefined)) {
      return { kind: 'rewritten', line: record.line, was: record.bytes, is: same?.bytes };
    }
    from = same.end;
    record = following;
  }
  return { kind: 'appended', from };
}

export function hasRecords(log: Buffer): boolean {
  return recordsOf(log).next().value !== undefined;
}

interface LogRecord {
  /** Without the newline. */
  readonly bytes: Buffer;
  /** From 1. */
  readonly line: number;
  /** The offset after the newline. */
  readonly end: number;
}

export function* recordsOf(log: Buffer): Generator<LogRecord, undefined> {
  let line = 0;
  for (let start = 0; start < log.length; ) {
    const newline = log.indexOf(NEWLINE, start);
    const stop = newline < 0 ? log.length : newline;
    const bytes = log.subarray(start, stop);
    start = Math.min(stop + 1, log.length);
    line += 1;
    if (!isBlank(bytes)) yield { bytes, line, end: start };
  }
  return undefined;
}

function isBlank(line: Buffer): boolean {
  for (const byte of line) if (!BLANKS.has(byte)) return false;
  return true;
}

function isKept(before: Buffer, after: Buffer, isLast: boolean): boolean {
  return isLast ? withoutReturn(before).equals(withoutReturn(after)) : before.equals(after);
}

function withoutReturn(line: Buffer): Buffer {
  return line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
}

export function countLines(log: Buffer, end: number): number {
  let lines = 0;
  for (let at = log.indexOf(NEWLINE); at >= 0 && at < end; at = log.indexOf(NEWLINE, at + 1)) {
    lines += 1;
  }
  return lines;
}
