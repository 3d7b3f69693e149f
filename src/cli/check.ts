import { join, relative } from 'node:path';
import { Command, Option } from 'commander';
import { assetPathTest } from '../assets/globs.ts';
import type { GateEvent } from '../event/event.ts';
import { gate } from '../gate/gate.ts';
import type { Shard } from '../model/run.ts';
import { DEFAULT_POLICY } from '../policy/default.ts';
import { POLICY_PATH } from '../policy/load.ts';
import { concurrencySchema } from '../policy/schema/running.ts';
import type { Repository } from '../repo/git.ts';
import { decodePieces } from '../repo/path-bytes.ts';
import { messageText } from '../report/text/layout.ts';
import { ownVerdict } from '../shard/own-verdict.ts';
import { shardSchema } from '../shard/shard.ts';
import { type ExitCode, exitCodeOf } from '../verdict/verdict.ts';
import { isConcerned } from './if-staged.ts';
import { progressFor } from './progress.ts';
import { deliver, type ReportOptions, withReportOptions } from './report-options.ts';
import {
  DURATIONS,
  durationsOf,
  parsedBy,
  parsedNumber,
  type RangeFlags,
  rangeRequest,
  withRangeOptions,
} from './shared-options.ts';
import type { Terminal, Verb } from './terminal.ts';

interface CheckOptions extends RangeFlags, ReportOptions {
  readonly run: boolean;
  readonly concurrency?: number;
  readonly shard?: Shard;
  readonly durations?: string;
  readonly quiet?: true;
  readonly ifStaged?: true;
  readonly block?: true;
}

const slots = parsedNumber(() => concurrencySchema);
const shard = parsedBy(
  () => shardSchema,
  'Expected a shard and the number of shards, such as 2/8.',
);

/** `gene-gate check`: runs the gate on a range of commits, without GitHub. */
export const checkVerb: Verb = (terminal, done) =>
  withReportOptions(
    withRangeOptions(new Command('check'))
      .option('--concurrency <n>', 'maximum number of parallel commands', slots)
      .addOption(new Option('--no-run', 'audit only; do not run commands').conflicts('shard'))
      .option(
        '--shard <i/n>',
        'run only the genes of one shard; combine the reports with merge',
        shard,
      )
      .option(...DURATIONS),
  )
    .addOption(new Option('--quiet', 'hide progress').conflicts('verbose'))
    .addOption(
      new Option(
        '--if-staged',
        '--staged, if an asset file, a script of a gene, package.json or the policy is staged',
      ).implies({ worktree: true, staged: true }),
    )
    .option('--block', 'exit with 1 where a policy with `enforce: report` would exit with 0')
    .action(async (options: CheckOptions) => done(await check(options, terminal)));

/** Runs the gate and prints its report; `demo` calls it, too. */
export async function check(options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { concurrency } = options;
  if (options.ifStaged && !(await isConcerned(options, terminal))) {
    if (!options.quiet) terminal.note('Nothing that the gate judges is staged.\n');
    return 0;
  }
  const request = await rangeRequest(options, terminal);
  const report = await gate({
    ...request,
    locate: async (repository) => {
      const event = await request.locate(repository);
      if (!options.quiet) await noteRange(event, repository, options, terminal);
      return event;
    },
    inputs: { ...request.inputs, concurrency },
    run: options.run,
    ...(options.shard && { shard: options.shard }),
    durations: await durationsOf(options, terminal),
    progress: progressFor(terminal, options.quiet ?? false),
  });
  await deliver(report, options, terminal);
  return exitCodeOf(ownVerdict(report), options.block ? 'block' : report.policy?.enforce);
}

/** Says what a check of commits does not judge although its user may expect it. */
async function noteRange(
  event: GateEvent,
  repository: Repository,
  { base, head, all, policy }: CheckOptions,
  terminal: Terminal,
): Promise<void> {
  const isAsked = all || event.base === event.head || terminal.interactive;
  // Without an index that git can read, there is no note: the check itself needs none.
  const changed = isAsked ? await uncommitted(repository).catch(() => []) : [];
  if (policy === undefined && changed.includes(POLICY_PATH)) notePolicy(repository, terminal);
  if (event.audited !== event.head) return;
  if (event.base === event.head && base === undefined) {
    const note = `The base is ${event.baseRef}, the default branch of this clone. To name another, add --base.`;
    terminal.note(messageText(note, terminal));
  }
  if (head === undefined) noteAssets(changed, terminal);
}

const MOST_NAMES = 3;

const STATUS = [
  ...['status', '--porcelain', '-z', '--no-renames'],
  ...['--untracked-files=all', '--ignore-submodules=all'],
];

/** The paths that differ from the commit. Asks git, so only where the answer is likely to matter. */
async function uncommitted(repository: Repository): Promise<readonly string[]> {
  // Two letters and a blank precede each path.
  return decodePieces(await repository.user(STATUS)).map((entry) => entry.slice(3));
}

/** The policy of the base applies, although `init` has just written another one. */
function notePolicy({ directory }: Repository, terminal: Terminal): void {
  const path = relative(terminal.cwd, join(directory, POLICY_PATH));
  const text = `The policy ${path} is not committed, so not used. To try it, add \`--policy ${path}\`.`;
  terminal.note(messageText(text, terminal));
}

/** Says which asset files have changes that a check of the commit does not judge. */
function noteAssets(changed: readonly string[], terminal: Terminal): void {
  const assets = changed.filter(assetPathTest(DEFAULT_POLICY));
  if (assets.length === 0) return;
  const names = assets.slice(0, MOST_NAMES).join(', ');
  const more = assets.length > MOST_NAMES ? ` and ${assets.length - MOST_NAMES} more` : '';
  const note = `Not committed, so not judged: ${names}${more}.\nTo judge uncommitted files, add --worktree.`;
  terminal.note(messageText(note, terminal));
}
