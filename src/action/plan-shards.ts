import { count } from '../report/view/words.ts';
import { planShards } from '../shard/plan.ts';
import { core } from './core.ts';
import { durationsInput } from './durations.ts';
import { failUndecided } from './fail.ts';
import { judgeEvent } from './gate-job.ts';
import { type PublishingInputs, readInputs } from './inputs.ts';
import type { Environment } from './job.ts';
import { eventPayload } from './payload.ts';
import { publishContext } from './publish-context.ts';

/**
 * `mode: plan`: assigns the genes of the change to the jobs of a matrix, in the outputs `matrix` and
 * `shards`. Runs and publishes nothing; `mode: report` reports the findings of the audit.
 *
 * @throws GateError for an invalid event or input
 */
export async function planShardsStep(
  publishing: PublishingInputs,
  env: Environment,
  signal: AbortSignal,
): Promise<void> {
  const event = await eventPayload(env);
  // Nothing of it is judged; `mode: report` publishes the check of other pull requests of its head.
  if ('action' in event && event.action === 'closed') {
    core.setOutput('matrix', JSON.stringify({ shard: [] }));
    core.setOutput('shards', '[]');
    return;
  }
  const { github } = publishContext(publishing, env, event, signal);
  const report = await judgeEvent(event, github, { run: false }, env, signal);
  const { error } = report;
  if (error) {
    failUndecided(error);
    return;
  }
  const { matrix, shards, waiting } = planShards(
    report,
    readInputs(core.getInput).shards,
    await durationsInput(env),
  );
  core.setOutput('matrix', JSON.stringify(matrix));
  // The change controls the length of ids; outputs must stay short.
  const sizes = shards.map(({ shard, genes, commands }) => ({
    shard,
    genes: genes.length,
    commands,
  }));
  core.setOutput('shards', JSON.stringify(sizes));
  core.info(`${count(shards.length, 'shard')}: ${JSON.stringify(sizes)}`);
  if (waiting.length > 0) core.info(`${count(waiting.length, 'gene')} waiting for approval`);
}
