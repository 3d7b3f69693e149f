import { Command } from 'commander';
import { gate } from '../gate/gate.ts';
import { shardCountSchema } from '../model/run.ts';
import { json } from '../report/escape.ts';
import { failureText } from '../report/text/layout.ts';
import { NO_PROGRESS } from '../run/progress.ts';
import { mergedRuns } from '../shard/merged-runs.ts';
import { planShards } from '../shard/plan.ts';
import { readParts } from '../shard/read-parts.ts';
import { type ExitCode, exitCodeOf } from '../verdict/verdict.ts';
import { deliver, type ReportOptions, withReportOptions } from './report-options.ts';
import {
  DURATIONS,
  durationsOf,
  parsedNumber,
  type RangeFlags,
  rangeRequest,
  withRangeOptions,
} from './shared-options.ts';
import type { Terminal, Verb } from './terminal.ts';

interface PlanOptions extends RangeFlags {
  readonly shards: number;
  readonly durations?: string;
}

const count = parsedNumber(() => shardCountSchema);

/** `gene-gate plan`: distributes the changed genes over shards; runs nothing. */
export const planVerb: Verb = (terminal, done) =>
  withRangeOptions(new Command('plan'))
    .requiredOption('--shards <n>', 'maximum number of shards', count)
    .option(...DURATIONS)
    .action(async (options: PlanOptions) => done(await plan(options, terminal)));

/** Blocked commands do not fail the plan; the merged report has the verdict. */
async function plan({ shards, ...options }: PlanOptions, terminal: Terminal): Promise<ExitCode> {
  const request = await rangeRequest(options, terminal);
  const report = await gate({ ...request, run: false, progress: NO_PROGRESS });
  if (report.error) {
    terminal.note(failureText(report.error, terminal));
    return 2;
  }
  terminal.print(
    `${json(planShards(report, shards, await durationsOf(options, terminal)))}\n`,
    'json',
  );
  return 0;
}

type MergeOptions = RangeFlags & ReportOptions & { readonly durations?: string };

/** `gene-gate merge`: combines the reports of several shards. */
export const mergeVerb: Verb = (terminal, done) =>
  withReportOptions(
    withRangeOptions(
      new Command('merge')
        .argument('[report...]', 'gate-report.json of each shard')
        .option(...DURATIONS),
    ),
  ).action(async (files: readonly string[], options: MergeOptions) =>
    done(await merge(files, options, terminal)),
  );

async function merge(
  files: readonly string[],
  options: MergeOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const durations = await durationsOf(options, terminal);
  const report = await gate({
    ...(await rangeRequest(options, terminal)),
    run: false,
    takeRuns: async (whole, waiting) =>
      mergedRuns(await readParts(files, terminal.openInput), whole, waiting, durations),
    progress: NO_PROGRESS,
  });
  await deliver(report, options, terminal);
  return exitCodeOf(report.verdict, report.policy?.enforce);
}
