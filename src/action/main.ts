import { asGateError } from '../ground/as-gate-error.ts';
import { core } from './core.ts';
import { failUndecided } from './fail.ts';
import { gateJob } from './gate-job.ts';
import { type PublishingInputs, readPublishingInputs } from './inputs.ts';
import type { Environment } from './job.ts';
import { planShardsStep } from './plan-shards.ts';
import { runPromotion } from './promote.ts';
import { publishJob } from './publish-job.ts';
import { publishReport } from './publish-report.ts';
import { reportJob } from './report-job.ts';
import { runShard } from './run-shard.ts';

/** @throws GateError for an invalid event if nothing can be published */
type ActionStep = (
  inputs: PublishingInputs,
  env: Environment,
  signal: AbortSignal,
) => Promise<void>;

const STEPS: Readonly<Record<PublishingInputs['mode'], ActionStep>> = {
  gate: async (...step) => await publishReport(await gateJob(...step)),
  publish: async (...step) => await publishReport(await publishJob(...step)),
  plan: planShardsStep,
  run: runShard,
  report: async (...step) => await publishReport(await reportJob(...step)),
  promote: async (_, env) => await runPromotion(env),
};

/**
 * The `main:` step: runs the step of the input `mode`. Any error fails the step.
 *
 * @param env the step's environment
 * @param signal aborted when the job is cancelled
 */
export async function runAction(env: Environment, signal: AbortSignal): Promise<void> {
  try {
    const inputs = readPublishingInputs(core.getInput);
    await STEPS[inputs.mode](inputs, env, signal);
  } catch (error) {
    failUndecided(asGateError(error));
  }
}
