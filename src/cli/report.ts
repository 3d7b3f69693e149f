import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Platform } from '../model/run.ts';
import type { GateReport } from '../report/gate-report.ts';
import { renderHtml } from '../report/html/html.tsx';
import { readParts } from '../shard/read-parts.ts';
import type { ExitCode } from '../verdict/verdict.ts';
import { deliver, type ReportOptions, withReportOptions } from './report-options.ts';
import type { Terminal, Verb } from './terminal.ts';

interface ShowOptions extends ReportOptions {
  readonly open?: true;
}

/** `gene-gate report`: shows a saved report. */
export const reportVerb: Verb = (terminal, done) =>
  withReportOptions(
    new Command('report').argument('<file>', 'gate-report.json; `-` reads standard input'),
  )
    .option('--open', 'open the report in the browser instead of printing it')
    .action(async (file: string, options: ShowOptions) =>
      done(await show(file, options, terminal)),
    );

const HINT = 'Specify a gate-report.json that this version wrote.';

/** The verdict is that of the saved run, so it does not decide the exit code of this one. */
async function show(file: string, options: ShowOptions, terminal: Terminal): Promise<ExitCode> {
  const [part] = await readParts([file], terminal.openInput, HINT);
  if (part === undefined) return 2;
  if (options.open) await openPage(part.report, terminal);
  else await deliver(part.report, options, terminal);
  return 0;
}

/** The programs that open a file with the user's browser. */
const OPENERS: Readonly<Record<Platform, readonly [file: string, ...args: string[]]>> = {
  linux: ['xdg-open'],
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Writes the page to a new temporary directory, and tells its path in case no browser opens it. */
async function openPage(report: GateReport, { platform, note }: Terminal): Promise<void> {
  const path = join(await mkdtemp(join(tmpdir(), 'gene-gate-report-')), 'report.html');
  await writeFile(path, renderHtml(report));
  const [opener, ...args] = OPENERS[platform];
  const child = spawn(opener, [...args, path], { detached: true, stdio: 'ignore' });
  child.on('error', () => note('No browser could be started.\n'));
  child.unref();
  note(`${path}\n`);
}
