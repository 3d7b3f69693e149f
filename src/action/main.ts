import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import * as core from '@actions/core';
import { exec } from '@actions/exec';
import type { Approver } from '../approval/approval.ts';
import { approveByNobody, approveByReviews } from '../approval/by-reviews.ts';
import { githubReviews } from '../approval/github-reviews.ts';
import { GateError } from '../error.ts';
import type { PullRequestPayload } from '../event/pull-request.ts';
import { resolvePullRequest } from '../event/resolve-pull-request.ts';
import { asGateError, gate } from '../gate.ts';
import { connect } from '../publish/client.ts';
import type { PublishContext } from '../publish/context.ts';
import { publish, startCheck } from '../publish/publisher.ts';
import { buildErrorReport } from '../report/build.ts';
import type { GateReport } from '../report/gate-report.ts';
import { renderMarkdown } from '../report/markdown/markdown.ts';
import { reportTitle } from '../report/view/title.ts';
import { prepare } from '../run/prepare.ts';
import { linesOfProgress } from '../run/progress.ts';
import { withChangedFiles } from './changed-files.ts';
import { type Inputs, type PublishingInputs, readInputs, readPublishingInputs } from './inputs.ts';
import { readPayload } from './payload.ts';
import { secretsOf } from './secrets.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The `main:` step: inputs and event → gate → check run, comment, summary, outputs and exit code.
 * Whatever keeps the gate from deciding fails the step; trouble with publishing alone never does.
 *
 * @param env the step's environment
 * @param signal aborted when the job is cancelled
 */
export async function runAction(env: Environment, signal: AbortSignal): Promise<void> {
  const startedAt = new Date();
  try {
    const event = await readPayload(env).catch(asGateError);
    const context = publishContext(readPublishingInputs(core.getInput), env, event);
    const started = await startCheck(context);
    const report = await decide(event, context.github, env, signal).catch((error) =>
      buildErrorReport(asGateError(error), { startedAt }, new Date()),
    );
    const title = reportTitle(report);
    const { conclusion } = await publish(context, started, {
      report,
      title,
      markdown: (maxCharacters) => renderMarkdown(report, { maxCharacters }),
    });
    if (report.error) core.setFailed(`${report.error.message}\n${report.error.hint}`);
    else if (conclusion !== 'success') core.setFailed(title);
    else core.info(title);
  } catch (error) {
    const { message, hint } = asGateError(error);
    core.setFailed(`${message}\n${hint}`);
  }
}

async function decide(
  event: PullRequestPayload | GateError,
  github: PublishContext['github'],
  env: Environment,
  signal: AbortSignal,
): Promise<GateReport> {
  if (event instanceof GateError) throw event;
  const inputs = readInputs(core.getInput);
  const payload = await withChangedFiles(event, github, core.warning);
  return await gateOf(inputs, payload, approverFor(github), env, signal);
}

/** Where approvals are looked for: in the reviews of the pull request. */
function approverFor(github: PublishContext['github']): Approver {
  if ('unavailable' in github) {
    return approveByNobody(`reviews cannot be read: ${github.unavailable}`);
  }
  const { pullRequest } = github;
  return pullRequest
    ? approveByReviews(githubReviews(github, pullRequest))
    : approveByNobody('there is no pull request to review');
}

function gateOf(
  inputs: Inputs,
  payload: PullRequestPayload,
  approver: Approver,
  env: Environment,
  signal: AbortSignal,
): Promise<GateReport> {
  const directory = env.GITHUB_WORKSPACE ?? process.cwd();
  const commandLine = inputs.prepare;
  const { profile, containment, concurrency } = inputs;
  const { 'fail-on': failOn, 'budget-seconds': budgetSeconds } = inputs;
  const { 'command-timeout-seconds': commandTimeoutSeconds } = inputs;
  return gate({
    directory,
    env,
    locate: (repository) => resolvePullRequest(repository, payload),
    inputs: {
      ...(profile !== undefined && { profile }),
      ...(failOn !== undefined && { failOn }),
      ...(containment !== undefined && { containment }),
      ...(commandTimeoutSeconds !== undefined && { commandTimeoutSeconds }),
      ...(budgetSeconds !== undefined && { budgetSeconds }),
      ...(concurrency !== undefined && { concurrency }),
    },
    all: inputs.all,
    approver,
    run: true,
    ...(commandLine !== undefined && {
      prepare: () => prepare(commandLine, { exec, print: core.info, cwd: directory }),
    }),
    progress: linesOfProgress(core.info),
    signal,
    secrets: secretsOf(env),
  });
}

function publishContext(
  inputs: PublishingInputs,
  env: Environment,
  event: PullRequestPayload | GateError,
): PublishContext {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, RUNNER_TEMP } = env;
  const output = inputs['output-directory'];
  return {
    github: targetOf(inputs['github-token'], event),
    checkName: inputs['check-name'],
    runKey: randomUUID(),
    ...(GITHUB_RUN_ID !== undefined && {
      detailsUrl: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
    }),
    comment: inputs.comment,
    outputDirectory:
      output === undefined
        ? join(RUNNER_TEMP ?? process.cwd(), 'gene-gate')
        : resolve(env.GITHUB_WORKSPACE ?? '.', output),
    ...(env.GITHUB_STEP_SUMMARY && { stepSummaryPath: env.GITHUB_STEP_SUMMARY }),
    core,
  };
}

function targetOf(
  token: string | undefined,
  event: PullRequestPayload | GateError,
): PublishContext['github'] {
  if (event instanceof GateError) return { unavailable: 'the event names no commit to report to' };
  if (token === undefined) return { unavailable: 'no github-token was given' };
  const { owner, repo, number, isFork } = event.pullRequest;
  return {
    client: connect(token),
    owner,
    repo,
    headSha: event.headSha,
    pullRequest: { number, isFork },
  };
}
