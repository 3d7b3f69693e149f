import type { Approver, ReviewQuestion } from '../approval/approval.ts';
import { approveByNobody, approveByReviews } from '../approval/by-reviews.ts';
import { askForRefs, type KnownRefs } from '../event/known-refs.ts';
import { withGroup } from '../event/merge-group.ts';
import { type EventPayload, requireUnprivileged } from '../event/payload.ts';
import { resolveEvent } from '../event/resolve-event.ts';
import type { GateRequest } from '../gate/gate-request.ts';
import { githubReviews } from '../github/reviews.ts';
import { asGateError } from '../ground/as-gate-error.ts';
import { GateError } from '../ground/error.ts';
import type { PublishContext } from '../publish/context.ts';
import type { GateReport } from '../report/gate-report.ts';
import { withChangedFiles } from './changed-files.ts';
import { checkPlace } from './check-place.ts';
import { core } from './core.ts';
import { type PublishingInputs, readInputs } from './inputs.ts';
import type { Environment, Job } from './job.ts';
import { eventPayload } from './payload.ts';
import { publishOthers } from './publish-others.ts';
import { gateOfStep } from './step-gate.ts';

/** What to run, and where. */
type How = Pick<GateRequest, 'run' | 'shard' | 'durations' | 'takeRuns'> & {
  /** What GitHub says about the refs; default: it is asked. */
  readonly known?: KnownRefs;
};

/** `mode: gate`: judges the change of the event and runs the allowed commands. */
export function gateJob(
  publishing: PublishingInputs,
  env: Environment,
  signal: AbortSignal,
): Promise<Job | undefined> {
  return eventJob(publishing, env, signal, () => ({ run: true }));
}

/**
 * Returns the job that judges the change of the event and publishes the result.
 *
 * @param how called when the job decides; its errors are published
 * @returns undefined for a pull request that was closed, after the check of other pull requests of its
 *   head was published
 */
export async function eventJob(
  publishing: PublishingInputs,
  env: Environment,
  signal: AbortSignal,
  how: () => How,
): Promise<Job | undefined> {
  const event = await eventPayload(env).catch(asGateError);
  if ('action' in event && event.action === 'closed') {
    await publishOthers(publishing, event, event.pullRequest.number, env, signal);
    return undefined;
  }
  const { context, known, doubt } = await checkPlace(publishing, env, event, signal);
  const decide = async () => {
    if (doubt) throw doubt;
    return await judgeEvent(event, context.github, { ...how(), known }, env, signal);
  };
  // Another pull request of the head may have had the worse result of both until this one was moved.
  const isMoved = 'action' in event && event.action === 'edited' && context.others === undefined;
  return {
    context,
    decide,
    ...(isMoved && {
      afterwards: () => publishOthers(publishing, event, event.pullRequest.number, env, signal),
    }),
  };
}

/**
 * Judges the change of an event with the inputs of the step.
 *
 * @param how what to run, and where
 * @throws GateError for an invalid event or input
 */
export async function judgeEvent(
  event: EventPayload | GateError,
  github: PublishContext['github'],
  { known: asked, ...how }: How,
  env: Environment,
  signal: AbortSignal,
): Promise<GateReport> {
  if (event instanceof GateError) throw event;
  requireUnprivileged(event);
  const inputs = readInputs(core.getInput);
  const payload =
    event.name === 'pull_request' ? await withChangedFiles(event, github, core.warning) : event;
  const known = asked ?? (await askForRefs(github, payload, core.warning));
  const locate: GateRequest['locate'] = async (repository) => {
    const located = await resolveEvent(repository, payload, known);
    return payload.name === 'merge_group'
      ? await withGroup(located, payload, repository, github, core.warning)
      : located;
  };
  const prepare = inputs.prepare === undefined ? {} : { prepare: inputs.prepare };
  const question = { ...how, ...prepare, locate, approver: approverFor(github) };
  return await gateOfStep(question, inputs, github, env, signal);
}

/** Returns the source of approvals: the reviews of the pull request. */
function approverFor(github: PublishContext['github']): Approver<ReviewQuestion> {
  if ('unavailable' in github) {
    return approveByNobody(`cannot read reviews: ${github.unavailable}`);
  }
  return approveByReviews((number) =>
    number === undefined ? undefined : githubReviews(github, { number }),
  );
}
