import * as z from 'zod';
import { objectIdSchema } from '../github/pull-request.ts';
import { GateError } from '../ground/error.ts';
import type { PullRequest } from './event.ts';

export interface EventRepository {
  readonly owner: string;
  readonly repo: string;
}

/** The webhook fields about the repository that the gate uses. */
export const repositorySchema = z.object({
  repository: z
    .object({
      name: z.string().min(1),
      owner: z.object({ login: z.string().min(1) }),
      default_branch: z.string().min(1),
    })
    .transform(({ name, owner, default_branch }) => ({
      owner: owner.login,
      repo: name,
      defaultBranch: default_branch,
    })),
});

export interface PullRequestPayload {
  readonly name: 'pull_request';
  readonly pullRequest: PullRequest;
  readonly headSha: string;
  /** Without `refs/heads/`. */
  readonly baseRef: string;
  /** At the time of the event; it may have moved since. */
  readonly baseSha: string;
  /** Without `refs/heads/`. Every event of GitHub has it. */
  readonly defaultBranch?: string;
  /**
   * The activity, such as `closed`; undefined after a review or a workflow run. `moved`: the base branch was
   * changed. `edited`: only the title or description was.
   */
  readonly action?: string;
  /** The event grants a write token and secrets, so no code of the change may run. */
  readonly privileged?: true;
}

/** The webhook fields that the gate uses. `head.repo` is null after the repository was deleted. */
const pullRequestSchema = z.object({
  action: z.string().optional(),
  changes: z.looseObject({ base: z.unknown() }).partial().optional(),
  repository: z.object({
    id: z.int(),
    name: z.string().min(1),
    owner: z.object({ login: z.string().min(1) }),
    default_branch: z.string().min(1).optional(),
  }),
  pull_request: z.object({
    number: z.int().positive(),
    head: z.object({ sha: objectIdSchema, repo: z.object({ id: z.int() }).nullable() }),
    base: z.object({ sha: objectIdSchema, ref: z.string().min(1) }),
    changed_files: z.int().nonnegative().optional(),
  }),
});

export function pullRequest(payload: unknown): PullRequestPayload {
  const { action: named, changes, pull_request: pull } = pullRequestSchema.parse(payload);
  z.int().parse(pull.changed_files);
  // Without the old values, the base may have changed.
  const isMoved = named === 'edited' && (changes === undefined || 'base' in changes);
  const action = isMoved ? 'moved' : named;
  return { ...pullRequestReview(payload), ...(action !== undefined && { action }) };
}

/**
 * Parses a review event, which may add or withdraw an approval; all reviews are then fetched again. Its payload
 * lacks the number of changed files.
 */
export function pullRequestReview(payload: unknown): PullRequestPayload {
  const { repository, pull_request: pull } = pullRequestSchema.parse(payload);
  return {
    name: 'pull_request',
    pullRequest: {
      owner: repository.owner.login,
      repo: repository.name,
      number: pull.number,
      // The head repository of a deleted fork is null.
      isFork: pull.head.repo?.id !== repository.id,
      ...(pull.changed_files !== undefined && { changedFiles: pull.changed_files }),
    },
    headSha: pull.head.sha,
    baseRef: pull.base.ref,
    baseSha: pull.base.sha,
    ...(repository.default_branch !== undefined && { defaultBranch: repository.default_branch }),
  };
}

/** The event of a change on a branch or in a merge queue. */
export interface BranchPayload extends EventRepository {
  readonly name: 'merge_group' | 'push' | 'workflow_dispatch';
  readonly headSha: string;
  /** A commit, or the target branch. */
  readonly against: { readonly commit: string } | { readonly branch: string };
  /** The other side's branch, without `refs/heads/`. */
  readonly baseRef: string;
  /** Without `refs/heads/`. */
  readonly defaultBranch: string;
  readonly pullNumber?: number;
  /** True for a branch or tag of the repository. */
  readonly isOwn: boolean;
}

const NO_COMMIT = /^0+$/;

const BRANCH = /^refs\/heads\//;
const BRANCH_OR_TAG = /^refs\/(?:heads|tags)\//;

const mergeGroupSchema = z.object({
  ...repositorySchema.shape,
  merge_group: z.object({
    head_sha: objectIdSchema,
    base_sha: objectIdSchema,
    head_ref: z.string(),
    base_ref: z.string(),
  }),
});

/** The branch that GitHub creates for a queue entry, named after the last pull request in it. */
const QUEUE_BRANCH = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;

/** Parses a merge group. It is compared with the commit it was built on, which also has the policy. */
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
  before: objectIdSchema,
  after: objectIdSchema,
});

/**
 * Parses a push. A push to the default branch is compared with the commit before it. Other branches are compared
 * with the default branch and its policy, because their own earlier commits may be from the same author.
 */
function push(payload: unknown): BranchPayload {
  const { repository, ref, before, after } = pushSchema.parse(payload);
  const { defaultBranch } = repository;
  const toDefault = ref === `refs/heads/${defaultBranch}`;
  if (NO_COMMIT.test(after) || !BRANCH.test(ref) || (toDefault && NO_COMMIT.test(before))) {
    throw new GateError(
      'event_unsupported',
      `The push of ${JSON.stringify(ref)} adds no commits to a branch, or is the first of the default branch: there is nothing to compare with`,
      'Exclude tags and deletions: `on: { push: { branches: ["**"] } }`; after a first push, run the gate on the next change.',
    );
  }
  const against = toDefault ? { commit: before } : { branch: defaultBranch };
  const change = { headSha: after, against, baseRef: defaultBranch };
  return { name: 'push', ...repository, ...change, isOwn: true };
}

const dispatchSchema = z.object({ ...repositorySchema.shape, ref: z.string().min(1) });

/** @param workflowSha `GITHUB_SHA`, because the payload names only the branch */
function workflowDispatch(payload: unknown, workflowSha: string | undefined): BranchPayload {
  const { repository, ref } = dispatchSchema.parse(payload);
  const { defaultBranch } = repository;
  return {
    name: 'workflow_dispatch',
    ...repository,
    headSha: objectIdSchema.parse(workflowSha),
    against: { branch: defaultBranch },
    baseRef: defaultBranch,
    isOwn: BRANCH_OR_TAG.test(ref),
  };
}

export type EventPayload = PullRequestPayload | BranchPayload;

type Parse = (payload: unknown, workflowSha: string | undefined) => EventPayload;

/** The events that identify a change to gate. */
const EVENTS = new Map<string, Parse>([
  ['pull_request', pullRequest],
  ['pull_request_review', pullRequestReview],
  // Runs nothing. Parsed to show the refusal on the pull request.
  ['pull_request_target', (payload) => ({ ...pullRequest(payload), privileged: true })],
  ['merge_group', mergeGroup],
  ['push', push],
  ['workflow_dispatch', workflowDispatch],
]);

/** @throws GateError `event_unsupported` without a change, `event_invalid` for a payload that is not GitHub's */
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
  return inWords(eventName, () => parse(payload, workflowSha));
}

/** @throws GateError `event_invalid` for the payload of another event */
export function inWords<T>(eventName: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new GateError(
      'event_invalid',
      `The payload is not a GitHub ${eventName} event: ${z.prettifyError(error)}`,
      'GITHUB_EVENT_PATH must be the path of the file that the runner wrote.',
    );
  }
}

/** Rejects an event on which no code of the change may run. @throws GateError `event_unsupported` */
export function requireUnprivileged(payload: EventPayload): void {
  if (!('privileged' in payload)) return;
  throw new GateError(
    'event_unsupported',
    'No command was run: on pull_request_target the commands of a change would have a write token and the secrets of the repository',
    'Use `on: pull_request`; for forks, publish from a second workflow (docs/github.md).',
  );
}
