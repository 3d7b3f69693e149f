import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { GateError } from '../error.ts';
import { publishFiles } from '../publish/files.ts';
import { REPORT_FORMATS, type ReportFormat, renderReport } from '../report/format.ts';
import type { GateReport } from '../report/gate-report.ts';
import { renderMarkdown } from '../report/markdown/markdown.ts';
import { failureText } from '../report/text/layout.ts';
import type { Terminal } from './terminal.ts';

/** What becomes of a report: the same for `check` and `merge`. */
export interface ReportOptions {
  readonly format: ReportFormat;
  readonly output?: string;
  readonly verbose?: true;
}

/** Adds the options that say what becomes of the report. */
export function withReportOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--format <name>', 'what to print').choices(REPORT_FORMATS).default('text'),
    )
    .option('--output <dir>', 'write the report files into a folder as well')
    .option('--verbose', 'show what passed in full, too');
}

/**
 * Prints a report, and writes its files where they are wanted.
 *
 * @throws GateError `file_unreadable` if these cannot be written
 */
export async function deliver(
  report: GateReport,
  options: ReportOptions,
  terminal: Terminal,
): Promise<void> {
  await show(report, options, terminal);
  if (options.output !== undefined) {
    await writeFiles(resolve(terminal.cwd, options.output), report);
  }
}

/** The answer goes to standard output; only an undecided gate in text form is no answer. */
async function show(
  report: GateReport,
  { format, verbose }: ReportOptions,
  terminal: Terminal,
): Promise<void> {
  const { columns, colour } = terminal;
  const answer =
    report.error && format === 'text'
      ? ''
      : await renderReport(report, format, { columns, colour, verbose: verbose ?? false });
  if (answer !== '') terminal.print(answer);
  // A format that has no place for the reason prints nothing of an undecided gate.
  else if (report.error) terminal.note(failureText(report.error));
}

async function writeFiles(directory: string, report: GateReport): Promise<void> {
  const files = await publishFiles(directory, {
    report,
    markdown: (maxCharacters) => renderMarkdown(report, { maxCharacters }),
  });
  if (files.status !== 'failed') return;
  throw new GateError(
    'file_unreadable',
    `The report files could not be written to ${directory}: ${files.reason}`,
    'Name a folder that can be written with --output.',
  );
}
