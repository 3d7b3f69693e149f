import type { AssetProblem } from '../../assets/asset.ts';
import type { Location } from '../../model/finding.ts';
import type { Policy } from '../../policy/policy.ts';
import type { Change, FileChange } from '../../repo/change.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import { namesOf } from './blast-radius.ts';
import { firstMalformedLine } from './log-lines.ts';
import { atFile, isWithinAnywhere } from './touched-paths.ts';

/** Where engines write their audit log, in any directory of the repository. */
const AUDIT_LOGS = ['assets/gep/events.jsonl', '.evolver/gep/events.jsonl'] as const;

const REGULAR_FILE = /^100/;
const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Checks the audit logs that a change touches; omits what is reported about them as asset files. */
export const auditLogs = defineChangeCheck({
  name: 'audit-logs',
  find: async ({ change, assets, policy, baseTree, tree }) => {
    const { audit_log } = policy.blast_radius;
    const findings = await auditLogFindings(change, audit_log, async (path) => {
      const isNew = baseTree.stat(path) === undefined;
      const [before, after] = await Promise.all([
        isNew ? Buffer.alloc(0) : baseTree.read(path),
        tree.read(path),
      ]);
      return { before, after };
    });
    return findings.filter(
      ({ rule, location }) =>
        rule !== 'audit-log-malformed' ||
        !assets.problems.some((problem) => tells(problem, location)),
    );
  },
});

/** Reads a log at the base and at the head. */
export type ReadBothSides = (path: string) => Promise<{ before: Buffer; after: Buffer }>;

/** Checks every audit log that a change touches against the policy's `audit_log`. */
export async function auditLogFindings(
  change: Change,
  setting: Policy['blast_radius']['audit_log'],
  readBothSides: ReadBothSides,
): Promise<Finding[]> {
  const logs = change.files.filter((file) => namesOf(file).some(isAuditLog));
  if (setting === 'forbidden') {
    return logs.flatMap((file) =>
      namesOf(file)
        .filter(isAuditLog)
        .map((path) => finding('audit-log-changed', { path }, atFile(path))),
    );
  }
  return (await Promise.all(logs.map((file) => judgeLog(file, readBothSides)))).flat();
}

/**
 * Finds the first changed line of an append-only file.
 *
 * @returns the number of the line, from 1; undefined if `after` starts with all of `before` and the
 *   rest starts on a new line
 */
export function firstRewrittenLine(before: Buffer, after: Buffer): number | undefined {
  const kept = commonLength(before, after);
  if (kept === before.length && beginsNewLine(before, after)) return undefined;
  const end = kept === before.length ? Math.max(kept - 1, 0) : kept;
  let line = 1;
  for (
    let at = before.indexOf(NEWLINE);
    at >= 0 && at < end;
    at = before.indexOf(NEWLINE, at + 1)
  ) {
    line += 1;
  }
  return line;
}

/**
 * Whether a malformed line of a log is already reported as part of an asset file: at the line, or
 * where the JSON that starts on the line becomes invalid.
 */
function tells({ rule, location: { path, line } }: AssetProblem, malformed?: Location): boolean {
  if (path !== malformed?.path) return false;
  return line === malformed.line || (rule === 'file-not-json' && line > malformed.line);
}

async function judgeLog(file: FileChange, readBothSides: ReadBothSides): Promise<Finding[]> {
  const { path, oldPath, status } = file;
  const findings: Finding[] = [];
  if (oldPath !== undefined && isAuditLog(oldPath)) {
    findings.push(finding('audit-log-removed', { path: oldPath }, atFile(oldPath)));
  }
  if (!isAuditLog(path)) return findings;
  if (!REGULAR_FILE.test(file.newMode) || status === 'type_changed') {
    findings.push(finding('audit-log-removed', { path }, atFile(path)));
  } else if (status === 'modified') {
    const { before, after } = await readBothSides(path);
    const line = firstRewrittenLine(before, after);
    if (line === undefined) return [...findings, ...appendedFindings(path, after, before.length)];
    const gone = endsAtLine(line, after);
    const location = { path, line: gone ? Math.max(line - 1, 1) : line, column: 1 };
    findings.push(finding('audit-log-rewritten', { path, line, gone }, { location }));
  } else {
    const { after } = await readBothSides(path);
    findings.push(...appendedFindings(path, after, 0));
  }
  return findings;
}

/** @param from the offset of the appended bytes */
function appendedFindings(path: string, log: Buffer, from: number): Finding[] {
  const malformed = firstMalformedLine(log, from);
  if (malformed === undefined) return [];
  const location = { path, line: malformed.line, column: 1 };
  return [finding('audit-log-malformed', { path, ...malformed }, { location })];
}

/** Whether a file is an audit log, whose existing bytes must not change. */
export function isAuditLog(path: string): boolean {
  return AUDIT_LOGS.some((log) => isWithinAnywhere(path, log));
}

/** Whether a log ends before a line. */
function endsAtLine(line: number, log: Buffer): boolean {
  return log.length === 0 || (log.at(-1) === NEWLINE && countOf(NEWLINE, log) < line);
}

function countOf(byte: number, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}

function commonLength(before: Buffer, after: Buffer): number {
  const length = Math.min(before.length, after.length);
  if (before.compare(after, 0, length, 0, length) === 0) return length;
  let at = 0;
  while (before[at] === after[at]) at += 1;
  return at;
}

function beginsNewLine(before: Buffer, after: Buffer): boolean {
  if (before.length === 0 || before.at(-1) === NEWLINE || after.length === before.length)
    return true;
  const next = after[before.length] === CARRIAGE_RETURN ? before.length + 1 : before.length;
  return after[next] === NEWLINE;
}
