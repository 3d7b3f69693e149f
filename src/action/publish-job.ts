import { approveByReviews } from '../approval/by-reviews.ts';
import { GateError } from '../error.ts';
import { findPullRequest } from '../event/find-pull-request.ts';
import type { PullRequestPayload } from '../event/pull-request.ts';
import { resolveUnchecked } from '../event/resolve-event.ts';
import { parseWorkflowRun, type WorkflowRun } from '../event/workflow-run.ts';
import { asGateError, gate } from '../gate.ts';
import { downloadArtifact } from '../github/artifact.ts';
import { connect } from '../github/client.ts';
import { githubReviews } from '../github/reviews.ts';
import { readZipFile } from '../github/unzip.ts';
import type { GateReport } from '../report/gate-report.ts';
import { MAX_REPORT_BYTES, REPORT_FILE, readUploadedReport } from '../report/read.ts';
import { secretsOf } from '../report/redact/secrets.ts';
import { reportedRuns } from '../report/reported-runs.ts';
import { type CheckPlace, checkPlace } from './check-place.ts';
import { core } from './core.ts';
import { type PublishingInputs, readInputs } from './inputs.ts';
import type { Environment, Job } from './job.ts';
import { readEvent } from './payload.ts';
import { groupedProgress } from './progress.ts';
import { sharedPolicies } from './shared-policy.ts';

interface FoundRun {
  readonly run: WorkflowRun;
  readonly payload: PullRequestPayload;
}

/**
 * `mode: publish`: judges the change of a pull request again, from git objects and without running
 * any of its code, with the command results uploaded by a run without write access. Only the event
 * and GitHub's API determine which pull request that run belongs to.
 */
export async function publishJob(
  publishing: PublishingInputs,
  env: Environment,
  signal: AbortSignal,
): Promise<Job> {
  const found = await find(publishing['github-token'], env, signal).catch(asGateError);
  const failed = found instanceof GateError;
  const place = await checkPlace(publishing, env, failed ? found : found.payload, signal);
  const decide = async () => {
    if (failed) throw found;
    return await decideFrom(found, place, env, signal);
  };
  return { context: place.context, decide, reportsOnly: true };
}

async function find(
  token: string | undefined,
  env: Environment,
  signal: AbortSignal,
): Promise<FoundRun> {
  const run = await readEvent(env, parseWorkflowRun);
  if (token === undefined) {
    throw new GateError(
      'input_invalid',
      '`mode: publish` requires the input `github-token`',
      'Remove the input from the step; its default is the token of the job.',
    );
  }
  return { run, payload: await findPullRequest(connect(token, { signal }), run) };
}

async function decideFrom(
  { run, payload }: FoundRun,
  { context: { github }, known, doubt }: CheckPlace,
  env: Environment,
  signal: AbortSignal,
): Promise<GateReport> {
  if (doubt) throw doubt;
  if ('unavailable' in github) throw new Error(github.unavailable);
  const inputs = readInputs(core.getInput);
  const repository = { client: github.client, owner: run.owner, repo: run.repo };
  const archive = await downloadArtifact(repository, run.runId, inputs['artifact-name']);
  const file = await readZipFile(archive, REPORT_FILE, MAX_REPORT_BYTES);
  const report = readUploadedReport(file, payload);
  return await gate({
    directory: env.GITHUB_WORKSPACE ?? process.cwd(),
    env,
    locate: (repository) => resolveUnchecked(repository, payload, known),
    ...(inputs['policy-ref'] !== undefined && { policyRef: inputs['policy-ref'] }),
    inputs,
    readShared: sharedPolicies(github),
    all: inputs.all,
    approver: approveByReviews(() => githubReviews(github, payload.pullRequest)),
    run: false,
    takeRuns: ({ audit }, waiting) => reportedRuns(audit, report, waiting),
    progress: groupedProgress(core),
    signal,
    secrets: secretsOf(env),
  });
}
