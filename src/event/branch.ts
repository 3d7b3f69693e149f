import * as z from 'zod';
import { GateError } from '../ground/error.ts';
import { type EventRepository, repositorySchema, sha } from './schema.ts';

/** The event of a change on a branch or in a merge queue, not of a single pull request. */
export interface BranchPayload extends EventRepository {
  readonly name: 'merge_group' | 'push' | 'workflow_dispatch';
  /** The proposed commit. */
  readonly headSha: string;
  /** What the change is compared with: a commit, or its target branch. */
  readonly against: { readonly commit: string } | { readonly branch: string };
  /** The name of the branch that the change is compared with, without `refs/heads/`. */
  readonly baseRef: string;
  /** Without `refs/heads/`. */
  readonly defaultBranch: string;
  /** The last pull request of a merge group. */
  readonly pullNumber?: number;
  /** Whether it was started on a branch or tag of the repository. */
  readonly isOwn: boolean;
}

const NO_COMMIT = /^0+$/;

const BRANCH = /^refs\/heads\//;
const BRANCH_OR_TAG = /^refs\/(?:heads|tags)\//;

const mergeGroupSchema = z.object({
  ...repositorySchema.shape,
  merge_group: z.object({
    head_sha: sha,
    base_sha: sha,
    head_ref: z.string(),
    base_ref: z.string(),
  }),
});

/** The branch that GitHub creates for a queue entry, named after the last pull request in it. */
const QUEUE_BRANCH = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;

/** Compares a merge group with the commit it was built on, which also has the policy. */
export function mergeGroup(payload: unknown): BranchPayload {
  const { repository, merge_group: group } = mergeGroupSchema.parse(payload);
  const number = QUEUE_BRANCH.exec(group.head_ref)?.[1];
  return {
    name: 'merge_group',
    ...repository,
    headSha: group.head_sha,
    against: { commit: group.base_sha },
    baseRef: group.base_ref.replace(BRANCH, ''),
    // The queue's branch belongs to the repository, but its content comes from pull requests.
    isOwn: false,
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
 * Compares a push to the default branch with the commit before it. Whoever can push to another branch
 * controls its earlier commits, so other branches are compared with the default branch and its policy.
 */
export function push(payload: unknown): BranchPayload {
  const { repository, ref, before, after } = pushSchema.parse(payload);
  const { defaultBranch } = repository;
  if (NO_COMMIT.test(after) || !BRANCH.test(ref)) {
    throw new GateError(
      'event_unsupported',
      `The push of ${JSON.stringify(ref)} adds no commits to a branch`,
      'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`.',
    );
  }
  const toDefault = ref === `refs/heads/${defaultBranch}`;
  if (toDefault && NO_COMMIT.test(before)) {
    throw new GateError(
      'event_unsupported',
      'First push of the default branch: there is no earlier commit to compare with',
      'Run the gate on the next change.',
    );
  }
  const against = toDefault ? { commit: before } : { branch: defaultBranch };
  const change = { headSha: after, against, baseRef: defaultBranch };
  return { name: 'push', ...repository, ...change, isOwn: true };
}

const dispatchSchema = z.object({ ...repositorySchema.shape, ref: z.string().min(1) });

/**
 * Reads the event of a manually started run.
 *
 * @param workflowSha `GITHUB_SHA`: the tip of the branch that the run was started on; the payload
 *   has only the branch name
 */
export function workflowDispatch(payload: unknown, workflowSha: string | undefined): BranchPayload {
  const { repository, ref } = dispatchSchema.parse(payload);
  const { defaultBranch } = repository;
  return {
    name: 'workflow_dispatch',
    ...repository,
    headSha: sha.parse(workflowSha),
    against: { branch: defaultBranch },
    baseRef: defaultBranch,
    isOwn: BRANCH_OR_TAG.test(ref),
  };
}
