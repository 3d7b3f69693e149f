import { createHash, type Hash } from 'node:crypto';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readFailure } from '../github/failure.ts';
import { GateError } from '../ground/error.ts';
import { makeFolder } from '../ground/make-folder.ts';
import { replaceFile } from '../ground/replace-file.ts';
import { inTurns } from '../ground/turns.ts';
import { agentTaskPieces } from '../report/agent/render.ts';
import { json } from '../report/escape.ts';
import { htmlRenderer } from '../report/format.ts';
import type { GateReport } from '../report/gate-report.ts';
import { checksumsOf, type Subject } from '../report/in-toto/statement.ts';
import { testResultStatement } from '../report/in-toto/test-result.ts';
import { jsonLinePieces, jsonPieces, summaryStatement } from '../report/json.ts';
import { junitPieces } from '../report/junit/junit.ts';
import { sarifPieces } from '../report/sarif/sarif.ts';
import type { ChannelResult, Publication } from './context.ts';
import { whileLocked } from './folder-lock.ts';
import { type ResultPaths, resultPaths, type StatementPaths } from './result-paths.ts';

/** GitHub's limits do not apply to a file, but people read it. */
const PAGE_CHARACTERS = 1024 * 1024;

/**
 * Writes the result files: the GateReport, the ValidationReports, the page as Markdown and HTML, and
 * formats for other programs. Replaces the files of an earlier run; never throws.
 *
 * @param signal ends the writing; each file is whole, or as it was
 */
export async function publishFiles(
  outputDirectory: string,
  publication: Pick<Publication, 'report' | 'markdown'>,
  signal?: AbortSignal,
): Promise<ChannelResult> {
  const paths = resultPaths(outputDirectory);
  try {
    await realDirectory(outputDirectory);
    await whileLocked(outputDirectory, async () => {
      for (const write of writers(paths, publication, signal)) {
        await write();
        // What is no text in pieces may have taken so long that a signal was not heard.
        await setImmediate();
        signal?.throwIfAborted();
      }
    });
    return { status: 'reached', where: outputDirectory };
  } catch (error) {
    return {
      status: 'failed',
      reason: `could not write the result files: ${readFailure(error).said}`,
      ...(error instanceof GateError && { hint: error.hint }),
    };
  }
}

/** Returns functions that each write one kind of file. */
function writers(
  paths: ResultPaths,
  { report, markdown }: Pick<Publication, 'report' | 'markdown'>,
  signal: AbortSignal | undefined,
): readonly (() => Promise<void>)[] {
  const write = (path: string, pieces: Iterable<string>) =>
    replaceFile(path, inTurns(pieces, signal));
  const digest = createHash('sha256');
  return [
    () => write(paths.report, hashed(jsonPieces(report), digest)),
    () => writeValidationReports(paths.validationReports, report, signal),
    () => write(paths.validationLines, jsonLinePieces(report)),
    () => writeStatement(paths.testResult, testResultStatement(report)),
    () => writeStatement(paths.summary, summaryStatement(report, digest.digest('hex'))),
    () => write(paths.agentTask, agentTaskPieces(report)),
    () => replaceOrRemove(paths.agentPatch, report.fix?.patch || undefined),
    () => replaceFile(paths.page, markdown(PAGE_CHARACTERS)),
    async () => replaceFile(paths.html, (await htmlRenderer()).renderHtml(report)),
    () => write(paths.sarif, sarifPieces(report)),
    () => write(paths.junit, junitPieces(report)),
  ];
}

/** Passes pieces on and adds them to a hash. */
function* hashed(pieces: Iterable<string>, hash: Hash): Generator<string> {
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

async function writeValidationReports(
  folder: string,
  { validation_reports }: GateReport,
  signal: AbortSignal | undefined,
): Promise<void> {
  await realDirectory(folder);
  for (const name of await readdir(folder)) {
    if (/^vr_\d+\.json$/.test(name)) await rm(join(folder, name));
  }
  for (const validation of validation_reports) {
    signal?.throwIfAborted();
    await replaceFile(join(folder, `${validation.id}.json`), `${json(validation)}\n`);
  }
}

async function writeStatement(
  paths: StatementPaths,
  statement: { readonly subject: readonly Subject[]; readonly predicate: object } | undefined,
): Promise<void> {
  await replaceOrRemove(paths.statement, statement && `${json(statement)}\n`);
  await replaceOrRemove(paths.predicate, statement && `${json(statement.predicate)}\n`);
  await replaceOrRemove(paths.subjects, statement && checksumsOf(statement.subject));
}

/** The change under review may have placed a symlink here, which must not redirect the files. */
async function realDirectory(path: string): Promise<void> {
  await makeFolder(path);
  if (!(await lstat(path)).isDirectory())
    throw new Error(`${path} is a symlink or not a directory`);
}

/** @param content undefined if this run has no such file */
async function replaceOrRemove(path: string, content: string | undefined): Promise<void> {
  if (content === undefined) await rm(path, { force: true });
  else await replaceFile(path, content);
}
