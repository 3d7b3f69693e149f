import type { AssetProblem } from '../../assets/asset.ts';
import { assetPathTest } from '../../assets/globs.ts';
import {
  continuationOf,
  countLines,
  hasRecords,
  isAuditLog,
  isLogArchive,
  MAX_LOG_BYTES,
  recordsOf,
} from '../../assets/log/audit-log.ts';
import { attempt } from '../../ground/attempt.ts';
import { isMapping } from '../../ground/mapping.ts';
import type { Location } from '../../model/finding.ts';
import type { FileChange } from '../../repo/change.ts';
import { foldersAbove } from '../../repo/entry-index.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ChangeSubject } from '../subject.ts';
import { namesOf } from './blast-radius.ts';
import { recordChange } from './record-change.ts';
import { atFile } from './touched-paths.ts';

const REGULAR_FILE = /^100/;
const NEWLINE = 0x0a;
const NOTHING = Buffer.alloc(0);

/**
 * Checks every touched audit log by the policy's `audit_log`. Skips problems already reported about it
 * as an asset file.
 */
export async function auditLogs(subject: ChangeSubject): Promise<Finding[]> {
  const { change, policy } = subject;
  const logs = change.files.filter((file) => namesOf(file).some(isAuditLog));
  if (policy.blast_radius.audit_log === 'forbidden') {
    const names = logs.flatMap(namesOf).filter(isAuditLog);
    const how = 'touches, although the policy forbids it,';
    return names.map((path) => finding('audit-log-rewritten', { path, how }, atFile(path)));
  }
  const findings = await Promise.all(logs.map((file) => judgeLog(file, subject)));
  return findings.flat();
}

/** Reads a log of one side; empty if it does not exist. */
async function readLog(tree: Tree, path: string): Promise<Buffer> {
  return tree.stat(path) === undefined ? NOTHING : tree.read(path, MAX_LOG_BYTES);
}

/**
 * True if a malformed line is already reported as part of an asset file: at the line, or later if JSON
 * that starts there becomes invalid.
 */
function covers({ rule, location: { path, line } }: AssetProblem, malformed: Location): boolean {
  if (path !== malformed.path) return false;
  return line === malformed.line || (rule === 'file-not-json' && line > malformed.line);
}

async function judgeLog(
  file: FileChange,
  subject: Pick<ChangeSubject, 'assets' | 'baseTree' | 'policy' | 'tree'>,
): Promise<Finding[]> {
  const { baseTree, tree, assets } = subject;
  const { path, oldPath, status } = file;
  const findings: Finding[] = [];
  const appended = (log: Buffer, from: number) =>
    appendedFindings(path, log, from).filter(
      ({ location }) => !assets.problems.some((problem) => location && covers(problem, location)),
    );
  // A log without records has nothing to lose, and archived records are not lost.
  const isLost = async (log: string) => {
    if (!REGULAR_FILE.test(file.oldMode)) return true;
    const before = await readLog(baseTree, log);
    return hasRecords(before) && !(await isArchived(log, { before, after: NOTHING }, subject));
  };
  if (oldPath !== undefined && isAuditLog(oldPath) && (await isLost(oldPath))) {
    findings.push(removed(oldPath));
  }
  if (!isAuditLog(path)) return findings;
  if (status === 'deleted') {
    if (await isLost(path)) findings.push(removed(path));
  } else if (!REGULAR_FILE.test(file.newMode) || status === 'type_changed') {
    findings.push(removed(path));
  } else if (status === 'modified') {
    const [before, after] = await Promise.all([readLog(baseTree, path), readLog(tree, path)]);
    const continuation = continuationOf(before, after);
    if (continuation.kind === 'appended') {
      return [...findings, ...appended(after, continuation.from)];
    }
    if (await isArchived(path, { before, after }, subject)) return appended(after, 0);
    const { line, was, is } = continuation;
    const gone = endsAtLine(line, after);
    const location = { path, line: gone ? Math.max(line - 1, 1) : line, column: 1 };
    const how = gone ? `removes everything from line ${line} on of` : `modifies line ${line} of`;
    const change = recordChange(was, gone ? undefined : is);
    findings.push(finding('audit-log-rewritten', { path, how, change }, { location }));
  } else {
    findings.push(...appended(await readLog(tree, path), 0));
  }
  return findings;
}

function removed(path: string): Finding {
  return finding('audit-log-rewritten', { path, how: 'removes or replaces' }, atFile(path));
}

/** @param from offset of the appended bytes */
function appendedFindings(path: string, log: Buffer, from: number): Finding[] {
  const malformed = firstMalformedLine(log, from);
  if (malformed === undefined) return [];
  const location = { path, line: malformed.line, column: 1 };
  const how = `appends line ${malformed.line}, which is no valid record (${malformed.problem}), to`;
  return [finding('audit-log-rewritten', { path, how }, { location, harm: 'broken' })];
}

function endsAtLine(line: number, log: Buffer): boolean {
  return log.length === 0 || (log.at(-1) === NEWLINE && countLines(log, log.length) < line);
}

/**
 * Finds the first malformed line of an append-only log. Readers parse it line by line: each line is empty or one
 * JSON object with a `type`.
 * @param from offset of the first byte to check; of a line that starts earlier, only the rest is checked
 * @returns its number, from 1, and its problem
 */
export function firstMalformedLine(log: Buffer, from: number) {
  const before = countLines(log, from);
  for (const { bytes, line } of recordsOf(log.subarray(from))) {
    const problem = problemOf(bytes);
    if (problem !== undefined) return { line: before + line, problem };
  }
  return undefined;
}

function problemOf(line: Buffer): string | undefined {
  // A line that is too long or too deep to parse is no valid record either.
  const text = attempt(() => line.toString('utf8').trim());
  if (text === '') return undefined;
  const value = attempt((): unknown => JSON.parse(text ?? ''));
  if (value === undefined) return 'it is not a single JSON value';
  if (!isMapping(value)) return 'it is not a JSON object';
  return typeof value.type === 'string' ? undefined : 'it has no `type`';
}

/**
 * True if the records of a deleted, emptied or restarted log are kept: an archive in the same
 * directory, included by the policy, has exactly the same records, byte by byte and in order. The first
 * event of the new log must have the archive's last event as parent.
 * @param before the log at the base
 * @param after the log at the head; empty if it does not exist
 */
async function isArchived(
  path: string,
  { before, after }: { readonly before: Buffer; readonly after: Buffer },
  { tree, policy }: Pick<ChangeSubject, 'tree' | 'policy'>,
): Promise<boolean> {
  if (isLogArchive(path) || !continues(before, after)) return false;
  const isIncluded = assetPathTest(policy);
  const beside = tree.list(foldersAbove(path).at(-1) ?? '');
  const archives = beside.filter(
    (entry) => isRegular(entry.kind) && isLogArchive(entry.path) && isIncluded(entry.path),
  );
  for (const archive of archives) if (await hasExactly(before, archive.path, tree)) return true;
  return false;
}

async function hasExactly(before: Buffer, path: string, tree: Tree): Promise<boolean> {
  const archive = await tree.read(path, MAX_LOG_BYTES);
  const continuation = continuationOf(before, archive);
  return continuation.kind === 'appended' && !hasRecords(archive.subarray(continuation.from));
}

/** True if the first event of a log continues an earlier log, or if there is no event yet. */
function continues(before: Buffer, after: Buffer): boolean {
  const [first] = eventsOf(after);
  if (first === undefined) return true;
  const last = [...eventsOf(before)].at(-1);
  return typeof last?.id === 'string' && last.id !== '' && first.parent === last.id;
}

function* eventsOf(log: Buffer): Generator<{ readonly id?: unknown; readonly parent?: unknown }> {
  for (const { bytes } of recordsOf(log)) {
    const value = attempt(() => JSON.parse(bytes.toString('utf8')));
    if (value?.type === 'EvolutionEvent') yield value;
  }
}
