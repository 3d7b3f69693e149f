import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readFailure } from '../github/failure.ts';
import { GateError } from '../ground/error.ts';
import { makeFolder, replaceFile } from '../ground/write-file.ts';
import {
  AGENT_PATCH_FILE,
  AGENT_TASK_FILE,
  renderAgentTask,
} from '../report/agent/task-of-report.ts';
import { json } from '../report/escape.ts';
import type { GateReport } from '../report/gate-report.ts';
import { renderHtml } from '../report/html/html.tsx';
import { renderJson } from '../report/json.ts';
import { renderJunit } from '../report/junit.ts';
import { renderSarif } from '../report/sarif.ts';
import type { ChannelResult, Publication } from './context.ts';

export type ResultPaths = ReturnType<typeof resultPaths>;

export function resultPaths(outputDirectory: string) {
  const at = (name: string) => join(outputDirectory, name);
  return {
    report: at('gate-report.json'),
    validationReports: at('validation-reports'),
    /** The author agent's next task, and the diff of its edits, if any. */
    agentTask: at(AGENT_TASK_FILE),
    agentPatch: at(AGENT_PATCH_FILE),
    page: at('report.md'),
    html: at('report.html'),
    sarif: at('report.sarif'),
    junit: at('report.junit.xml'),
  };
}

/** GitHub's limits do not apply to files, but people read them. */
const PAGE_CHARACTERS = 1024 * 1024;

/**
 * Writes the result files: the GateReport, the ValidationReports, the page as Markdown and HTML, and
 * formats for other programs. Replaces the files of an earlier run. Never throws.
 * @param signal ends the writing; each file is complete, or as before
 */
export async function publishFiles(
  outputDirectory: string,
  publication: Pick<Publication, 'report' | 'markdown'>,
  signal?: AbortSignal,
): Promise<ChannelResult> {
  const paths = resultPaths(outputDirectory);
  try {
    await realDirectory(outputDirectory);
    for (const write of writers(paths, publication, signal)) {
      await write();
      await setImmediate();
      signal?.throwIfAborted();
    }
    return { status: 'reached', where: outputDirectory };
  } catch (error) {
    return {
      status: 'failed',
      reason: `could not write the result files: ${readFailure(error).said}`,
      ...(error instanceof GateError && { hint: error.hint }),
    };
  }
}

function writers(
  paths: ResultPaths,
  { report, markdown }: Pick<Publication, 'report' | 'markdown'>,
  signal: AbortSignal | undefined,
): readonly (() => Promise<void>)[] {
  return [
    () => replaceFile(paths.report, renderJson(report)),
    () => writeValidationReports(paths.validationReports, report, signal),
    () => replaceFile(paths.agentTask, renderAgentTask(report)),
    () => replaceOrRemove(paths.agentPatch, report.fix?.patch || undefined),
    () => replaceFile(paths.page, markdown(PAGE_CHARACTERS)),
    () => replaceFile(paths.html, renderHtml(report)),
    () => replaceFile(paths.sarif, renderSarif(report)),
    () => replaceFile(paths.junit, renderJunit(report)),
  ];
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

/** The change may have placed a symlink here, which must not redirect the files. */
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
