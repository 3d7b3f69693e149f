import { lstat, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFailure } from '../github/failure.ts';
import { makeFolder } from '../make-folder.ts';
import { AGENT_PATCH_FILE, AGENT_TASK_FILE, renderAgentTask } from '../report/agent/render.ts';
import { json } from '../report/escape.ts';
import { htmlRenderer } from '../report/format.ts';
import { checksumsOf, type Subject } from '../report/in-toto/statement.ts';
import { testResultStatement } from '../report/in-toto/test-result.ts';
import { jsonPieces, renderJsonLines, summaryStatement } from '../report/json.ts';
import { renderJunit } from '../report/junit/junit.ts';
import { renderSarif } from '../report/sarif/sarif.ts';
import type { ChannelResult, Publication } from './context.ts';
import { whileLocked } from './folder-lock.ts';

/** Paths of the result files in one output directory. */
export interface ResultPaths {
  readonly report: string;
  readonly validationReports: string;
  /** The same ValidationReports in one file, one per line. */
  readonly validationLines: string;
  /** Unsigned in-toto statements, each with the inputs of `actions/attest`; absent without them. */
  readonly testResult: StatementPaths;
  readonly summary: StatementPaths;
  /** What the agent that wrote the change does next, and the diff of its edits if there are any. */
  readonly agentTask: string;
  readonly agentPatch: string;
  readonly page: string;
  readonly html: string;
  readonly sarif: string;
  readonly junit: string;
}

interface StatementPaths {
  readonly statement: string;
  /** The predicate alone, for `predicate-path`. */
  readonly predicate: string;
  /** The digests of the subjects, for `subject-checksums`. */
  readonly subjects: string;
}

export function resultPaths(outputDirectory: string): ResultPaths {
  return {
    report: join(outputDirectory, 'gate-report.json'),
    validationReports: join(outputDirectory, 'validation-reports'),
    validationLines: join(outputDirectory, 'validation-reports.jsonl'),
    testResult: statementPaths(outputDirectory, 'test-result'),
    summary: statementPaths(outputDirectory, 'verification-summary'),
    agentTask: join(outputDirectory, AGENT_TASK_FILE),
    agentPatch: join(outputDirectory, AGENT_PATCH_FILE),
    page: join(outputDirectory, 'report.md'),
    html: join(outputDirectory, 'report.html'),
    sarif: join(outputDirectory, 'report.sarif'),
    junit: join(outputDirectory, 'report.junit.xml'),
  };
}

function statementPaths(outputDirectory: string, name: string): StatementPaths {
  return {
    statement: join(outputDirectory, `${name}.intoto.json`),
    predicate: join(outputDirectory, `${name}.predicate.json`),
    subjects: join(outputDirectory, `${name}.subjects.sha256`),
  };
}

/** GitHub's limits do not apply to a file, but people read it. */
const PAGE_CHARACTERS = 1024 * 1024;

/**
 * Writes the result files: the GateReport, the ValidationReports, the page as Markdown and HTML, and
 * formats for other programs. Replaces the files of an earlier run; never throws.
 */
export async function publishFiles(
  outputDirectory: string,
  publication: Pick<Publication, 'report' | 'markdown'>,
): Promise<ChannelResult> {
  const paths = resultPaths(outputDirectory);
  try {
    await realDirectory(outputDirectory);
    await whileLocked(outputDirectory, () => writeAll(paths, publication));
    return { status: 'reached', where: outputDirectory };
  } catch (error) {
    return {
      status: 'failed',
      reason: `could not write the result files: ${readFailure(error).said}`,
    };
  }
}

async function writeAll(
  paths: ResultPaths,
  publication: Pick<Publication, 'report' | 'markdown'>,
): Promise<void> {
  const { report } = publication;
  await realDirectory(paths.validationReports);
  await replace(paths.report, jsonPieces(report));
  for (const name of await readdir(paths.validationReports)) {
    if (/^vr_\d+\.json$/.test(name)) await rm(join(paths.validationReports, name));
  }
  for (const validation of report.validation_reports) {
    await replace(join(paths.validationReports, `${validation.id}.json`), `${json(validation)}\n`);
  }
  await replace(paths.validationLines, renderJsonLines(report));
  await writeStatement(paths.testResult, testResultStatement(report));
  await writeStatement(paths.summary, summaryStatement(report));
  await replace(paths.agentTask, renderAgentTask(report));
  if (report.fix?.patch) await replace(paths.agentPatch, report.fix.patch);
  else await rm(paths.agentPatch, { force: true });
  await replace(paths.page, publication.markdown(PAGE_CHARACTERS));
  const { renderHtml } = await htmlRenderer();
  await replace(paths.html, renderHtml(report));
  await replace(paths.sarif, renderSarif(report));
  await replace(paths.junit, renderJunit(report));
}

async function writeStatement(
  paths: StatementPaths,
  statement: { readonly subject: readonly Subject[]; readonly predicate: object } | undefined,
): Promise<void> {
  if (statement === undefined) {
    for (const path of Object.values(paths)) await rm(path, { force: true });
    return;
  }
  await replace(paths.statement, `${json(statement)}\n`);
  await replace(paths.predicate, `${json(statement.predicate)}\n`);
  await replace(paths.subjects, checksumsOf(statement.subject));
}

/** The change under review may have placed a symlink here, which must not redirect the files. */
async function realDirectory(path: string): Promise<void> {
  await makeFolder(path);
  if (!(await lstat(path)).isDirectory())
    throw new Error(`${path} is a symlink or not a directory`);
}

/** Renaming replaces a symlink instead of following it, and readers never see a partial file. */
async function replace(path: string, content: string | Iterable<string>): Promise<void> {
  const draft = `${path}.draft`;
  await rm(draft, { force: true });
  await writeFile(draft, content, { flag: 'wx' });
  await rename(draft, path);
}
