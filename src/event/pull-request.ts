import * as z from 'zod';
import type { PullRequest } from './event.ts';
import { sha } from './schema.ts';

/** What the gate needs to know about a pull request, from the event's payload. */
export interface PullRequestPayload {
  readonly name: 'pull_request';
  readonly pullRequest: PullRequest;
  /** The proposed commit. */
  readonly headSha: string;
  /** The target branch, without `refs/heads/`. */
  readonly baseRef: string;
  /** The tip of that branch at the time of the event; it may have moved since. */
  readonly baseSha: string;
  /** Without `refs/heads/`; GitHub names it in every event. */
  readonly defaultBranch?: string;
  /** What happened to it, such as `closed` or `edited`; undefined after a review or a workflow run. */
  readonly action?: string;
  /** The event grants a write token and secrets, so no code of the change may run. */
  readonly privileged?: true;
}

const count = z.int().nonnegative();

const pullRequestSchema = z.object({
  number: z.int().positive(),
  head: z.object({ sha, repo: z.object({ id: z.int() }).nullable() }),
  base: z.object({ sha, ref: z.string().min(1) }),
});

/** The webhook fields that are used; `head.repo` is null once the repository is deleted. */
function payloadSchema<Count extends z.ZodType<number | undefined>>(changedFiles: Count) {
  return z.object({
    action: z.string().optional(),
    repository: z.object({
      id: z.int(),
      name: z.string().min(1),
      owner: z.object({ login: z.string().min(1) }),
      default_branch: z.string().min(1).optional(),
    }),
    pull_request: pullRequestSchema.extend({ changed_files: changedFiles }),
  });
}

const pullRequestPayload = payloadSchema(count);
const reviewPayload = payloadSchema(count.optional());

/** @throws ZodError for any other payload */
export function pullRequest(payload: unknown): PullRequestPayload {
  const parsed = pullRequestPayload.parse(payload);
  return { ...read(parsed), ...(parsed.action !== undefined && { action: parsed.action }) };
}

/**
 * Reads a review event. A review starts the gate again because it may add or withdraw an approval;
 * the review itself is not read from the payload, because all reviews are fetched again. The payload
 * has the pull request without the count of changed files.
 *
 * @throws ZodError for any other payload
 */
export function pullRequestReview(payload: unknown): PullRequestPayload {
  return read(reviewPayload.parse(payload));
}

function read({
  repository,
  pull_request: pull,
}: z.infer<typeof reviewPayload>): PullRequestPayload {
  return {
    name: 'pull_request',
    pullRequest: {
      owner: repository.owner.login,
      repo: repository.name,
      number: pull.number,
      // The head repository is null if the fork was deleted; that is still a fork.
      isFork: pull.head.repo?.id !== repository.id,
      ...(pull.changed_files !== undefined && { changedFiles: pull.changed_files }),
    },
    headSha: pull.head.sha,
    baseRef: pull.base.ref,
    baseSha: pull.base.sha,
    ...(repository.default_branch !== undefined && { defaultBranch: repository.default_branch }),
  };
}
