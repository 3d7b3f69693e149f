import * as z from 'zod';
import { GateError } from '../error.ts';
import { type BranchPayload, mergeGroup, push, workflowDispatch } from './branch.ts';
import { type PullRequestPayload, pullRequest, pullRequestReview } from './pull-request.ts';

/** What happened, as far as the gate needs to know. */
export type EventPayload = PullRequestPayload | BranchPayload;

type Parse = (payload: unknown, workflowSha: string | undefined) => EventPayload;

/** The events that name a change that can be gated. */
const EVENTS = new Map<string, Parse>([
  ['pull_request', pullRequest],
  ['pull_request_review', pullRequestReview],
  // Nothing of it is run; it is read so that the refusal can be shown on the pull request.
  ['pull_request_target', (payload) => ({ ...pullRequest(payload), privileged: true })],
  ['merge_group', mergeGroup],
  ['push', push],
  ['workflow_dispatch', workflowDispatch],
]);

/**
 * Reads the event that started a workflow.
 *
 * @param eventName `GITHUB_EVENT_NAME`
 * @param payload the parsed event file
 * @param workflowSha `GITHUB_SHA`
 * @throws GateError `event_unsupported` for an event that names no change, `event_invalid` for a
 *   payload that is none of GitHub's
 */
export function parsePayload(
  eventName: string,
  payload: unknown,
  workflowSha?: string,
): EventPayload {
  const parse = EVENTS.get(eventName);
  if (parse === undefined) {
    throw new GateError(
      'event_unsupported',
      `The event ${JSON.stringify(eventName)} names no change that could be gated`,
      'Use `on: pull_request`; docs/github.md lists the events that the gate knows.',
    );
  }
  try {
    return parse(payload, workflowSha);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new GateError(
      'event_invalid',
      `The event is no ${eventName} event of GitHub: ${z.prettifyError(error)}`,
      'GITHUB_EVENT_PATH must name the file that the runner wrote.',
    );
  }
}

/**
 * Refuses an event on which nothing of the change may be executed.
 *
 * @throws GateError `event_unsupported`
 */
export function requireUnprivileged(payload: EventPayload): void {
  if (!('privileged' in payload)) return;
  throw new GateError(
    'event_unsupported',
    'No command was run: on pull_request_target the commands of a change would run with a write token and the secrets of the repository',
    'Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).',
  );
}
