import type { GitHubRepository } from '../github/client.ts';
import { explainFailure } from '../github/failure.ts';
import { type PullOrigin, pullOrigin, pullsOfCommit } from '../github/pull-request.ts';
import { GateError } from '../ground/error.ts';
import type { Repository } from '../repo/git.ts';
import { mergeBase, mergedTree, requireCommits } from '../repo/merge-base.ts';
import { firstParents, type MainlineCommit } from '../repo/past-changes.ts';
import type { GateEvent, QueuedPull } from './event.ts';
import type { BranchPayload } from './payload.ts';

interface Services {
  readonly github: GitHubRepository | { readonly unavailable: string };
  readonly warn: (sentence: string) => void;
}

/** If a pull request cannot be found, the group stays a fork's. */
export async function withGroup(
  event: GateEvent,
  payload: BranchPayload,
  repository: Repository,
  { github, warn }: Services,
): Promise<GateEvent> {
  const found = await findGroup(event, payload, repository, github);
  if (typeof found !== 'string') {
    return { ...event, group: found, isFork: found.some(({ isFork }) => isFork) };
  }
  warn(`The merge group is treated as a change from a fork: ${found}.`);
  return event;
}

/** @returns the pull requests, or why they cannot be found */
async function findGroup(
  { base, head }: GateEvent,
  { baseRef, pullNumber }: BranchPayload,
  repository: Repository,
  github: Services['github'],
): Promise<readonly QueuedPull[] | string> {
  if ('unavailable' in github) return github.unavailable;
  try {
    if ((await mergeBase(repository, base, head)) !== base) return 'its base is not in its history';
    const commits = await firstParents(repository, base, head);
    const asked = { repository, github, baseRef };
    const found = await Promise.all(commits.map((commit) => pullOf(commit, asked)));
    const missing = found.filter((pull) => pull === undefined);
    const last = pullNumber === undefined ? undefined : await pullOrigin(github, pullNumber);
    // Rebased commits name no pull request. If no commit names one, all may belong to the last pull request.
    const isAlone =
      missing.length === commits.length &&
      last?.commits === commits.length &&
      (await hasContentOf(
        last,
        base,
        commits.find(({ commit }) => commit === head),
        asked,
      ));
    if (last === undefined || (missing.length > 0 && !isAlone)) {
      return `no pull request is known for ${missing.length} of its ${commits.length} commits`;
    }
    const pulls = [...found, last].filter((pull) => pull !== undefined);
    return [...new Map(pulls.map((pull) => [pull.number, queued(pull)])).values()];
  } catch (error) {
    if (error instanceof GateError) return error.message;
    const doing = 'read the pull requests of the merge group';
    return explainFailure(error, { doing, permission: 'pull-requests: read' });
  }
}

function queued({ number, headSha, isFork }: PullOrigin): QueuedPull {
  return { number, headSha, isFork };
}

interface Asked {
  readonly repository: Repository;
  readonly github: GitHubRepository;
  readonly baseRef: string;
}

/** The end of the subject of a squash commit. Anyone can write it, so the content is also compared. */
const NUMBER = /\(#(\d{1,9})\)$/;

/** Finds the open pull request that a commit of the queue merges or squashes. */
async function pullOf(commit: MainlineCommit, asked: Asked): Promise<PullOrigin | undefined> {
  const { github, baseRef } = asked;
  const [parent = '', merged, ...others] = commit.parents;
  if (merged !== undefined) {
    if (others.length > 0) return undefined;
    const pulls = await pullsOfCommit(github, merged);
    const heads = pulls.filter((pull) => pull.headSha === merged && isQueued(pull, baseRef));
    return heads.find(({ isFork }) => isFork) ?? heads[0];
  }
  const number = NUMBER.exec(commit.subject)?.[1];
  if (number === undefined) return undefined;
  const pull = await pullOrigin(github, Number(number));
  return (await hasContentOf(pull, parent, commit, asked)) ? pull : undefined;
}

function isQueued(pull: PullOrigin, baseRef: string): boolean {
  return pull.isOpen && pull.baseRef === baseRef;
}

/** True if merging an open pull request into a parent gives the tree of a commit of the queue. */
async function hasContentOf(
  pull: PullOrigin,
  parent: string,
  commit: MainlineCommit | undefined,
  { repository, baseRef }: Asked,
): Promise<boolean> {
  if (commit === undefined || !isQueued(pull, baseRef)) return false;
  await requireCommits(repository, [pull.headSha], [`refs/pull/${pull.number}/head`]);
  await mergeBase(repository, parent, pull.headSha, [commit.commit, pull.headSha]);
  return (await mergedTree(repository, parent, pull.headSha)) === commit.tree;
}
