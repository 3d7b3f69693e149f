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

const count = z.int().nonnegative();

const pullRequestSchema = z.object({
  number: z.int().positive(),
  head: z.object({ sha, repo: z.object({ id: z.int() }).nullable() }),
  base: z.object({ sha, ref: z.string().min(1) }),
});

/** The fields of GitHub's webhooks that are used; `head.repo` is null once deleted. */
function payloadSchema<Count extends z.ZodType>(changedFiles: Count) {
  return z.object({
    repository: z.object({
      id: z.int(),
      name: z.string().min(1),
      owner: z.object({ login: z.string().min(1) }),
    }),
    pull_request: pullRequestSchema.extend({ changed_files: changedFiles }),
  });
}

/**
 * The events that name a change that can be gated. A review starts the gate again, because it may be
 * an approval or take one back; what the payload says about the review is not used, as the reviews
 * are read anew. It has the pull request without the count of changed files.
 */
const SCHEMAS = new Map<string, ReturnType<typeof payloadSchema<z.ZodType<number | undefined>>>>([
  ['pull_request', payloadSchema(count)],
  ['pull_request_review', payloadSchema(count.optional())],
]);

/**
 * Reads the payload of a `pull_request` or `pull_request_review` event.
 *
 * @param eventName `GITHUB_EVENT_NAME`
 * @param payload the parsed event file
 * @throws GateError `event_unsupported` for another event, `event_invalid` for another payload
 */
export function parsePullRequest(eventName: string, payload: unknown): PullRequestPayload {
  const schema = SCHEMAS.get(eventName);
  if (schema === undefined) throw unsupported(eventName);
  const parsed = schema.safeParse(payload);
  if (!parsed.success) {
    throw new GateError(
      'event_invalid',
      `The event is no ${eventName} event of GitHub: ${z.prettifyError(parsed.error)}`,
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
      ...(pull.changed_files !== undefined && { changedFiles: pull.changed_files }),
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
