import { findPullRequests } from '../event/find-pull-request.ts';
import type { PullRequestPayload } from '../event/pull-request.ts';
import { parseWorkflowRun, type WorkflowRun } from '../event/workflow-run.ts';
import { downloadArtifact, readZipFile } from '../github/artifact.ts';
import { readExternalId } from '../github/check-binding.ts';
import { type CheckRun, gateChecks } from '../github/check-run.ts';
import { connect } from '../github/client.ts';
import { nameOfPull } from '../github/one-check.ts';
import type { GitHubRepository, GitHubTarget } from '../github/target.ts';
import { asGateError } from '../ground/as-gate-error.ts';
import { GateError } from '../ground/error.ts';
import { checkNameOf } from '../publish/required-check.ts';
import { claimedPull, MAX_REPORT_BYTES, REPORT_FILE } from '../report/read.ts';
import { core } from './core.ts';
import { type PublishingInputs, readInputs } from './inputs.ts';
import type { Environment } from './job.ts';
import { readEvent } from './payload.ts';
import { publishOthers } from './publish-others.ts';

/** A run without write access whose result is to be published. */
export interface FoundRun {
  /** The pull request that the run was for. */
  readonly payload: PullRequestPayload;
  /** The uploaded report, or why there is none. */
  readonly file: Buffer | GateError;
}

/**
 * Finds the pull request and the report of the workflow run of an event. If the run was for a pull request
 * that was closed, publishes the check of the others.
 *
 * @returns undefined if there is nothing to decide
 * @throws GateError for an event without a run of a pull request; `github_unavailable`
 */
export async function findRun(
  publishing: PublishingInputs,
  env: Environment,
  signal: AbortSignal,
): Promise<FoundRun | undefined> {
  const run = await readEvent(env, parseWorkflowRun);
  const { 'github-token': token } = publishing;
  if (token === undefined) {
    throw new GateError(
      'input_invalid',
      '`mode: publish` requires the input `github-token`',
      'Remove the input from the step; its default is the token of the job.',
    );
  }
  const client = connect(token, { signal });
  const pulls = await findPullRequests(client, run);
  const [first] = pulls;
  if (first === undefined) {
    const from = JSON.stringify(`${run.head.owner}:${run.head.branch}`);
    core.info(`No open pull request from ${from} is at ${run.headSha}: nothing to publish.`);
    return undefined;
  }
  const file = await uploadedBy(run, client).catch(asGateError);
  const isOfAnother =
    file instanceof GateError &&
    (await areJudged({ ...run, client }, pulls, publishing['check-name']));
  if (isOfAnother) {
    // The run of a pull request that was closed uploads nothing.
    await publishOthers(publishing, first, undefined, env, signal);
    return undefined;
  }
  return { payload: claimedAmong(pulls, file) ?? first, file };
}

/** Whether each of the pull requests has a result into the branch that it is into now. */
async function areJudged(
  github: GitHubTarget,
  pulls: readonly PullRequestPayload[],
  name: string,
): Promise<boolean> {
  for (const payload of pulls) {
    const { number } = payload.pullRequest;
    const names = [name, nameOfPull(name, number), checkNameOf(name, payload, false)];
    const checks = (await Promise.all(names.map((each) => gateChecks(github, each)))).flat();
    const isResult = ({ completed, externalId }: CheckRun) => {
      const id = readExternalId(externalId);
      return completed && id?.pulls.join() === `${number}` && id.isInto(payload.baseRef);
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
 * Returns the pull request that a report claims to be about. All of them are the author's own, so a false
 * claim only gives the results of one to another; the audit is that of the pull request. Without a claim,
 * the first one has the error.
 */
function claimedAmong(
  pulls: readonly PullRequestPayload[],
  file: Buffer | GateError,
): PullRequestPayload | undefined {
  if (file instanceof GateError) return undefined;
  const claimed = claimedPull(file);
  return pulls.find(({ pullRequest }) => pullRequest.number === claimed);
}
