import { Command } from 'commander';
import { gate } from '../gate.ts';
import { NO_PROGRESS } from '../run/progress.ts';
import { mergedRuns } from '../shard/merged-runs.ts';
import { readParts } from '../shard/read-parts.ts';
import { type ExitCode, exitCodeOf } from '../verdict/exit-code.ts';
import { type RangeFlags, rangeRequest, withRangeOptions } from './range-options.ts';
import { deliver, type ReportOptions, withReportOptions } from './report-options.ts';
import type { Terminal } from './terminal.ts';
import type { Verb } from './verb.ts';

type MergeOptions = RangeFlags & ReportOptions;

/** `gene-gate merge`: one report of the parts that several machines have left. */
export const mergeVerb: Verb = (terminal, done) =>
  withReportOptions(
    withRangeOptions(
      new Command('merge')
        .description('Judge a range of commits by what `check --shard` ran on several machines.')
        .argument('[report...]', 'the gate-report.json of every shard'),
    ),
  ).action(async (files: readonly string[], options: MergeOptions) =>
    done(await merge(files, options, terminal)),
  );

async function merge(
  files: readonly string[],
  options: MergeOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const report = await gate({
    ...(await rangeRequest(options, terminal)),
    run: false,
    takeRuns: async (whole, waiting) =>
      mergedRuns(await readParts(files, terminal.openInput), whole, waiting),
    progress: NO_PROGRESS,
  });
  await deliver(report, options, terminal);
  return exitCodeOf(report.verdict);
}
