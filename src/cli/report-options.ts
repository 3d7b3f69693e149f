import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { type Command, Option } from 'commander';
import { GateError } from '../ground/error.ts';
import { makeFolder } from '../ground/write-file.ts';
import { publishFiles } from '../publish/result-files.ts';
import { REPORT_FORMATS, type ReportFormat, renderReport } from '../report/format.ts';
import type { GateReport } from '../report/gate-report.ts';
import { renderMarkdown } from '../report/markdown/markdown.ts';
import { failureText } from '../report/text/layout.ts';
import { textOptions } from './shared-options.ts';
import type { Terminal } from './terminal.ts';

/** The output of a report: options of `check` and `merge`. */
export interface ReportOptions {
  readonly format: ReportFormat;
  readonly output?: string;
  readonly verbose?: true;
}

export function withReportOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--format <name>', 'output format').choices(REPORT_FORMATS).default('text'),
    )
    .option('--output <dir>', 'also write the report files to this directory')
    .option('--verbose', 'show everything, including what passed');
}

/**
 * Writes the files of a report if `--output` is given, and prints it.
 * @param options.repo the judged directory; git ignores a new directory of report files in it
 * @throws GateError `file_unreadable` if a file cannot be written
 */
export async function deliver(
  report: GateReport,
  options: ReportOptions & { readonly repo?: string },
  terminal: Terminal,
): Promise<void> {
  // Before it is printed, so that nothing says PASS beside the exit code of an error.
  if (options.output !== undefined) {
    const directory = resolve(terminal.cwd, options.output);
    const isInRepository =
      options.repo !== undefined &&
      directory.startsWith(`${resolve(terminal.cwd, options.repo)}${sep}`);
    if (isInRepository && !existsSync(directory)) await makeIgnored(directory);
    await writeFiles(directory, report, terminal.signal);
  }
  await show(report, options, terminal);
}

/** Creates a directory whose files git ignores, so that the next `check --worktree` does not judge them. */
async function makeIgnored(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    await writeFile(join(directory, '.gitignore'), '*\n', { flag: 'wx' });
  } catch {
    // Writing the files reports what the system says.
  }
}

async function show(report: GateReport, options: ReportOptions, terminal: Terminal): Promise<void> {
  const { format } = options;
  const isText = !(report.error && format === 'text' && report.genes.length === 0);
  const text = isText ? renderReport(report, format, textOptions(options, terminal)) : '';
  terminal.print(text, format);
  // A format without a field for the error renders an undecided report as an empty text.
  if (text === '' && report.error) terminal.note(failureText(report.error, terminal));
}

async function writeFiles(
  directory: string,
  report: GateReport,
  signal: AbortSignal,
): Promise<void> {
  // The report of a run that was interrupted is written, too.
  const ending = signal.aborted ? undefined : signal;
  const markdown = (maxCharacters: number) => renderMarkdown(report, { maxCharacters });
  const files = await publishFiles(directory, { report, markdown }, ending);
  if (files.status !== 'failed') return;
  if (ending?.aborted) {
    throw new GateError(
      'interrupted',
      `The gate was interrupted while it wrote to ${directory}: not all files there are about this run.`,
      'Run the gate again.',
    );
  }
  throw new GateError(
    'file_unreadable',
    `Cannot write the report files to ${directory}: ${files.reason}`,
    files.hint ?? 'Use --output with a writable directory that has free space.',
  );
}
