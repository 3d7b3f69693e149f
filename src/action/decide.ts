import * as core from '@actions/core';
import { exec } from '@actions/exec';
import type { Approver } from '../approval/approval.ts';
import { approveByNobody, approveByReviews } from '../approval/by-reviews.ts';
import { githubReviews } from '../approval/github-reviews.ts';
import { GateError } from '../error.ts';
import { type EventPayload, requireUnprivileged } from '../event/payload.ts';
import { resolveEvent } from '../event/resolve-event.ts';
import { gate } from '../gate.ts';
import type { PublishContext } from '../publish/context.ts';
import type { GateReport } from '../report/gate-report.ts';
import { prepare } from '../run/prepare.ts';
import { withChangedFiles } from './changed-files.ts';
import { type Inputs, readInputs } from './inputs.ts';
import { groupedProgress } from './progress.ts';
import { secretsOf } from './secrets.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What `mode: gate` does: judges the change of the event, and runs what is allowed.
 *
 * @throws GateError for an event or an input that cannot be used
 */
export async function decide(
  event: EventPayload | GateError,
  github: PublishContext['github'],
  env: Environment,
  signal: AbortSignal,
): Promise<GateReport> {
  if (event instanceof GateError) throw event;
  requireUnprivileged(event);
  const inputs = readInputs(core.getInput);
  const payload =
    event.name === 'pull_request' ? await withChangedFiles(event, github, core.warning) : event;
  return await gateOf(inputs, payload, approverFor(github, payload), env, signal);
}

/** Where approvals are looked for: in the reviews of the pull request. */
function approverFor(github: PublishContext['github'], payload: EventPayload): Approver {
  if ('unavailable' in github) {
    return approveByNobody(`reviews cannot be read: ${github.unavailable}`);
  }
  const pullRequest = reviewedPull(payload);
  return pullRequest
    ? approveByReviews(githubReviews(github, pullRequest))
    : approveByNobody('there is no pull request to review');
}

function reviewedPull(payload: EventPayload) {
  if (payload.name === 'pull_request') return payload.pullRequest;
  const { pullNumber: number } = payload;
  return number === undefined ? undefined : { number, isFork: false };
}

function gateOf(
  inputs: Inputs,
  payload: EventPayload,
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
    locate: (repository) => resolveEvent(repository, payload),
    ...(inputs['policy-ref'] !== undefined && { policyRef: inputs['policy-ref'] }),
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
    progress: groupedProgress(core),
    signal,
    secrets: secretsOf(env),
  });
}
