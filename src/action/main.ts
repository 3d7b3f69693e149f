import * as core from '@actions/core';
import { connect } from '../github/client.ts';
import { asGateError } from '../ground/error.ts';
import { closeAbandonedCheck, wereUnseen } from '../publish/post.ts';
import { gateJob } from './gate-job.ts';
import { type PublishingInputs, readPublishingInputs } from './inputs.ts';
import { planShardsStep, reportJob, runShard } from './matrix.ts';
import { runPromotion } from './promote.ts';
import { publishAgain, publishJob } from './publish-job.ts';
import { publishReport } from './publish-report.ts';
import type { Environment, Step } from './step.ts';
import { failUndecided } from './step.ts';

/** @throws GateError for an invalid event if nothing can be published */
type ActionStep = (step: Step) => Promise<void>;

const STEPS: Readonly<Record<PublishingInputs['mode'], ActionStep>> = {
  gate: async (step) => await publishReport(await gateJob(step)),
  publish: async (step) => await publishReport(await publishJob(step)),
  plan: planShardsStep,
  run: runShard,
  report: async (step) => await publishReport(await reportJob(step)),
  promote: async ({ env }) => await runPromotion(env),
};

/** The `main:` step: runs the mode. Any error fails the step. */
export async function runAction(env: Environment, signal: AbortSignal): Promise<void> {
  try {
    const inputs = readPublishingInputs(core.getInput);
    await STEPS[inputs.mode]({ inputs, env, signal });
  } catch (error) {
    failUndecided(asGateError(error));
  }
}

/** The `post:` step: completes a check run left by a killed job, and looks again for unseen pull requests. */
export async function runPost(env: Environment): Promise<void> {
  const token = core.getInput('github-token');
  if (token === '') return;
  if (wereUnseen(core)) {
    const { signal } = new AbortController();
    await publishAgain({ inputs: readPublishingInputs(core.getInput), env, signal });
  }
  const closed = await closeAbandonedCheck({
    connect: () => connect(token, { baseUrl: env.GITHUB_API_URL }),
    getState: core.getState,
  });
  if (closed.status === 'closed')
    core.warning('The gate did not finish; its check run was completed as a failure.');
  if (closed.status === 'failed')
    core.warning(`The check run may still be in progress: ${closed.reason}.`);
}
