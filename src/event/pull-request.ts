import * as z from 'zod';
import type { PullRequest } from './event.ts';
import { sha } from './schema.ts';

/** What the gate needs to know about a pull request, as the event's payload has it. */
export interface PullRequestPayload {
  readonly name: 'pull_request';
  readonly pullRequest: PullRequest;
  /** The proposed commit. */
  readonly headSha: string;
  /** The branch to be merged into, without `refs/heads/`. */
  readonly baseRef: string;
  /** Its tip when the event was made; the branch may have moved on since. */
  readonly baseSha: string;
  /** The event gives a write token and secrets, so nothing of the change may be executed. */
  readonly privileged?: true;
}

const count = z.int().nonnegative();

const pullRequestSchema = z.object({
  number: z.int().positive(),
  head: z.object({ sha, repo: z.object({ id: z.int() }).nullable() }),
  base: z.object({ sha, ref: z.string().min(1) }),
});

/** The fields of GitHub's webhooks that are used; `head.repo` is null once deleted. */
function payloadSchema<Count extends z.ZodType<number | undefined>>(changedFiles: Count) {
  return z.object({
    repository: z.object({
      id: z.int(),
      name: z.string().min(1),
      owner: z.object({ login: z.string().min(1) }),
    }),
    pull_request: pullRequestSchema.extend({ changed_files: changedFiles }),
  });
}

const pullRequestPayload = payloadSchema(count);
const reviewPayload = payloadSchema(count.optional());

/** @throws ZodError for another payload */
export function pullRequest(payload: unknown): PullRequestPayload {
  return read(pullRequestPayload.parse(payload));
}

/**
 * A review starts the gate again, because it may be an approval or take one back; what the payload
 * says about the review is not used, as the reviews are read anew. It has the pull request without
 * the count of changed files.
 *
 * @throws ZodError for another payload
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
      // The fork of a deleted repository is one still.
      isFork: pull.head.repo?.id !== repository.id,
      ...(pull.changed_files !== undefined && { changedFiles: pull.changed_files }),
    },
    headSha: pull.head.sha,
    baseRef: pull.base.ref,
    baseSha: pull.base.sha,
  };
}
