import * as z from 'zod';
import { GateError } from '../ground/error.ts';
import { type BranchPayload, mergeGroup, push, workflowDispatch } from './branch.ts';
import { type PullRequestPayload, pullRequest, pullRequestReview } from './pull-request.ts';

/** The event, reduced to what the gate uses. */
export type EventPayload = PullRequestPayload | BranchPayload;

type Parse = (payload: unknown, workflowSha: string | undefined) => EventPayload;

/** The events that identify a change to gate. */
const EVENTS = new Map<string, Parse>([
  ['pull_request', pullRequest],
  ['pull_request_review', pullRequestReview],
  // Runs nothing; it is parsed to show the refusal on the pull request.
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
 * @throws GateError `event_unsupported` for an event without a change, `event_invalid` for a payload
 *   that is not GitHub's
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
      `The event ${JSON.stringify(eventName)} does not identify a change to gate`,
      'Use `on: pull_request`; docs/github.md lists the supported events.',
    );
  }
  try {
    return parse(payload, workflowSha);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new GateError(
      'event_invalid',
      `The payload is not a GitHub ${eventName} event: ${z.prettifyError(error)}`,
      'GITHUB_EVENT_PATH must be the path of the file that the runner wrote.',
    );
  }
}

/**
 * Rejects an event on which no code of the change may run.
 *
 * @throws GateError `event_unsupported`
 */
export function requireUnprivileged(payload: EventPayload): void {
  if (!('privileged' in payload)) return;
  throw new GateError(
    'event_unsupported',
    'No command was run: on pull_request_target the commands of a change would have a write token and the secrets of the repository',
    'Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).',
  );
}
