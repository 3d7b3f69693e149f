import * as core from '@actions/core';
import { asGateError } from '../gate.ts';
import { publish, startCheck } from '../publish/publisher.ts';
import { buildErrorReport } from '../report/build.ts';
import { renderMarkdown } from '../report/markdown/markdown.ts';
import { reportTitle } from '../report/view/title.ts';
import { gateJob } from './gate-job.ts';
import { type PublishingInputs, readPublishingInputs } from './inputs.ts';
import type { Environment, Job } from './job.ts';
import { runPromotion } from './promote.ts';
import { publishJob } from './publish-job.ts';

type MakeJob = (inputs: PublishingInputs, env: Environment, signal: AbortSignal) => Promise<Job>;

const JOBS: Readonly<Record<Exclude<PublishingInputs['mode'], 'promote'>, MakeJob>> = {
  gate: gateJob,
  publish: publishJob,
};

/**
 * The `main:` step: inputs and event → report → check run, comment, summary, outputs and exit code.
 * Whatever keeps the gate from deciding fails the step; trouble with publishing alone never does,
 * unless publishing is all that the step is for.
 *
 * @param env the step's environment
 * @param signal aborted when the job is cancelled
 */
export async function runAction(env: Environment, signal: AbortSignal): Promise<void> {
  const startedAt = new Date();
  try {
    const inputs = readPublishingInputs(core.getInput);
    const { mode } = inputs;
    if (mode === 'promote') return await runPromotion(env);
    const { context, decide, reportsOnly } = await JOBS[mode](inputs, env, signal);
    const started = await startCheck(context);
    const report = await decide().catch((error) =>
      buildErrorReport(asGateError(error), { startedAt }, new Date()),
    );
    const title = reportTitle(report);
    const { conclusion, channels } = await publish(context, started, {
      report,
      title,
      markdown: (maxCharacters) => renderMarkdown(report, { maxCharacters }),
    });
    const isWell = reportsOnly ? channels.check.status === 'reached' : conclusion === 'success';
    if (isWell) core.info(title);
    else if (report.error) core.setFailed(`${report.error.message}\n${report.error.hint}`);
    else core.setFailed(title);
  } catch (error) {
    const { message, hint } = asGateError(error);
    core.setFailed(`${message}\n${hint}`);
  }
}
