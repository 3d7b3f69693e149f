import * as z from 'zod';
import { GateError } from '../error.ts';
import type { PullRequest } from './event.ts';

/** What the gate needs to know about a pull request, as the event's payload has it. */
export interface PullRequestPayload {
  readonly pullRequest: PullRequest;
  /** The proposed commit. */
  readonly headSha: string;
  /** The branch to be merged into, without `refs/heads/`. */
  readonly baseRef: string;
  /** Its tip when the event was made; the branch may have moved on since. */
  readonly baseSha: string;
}

const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

/** The fields of GitHub's `pull_request` webhook that are used; `head.repo` is null once deleted. */
const payloadSchema = z.object({
  repository: z.object({
    id: z.int(),
    name: z.string().min(1),
    owner: z.object({ login: z.string().min(1) }),
  }),
  pull_request: z.object({
    number: z.int().positive(),
    changed_files: z.int().nonnegative(),
    head: z.object({ sha, repo: z.object({ id: z.int() }).nullable() }),
    base: z.object({ sha, ref: z.string().min(1) }),
  }),
});

/**
 * Reads the payload of a `pull_request` event.
 *
 * @param eventName `GITHUB_EVENT_NAME`
 * @param payload the parsed event file
 * @throws GateError `event_unsupported` for another event, `event_invalid` for another payload
 */
export function parsePullRequest(eventName: string, payload: unknown): PullRequestPayload {
  if (eventName !== 'pull_request') throw unsupported(eventName);
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) {
    throw new GateError(
      'event_invalid',
      `The event is no pull_request event of GitHub: ${z.prettifyError(parsed.error)}`,
      'GITHUB_EVENT_PATH must name the file that the runner wrote.',
    );
  }
  const { repository, pull_request: pull } = parsed.data;
  return {
    pullRequest: {
      owner: repository.owner.login,
      repo: repository.name,
      number: pull.number,
      // The fork of a deleted repository is one still.
      isFork: pull.head.repo?.id !== repository.id,
      changedFiles: pull.changed_files,
    },
    headSha: pull.head.sha,
    baseRef: pull.base.ref,
    baseSha: pull.base.sha,
  };
}

function unsupported(eventName: string): GateError {
  return eventName === 'pull_request_target'
    ? new GateError(
        'event_unsupported',
        'On pull_request_target the commands of a change would run with a write token and the secrets of the repository',
        'Use `on: pull_request`.',
      )
    : new GateError(
        'event_unsupported',
        `The event ${JSON.stringify(eventName)} names no change that could be gated`,
        'Use `on: pull_request`.',
      );
}
