import { resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { approveByDigest } from '../approval/by-digest.ts';
import { GateError } from '../error.ts';
import { resolveRange } from '../event/resolve-range.ts';
import { gate } from '../gate.ts';
import { concurrencySchema, PROFILE_NAMES, type ProfileName } from '../policy/policy.ts';
import { publishFiles } from '../publish/files.ts';
import { REPORT_FORMATS, type ReportFormat, renderReport } from '../report/format.ts';
import type { GateReport } from '../report/gate-report.ts';
import { renderMarkdown } from '../report/markdown/markdown.ts';
import { failureText } from '../report/text/failure.ts';
import { type ExitCode, exitCodeOf } from './exit-code.ts';
import { namedPolicy } from './policy.ts';
import { progressFor } from './progress.ts';
import type { Terminal } from './terminal.ts';
import type { Verb } from './verb.ts';

interface CheckOptions {
  readonly base?: string;
  readonly head?: string;
  readonly worktree?: true;
  readonly repo: string;
  readonly policy?: string;
  readonly policyRef?: string;
  readonly profile?: ProfileName;
  readonly run: boolean;
  readonly concurrency?: number;
  readonly all?: true;
  readonly approve?: string;
  readonly format: ReportFormat;
  readonly output?: string;
  readonly quiet?: true;
  readonly verbose?: true;
}

/** `gene-gate check`: the whole gate on a range of commits, without any GitHub. */
export const checkVerb: Verb = (terminal, done) =>
  new Command('check')
    .description('Judge the genes that a range of commits changes, and run what is allowed.')
    .option('--base <ref>', 'what the change is to be merged into (default: the default branch)')
    .option('--head <ref>', 'the proposed commit (default: HEAD)')
    .option('--worktree', 'take the uncommitted files as the proposal')
    .option('--repo <dir>', 'a folder of the work tree', '.')
    .option('--policy <file>', 'a policy file in place of the one on the base side')
    .option('--policy-ref <ref>', 'a branch whose policy counts as well, where it is stricter')
    .addOption(new Option('--profile <name>', 'the rules for commands').choices(PROFILE_NAMES))
    .option('--no-run', 'audit only: run no command')
    .option('--concurrency <n>', 'how many commands run side by side, at most', slots)
    .option('--all', 'judge every gene of the head, not only those that changed')
    .option('--approve <digest>', 'let the Plans run whose digest an earlier run printed')
    .addOption(
      new Option('--format <name>', 'what to print').choices(REPORT_FORMATS).default('text'),
    )
    .option('--output <dir>', 'write the report files into a folder as well')
    .addOption(new Option('--quiet', 'no progress').conflicts('verbose'))
    .option('--verbose', 'show what passed in full, too')
    .action(async (options: CheckOptions) => done(await check(options, terminal)));

function slots(given: string): number {
  const parsed = concurrencySchema.safeParse(Number(given));
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError('Expected a number from 1 to 256.');
}

/** Runs the gate and shows its report; also what `demo` does, on a repository of its own. */
export async function check(options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { base, head, worktree, profile, concurrency } = options;
  const approver = approveByDigest(options.approve, new Date());
  const policy = await namedPolicy(options.policy, terminal);
  const report = await gate({
    directory: resolve(terminal.cwd, options.repo),
    env: terminal.env,
    locate: (repository) =>
      resolveRange(repository, {
        ...(base !== undefined && { base }),
        ...(head !== undefined && { head }),
        ...(worktree && { worktree }),
      }),
    ...(policy && { policy }),
    ...(options.policyRef !== undefined && { policyRef: options.policyRef }),
    inputs: {
      ...(profile !== undefined && { profile }),
      ...(concurrency !== undefined && { concurrency }),
    },
    all: options.all ?? false,
    approver,
    run: options.run,
    progress: progressFor(terminal, options.quiet ?? false),
    signal: terminal.signal,
    secrets: [],
  });
  show(report, options, terminal);
  if (options.output !== undefined) {
    await writeFiles(resolve(terminal.cwd, options.output), report);
  }
  return exitCodeOf(report.verdict);
}

/** The answer goes to standard output; only an undecided gate in text form is no answer. */
function show(report: GateReport, { format, verbose }: CheckOptions, terminal: Terminal): void {
  const { columns, colour } = terminal;
  if (report.error && format === 'text') {
    terminal.note(failureText(report.error));
    return;
  }
  terminal.print(renderReport(report, format, { columns, colour, verbose: verbose ?? false }));
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
