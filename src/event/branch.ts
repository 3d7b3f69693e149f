import * as z from 'zod';
import { GateError } from '../error.ts';
import { type EventRepository, repositorySchema, sha } from './schema.ts';

/** A change that is on a branch, or in a queue: an event that is about no pull request alone. */
export interface BranchPayload extends EventRepository {
  readonly name: 'merge_group' | 'push' | 'workflow_dispatch';
  /** The proposed commit. */
  readonly headSha: string;
  /** What the change is compared with: a commit, or the branch that it is to get into. */
  readonly against: { readonly commit: string } | { readonly branch: string };
  /** The pull request whose reviews count. */
  readonly pullNumber?: number;
}

const NO_COMMIT = /^0+$/;

const mergeGroupSchema = z.object({
  ...repositorySchema.shape,
  merge_group: z.object({ head_sha: sha, base_sha: sha, head_ref: z.string() }),
});

/** The branch that GitHub makes for an entry of the queue, by the last pull request in it. */
const QUEUE_BRANCH = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;

/** A merge group is compared with what it was built on, which is also where the policy is. */
export function mergeGroup(payload: unknown): BranchPayload {
  const { repository, merge_group: group } = mergeGroupSchema.parse(payload);
  const { owner, repo } = repository;
  const number = QUEUE_BRANCH.exec(group.head_ref)?.[1];
  return {
    name: 'merge_group',
    owner,
    repo,
    headSha: group.head_sha,
    against: { commit: group.base_sha },
    ...(number !== undefined && { pullNumber: Number(number) }),
  };
}

const pushSchema = z.object({
  ...repositorySchema.shape,
  ref: z.string().min(1),
  before: sha,
  after: sha,
});

/**
 * A push to the default branch is compared with what was there before. Any other branch is in the
 * hands of those who push to it: it is compared with the default branch, whose policy counts.
 */
export function push(payload: unknown): BranchPayload {
  const { repository, ref, before, after } = pushSchema.parse(payload);
  const { defaultBranch, ...place } = repository;
  if (NO_COMMIT.test(after) || !ref.startsWith('refs/heads/')) {
    throw new GateError(
      'event_unsupported',
      `The push of ${JSON.stringify(ref)} is of no commits to a branch`,
      'Leave tags and deletions out: `on: { push: { branches: ["**"] } }`.',
    );
  }
  const toDefault = ref === `refs/heads/${defaultBranch}`;
  if (toDefault && NO_COMMIT.test(before)) {
    throw new GateError(
      'event_unsupported',
      'The default branch was pushed for the first time: there is nothing to compare it with',
      'Gate the next change.',
    );
  }
  const against = toDefault ? { commit: before } : { branch: defaultBranch };
  return { name: 'push', ...place, headSha: after, against };
}

/**
 * A run that somebody has started by hand.
 *
 * @param workflowSha `GITHUB_SHA`: the tip of the branch that the run was started for; the payload
 *   has only its name
 */
export function workflowDispatch(payload: unknown, workflowSha: string | undefined): BranchPayload {
  const { repository } = repositorySchema.parse(payload);
  const { defaultBranch, ...place } = repository;
  const headSha = sha.parse(workflowSha);
  return { name: 'workflow_dispatch', ...place, headSha, against: { branch: defaultBranch } };
}
