import * as core from '@actions/core';
import type { Approver, ReviewQuestion } from '../approval/approval.ts';
import { approveByNobody, approveByReviews } from '../approval/by-reviews.ts';
import { askForRefs, type KnownRefs } from '../event/known-refs.ts';
import { withGroup } from '../event/merge-group.ts';
import {
  type EventPayload,
  type PullRequestPayload,
  requireUnprivileged,
} from '../event/payload.ts';
import { resolveEvent } from '../event/resolve-event.ts';
import type { GateRequest } from '../gate/gate-request.ts';
import { explainFailure } from '../github/failure.ts';
import { pullOrigin } from '../github/pull-request.ts';
import { githubReviews } from '../github/reviews.ts';
import { asGateError, GateError } from '../ground/error.ts';
import type { PublishContext } from '../publish/context.ts';
import type { GateReport } from '../report/gate-report.ts';
import { readInputs } from './inputs.ts';
import { checkPlace, publishOthers } from './other-pulls.ts';
import { gateOfStep } from './run-gate.ts';
import { eventPayload, type Job, type Step } from './step.ts';
import { takesVerdictOver } from './take-over.ts';

/** The parts to run, and existing results. */
type How = Pick<GateRequest, 'run' | 'shard' | 'durations' | 'takeRuns'> & {
  /** GitHub's refs; default: they are requested. */
  readonly known?: KnownRefs;
};

/** `mode: gate`: judges the change of the event and runs the allowed commands. */
export function gateJob(step: Step): Promise<Job | undefined> {
  return eventJob(step, () => ({ run: true }), takesVerdictOver);
}

/** @returns undefined if nothing is left to decide: the verdict was taken over, or the pull request was closed */
export async function eventJob(
  step: Step,
  how: () => How,
  isDone: typeof takesVerdictOver = async () => false,
): Promise<Job | undefined> {
  const event = await eventPayload(step.env).catch(asGateError);
  if ('action' in event && event.action === 'closed') {
    await publishOthers(step, event, event.pullRequest.number);
    return undefined;
  }
  const place = await checkPlace(step, event);
  const { context, known, doubt } = place;
  if ('action' in event && event.action === 'edited' && (await isDone(step, event, place))) {
    return undefined;
  }
  const decide = async () => {
    if (doubt) throw doubt;
    return await judgeEvent(event, context.github, { ...how(), known }, step);
  };
  // Before it was moved, this pull request may have had the worse result for another one of the same head.
  const isMoved = 'action' in event && event.action === 'moved' && context.others === undefined;
  return {
    context,
    decide,
    ...(isMoved && {
      afterwards: () => publishOthers(step, event, event.pullRequest.number),
    }),
  };
}

/** Judges the change of an event with the step's inputs. @throws GateError for an invalid event or input */
export async function judgeEvent(
  event: EventPayload | GateError,
  github: PublishContext['github'],
  { known: asked, ...how }: How,
  step: Step,
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
      ? await withGroup(located, payload, repository, { github, warn: core.warning })
      : located;
  };
  const prepare = inputs.prepare === undefined ? {} : { prepare: inputs.prepare };
  const question = { ...how, ...prepare, locate, approver: approverFor(github) };
  return await gateOfStep(question, inputs, github, step);
}

function approverFor(github: PublishContext['github']): Approver<ReviewQuestion> {
  if ('unavailable' in github) {
    return approveByNobody(`cannot read reviews: ${github.unavailable}`);
  }
  return approveByReviews((number) =>
    number === undefined ? undefined : githubReviews(github, { number }),
  );
}

/** Adds GitHub's count of changed files if the event lacks it, as after a review; warns if GitHub is unavailable. */
export async function withChangedFiles(
  payload: PullRequestPayload,
  github: PublishContext['github'],
  warn: (sentence: string) => void,
): Promise<PullRequestPayload> {
  const { pullRequest, headSha } = payload;
  if (pullRequest.changedFiles !== undefined) return payload;
  const operation = {
    doing: 'read the number of changed files',
    permission: 'pull-requests: read',
  };
  const counted =
    'unavailable' in github
      ? github.unavailable
      : await pullOrigin({ ...github, ...pullRequest }, pullRequest.number).catch((error) =>
          explainFailure(error, operation),
        );
  if (typeof counted !== 'string' && counted.headSha === headSha) {
    return { ...payload, pullRequest: { ...pullRequest, changedFiles: counted.changedFiles } };
  }
  const reason = typeof counted === 'string' ? counted : 'the pull request has newer commits';
  warn(`The number of changed files was not compared with GitHub's: ${reason}.`);
  return payload;
}
