import * as core from '@actions/core';
import { approveByReviews } from '../approval/by-reviews.ts';
import type { PullRequestPayload } from '../event/payload.ts';
import { resolveUnchecked } from '../event/resolve-event.ts';
import { findPullRequests, parseWorkflowRun, type WorkflowRun } from '../event/workflow-run.ts';
import { downloadArtifact, readZipFile } from '../github/artifact.ts';
import { type OwnedCheck, resultOf } from '../github/check-owner.ts';
import { gateChecks } from '../github/check-run.ts';
import { connect, type GitHubRepository, type GitHubTarget } from '../github/client.ts';
import { nameOfPull } from '../github/one-check.ts';
import { githubReviews } from '../github/reviews.ts';
import { asGateError, GateError } from '../ground/error.ts';
import { checkNameOf } from '../publish/required-check.ts';
import type { GateReport } from '../report/gate-report.ts';
import { claimedPull, MAX_REPORT_BYTES, REPORT_FILE, readUploadedReport } from '../report/read.ts';
import { reportedRuns } from '../report/reported-runs.ts';
import { readInputs } from './inputs.ts';
import { type CheckPlace, checkPlace, publishOthers } from './other-pulls.ts';
import { gateOfStep, type Question } from './run-gate.ts';
import { eventPayload, type Job, readEvent, type Step } from './step.ts';

/**
 * `mode: publish`: judges a pull request again, from git objects and without running its code, and adds command
 * results that a run without write access uploaded. Only the event and GitHub's API determine the pull requests
 * of that run.
 * @returns undefined if nothing is left to decide, because the pull request was closed or has a newer commit
 */
export async function publishJob(step: Step): Promise<Job | undefined> {
  const found = await findRun(step).catch(asGateError);
  if (found === undefined) return undefined;
  const failed = found instanceof GateError;
  const place = await checkPlace(step, failed ? found : found.payload);
  const decide = async () => {
    if (failed) throw found;
    return await decideFrom(found, place, step);
  };
  return { context: place.context, decide, reportsOnly: true };
}

async function decideFrom(
  { payload, file }: FoundRun,
  { context: { github }, known, doubt }: CheckPlace,
  step: Step,
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
  return await gateOfStep(question, inputs, github, step);
}

/** A run without write access, whose result is to be published. */
interface FoundRun {
  readonly payload: PullRequestPayload;
  /** The uploaded report, or why it is missing. */
  readonly file: Buffer | GateError;
}

/**
 * Finds the pull request and the report of an event's workflow run. If the pull request of the run was closed,
 * publishes the check of the others.
 * @returns undefined if nothing is left to decide
 * @throws GateError for another event than a pull request's run; `github_unavailable`
 */
async function findRun(step: Step): Promise<FoundRun | undefined> {
  const { run, client, pulls } = await pullsOfRun(step);
  const [first] = pulls;
  if (first === undefined) {
    const from = JSON.stringify(`${run.head.owner}:${run.head.branch}`);
    core.info(`No open pull request from ${from} is at ${run.headSha}: nothing to publish.`);
    return undefined;
  }
  const file = await uploadedBy(run, client).catch(asGateError);
  const isOfAnother =
    file instanceof GateError &&
    (await areJudged({ ...run, client }, pulls, step.inputs['check-name']));
  if (isOfAnother) {
    // The run of a closed pull request uploads nothing.
    await publishOthers(step, first, undefined);
    return undefined;
  }
  return { payload: claimedAmong(pulls, file) ?? first, file };
}

/** Finds the pull requests of an event's workflow run. @throws GateError like {@link findRun} */
async function pullsOfRun({ inputs, env, signal }: Step) {
  const run = await readEvent(env, parseWorkflowRun);
  const { 'github-token': token } = inputs;
  if (token === undefined) {
    throw new GateError(
      'input_invalid',
      '`mode: publish` requires the input `github-token`',
      'Remove the input from the step; its default is the token of the job.',
    );
  }
  const client = connect(token, { signal, baseUrl: env.GITHUB_API_URL });
  return { run, client, pulls: await findPullRequests(client, run) };
}

/** Publishes a head's check again whose other pull requests could not be seen before. Never throws. */
export async function publishAgain(step: Step): Promise<void> {
  try {
    const isSecond = step.inputs.mode === 'publish';
    const event = isSecond ? (await pullsOfRun(step)).pulls[0] : await eventPayload(step.env);
    if (event?.name === 'pull_request') await publishOthers(step, event, undefined);
  } catch (error) {
    core.warning(`The required check stays failed: ${asGateError(error).message}`);
  }
}

/** True if each pull request has a result for its current base branch. */
async function areJudged(
  github: GitHubTarget,
  pulls: readonly PullRequestPayload[],
  name: string,
): Promise<boolean> {
  for (const payload of pulls) {
    const { number } = payload.pullRequest;
    const names = [name, nameOfPull(name, number), checkNameOf(name, payload, false)];
    const checks = (await Promise.all(names.map((each) => gateChecks(github, each)))).flat();
    const isResult = (check: OwnedCheck) => {
      const result = resultOf(check);
      return result?.pulls.join() === `${number}` && result.isInto(payload.baseRef);
    };
    if (!checks.some(isResult)) return false;
  }
  return true;
}

async function uploadedBy(
  { runId, owner, repo }: WorkflowRun,
  client: GitHubRepository['client'],
): Promise<Buffer> {
  const { 'artifact-name': name } = readInputs(core.getInput);
  const archive = await downloadArtifact({ client, owner, repo }, runId, name);
  return await readZipFile(archive, REPORT_FILE, MAX_REPORT_BYTES);
}

/**
 * Returns the pull request that a report claims. All candidates are the author's own, so a false claim only moves
 * one's results to another; the audit is the pull request's own. Without a claim, the first one gets the error.
 */
function claimedAmong(
  pulls: readonly PullRequestPayload[],
  file: Buffer | GateError,
): PullRequestPayload | undefined {
  if (file instanceof GateError) return undefined;
  const claimed = claimedPull(file);
  return pulls.find(({ pullRequest }) => pullRequest.number === claimed);
}
