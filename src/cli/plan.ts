import { Command } from 'commander';
import * as z from 'zod';
import { gate } from '../gate.ts';
import { shardCountSchema } from '../model/run.ts';
import { json } from '../report/escape.ts';
import { failureText } from '../report/text/failure.ts';
import { NO_PROGRESS } from '../run/progress.ts';
import { planShards } from '../shard/plan.ts';
import type { ExitCode } from '../verdict/exit-code.ts';
import { parsedBy, type RangeFlags, rangeRequest, withRangeOptions } from './range-options.ts';
import type { Terminal } from './terminal.ts';
import type { Verb } from './verb.ts';

interface PlanOptions extends RangeFlags {
  readonly shards: number;
}

const count = parsedBy(
  z.coerce.number().pipe(shardCountSchema),
  'Expected a number from 1 to 256.',
);

/** `gene-gate plan`: shares the genes of a range out to several machines; runs nothing. */
export const planVerb: Verb = (terminal, done) =>
  withRangeOptions(
    new Command('plan').description(
      'Share the genes that a range of commits changes out to several machines.',
    ),
  )
    .requiredOption('--shards <n>', 'how many machines there are, at most', count)
    .action(async (options: PlanOptions) => done(await plan(options, terminal)));

/** What the audit says no to is for the merged report to say: sharing out is no verdict. */
async function plan({ shards, ...options }: PlanOptions, terminal: Terminal): Promise<ExitCode> {
  const request = await rangeRequest(options, terminal);
  const report = await gate({ ...request, run: false, progress: NO_PROGRESS });
  if (report.error) {
    terminal.note(failureText(report.error));
    return 2;
  }
  terminal.print(`${json(planShards(report, shards))}\n`);
  return 0;
}
