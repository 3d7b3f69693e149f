import { approveByReviews } from '../approval/by-reviews.ts';
import { resolveUnchecked } from '../event/resolve-event.ts';
import { githubReviews } from '../github/reviews.ts';
import { asGateError } from '../ground/as-gate-error.ts';
import { GateError } from '../ground/error.ts';
import type { GateReport } from '../report/gate-report.ts';
import { readUploadedReport } from '../report/read.ts';
import { reportedRuns } from '../report/reported-runs.ts';
import { type CheckPlace, checkPlace } from './check-place.ts';
import { core } from './core.ts';
import { type FoundRun, findRun } from './find-run.ts';
import { type PublishingInputs, readInputs } from './inputs.ts';
import type { Environment, Job } from './job.ts';
import { gateOfStep, type Question } from './step-gate.ts';

/**
 * `mode: publish`: judges the change of a pull request again, from git objects and without running
 * any of its code, with the command results uploaded by a run without write access. Only the event
 * and GitHub's API determine which pull requests that run can belong to.
 *
 * @returns undefined if there is nothing to decide, because the pull request was closed or has a newer commit
 */
export async function publishJob(
  publishing: PublishingInputs,
  env: Environment,
  signal: AbortSignal,
): Promise<Job | undefined> {
  const found = await findRun(publishing, env, signal).catch(asGateError);
  if (found === undefined) return undefined;
  const failed = found instanceof GateError;
  const place = await checkPlace(publishing, env, failed ? found : found.payload, signal);
  const decide = async () => {
    if (failed) throw found;
    return await decideFrom(found, place, env, signal);
  };
  return { context: place.context, decide, reportsOnly: true };
}

async function decideFrom(
  { payload, file }: FoundRun,
  { context: { github }, known, doubt }: CheckPlace,
  env: Environment,
  signal: AbortSignal,
): Promise<GateReport> {
  if (doubt) throw doubt;
  if (file instanceof GateError) throw file;
  if ('unavailable' in github) throw new Error(github.unavailable);
  const inputs = readInputs(core.getInput);
  const report = readUploadedReport(file, payload);
  const question: Question = {
    locate: (repository) => resolveUnchecked(repository, payload, known),
    approver: approveByReviews(() => githubReviews(github, payload.pullRequest)),
    run: false,
    takeRuns: ({ audit }, waiting) => reportedRuns(audit, report, waiting),
  };
  return await gateOfStep(question, inputs, github, env, signal);
}
