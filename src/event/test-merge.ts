import type { Repository } from '../repo/git.ts';
import { mergeBase, short } from '../repo/merge-base.ts';
import { mergedTree } from '../repo/merge-tree.ts';
import { fetched } from '../repo/remote.ts';
import { descends } from './base-tip.ts';
import type { KnownRefs } from './known-refs.ts';
import type { PullRequestPayload } from './pull-request.ts';

/** A merge commit of the base branch and the proposed commit, by its parents. */
export interface Merge {
  readonly commit: string;
  /** The first parent. */
  readonly base: string;
  /** The tip of the base branch. */
  readonly tip: string;
}

/**
 * Proves that a merge commit is the test merge: GitHub says so, or its first parent is a recent commit
 * of the base branch and git computes the same content. Anyone can make a commit with the right
 * parents and any content. In a complete clone GitHub is only asked if git computes something else.
 *
 * @returns why it is not proven, as the end of a sentence; undefined if it is
 * @throws GateError `shallow_clone` if the clone cannot be extended
 */
export async function doubtAbout(
  merge: Merge,
  repository: Repository,
  payload: PullRequestPayload,
  known: KnownRefs,
): Promise<string | undefined> {
  const isKnown = async () => (await known.merge?.()) === merge.commit;
  const isShallow = (await repository.shallowCommits()).size > 0;
  if (isShallow && (await isKnown())) return undefined;
  const doubt = await doubtOfGit(merge, repository, payload);
  if (doubt === undefined || isShallow) return doubt;
  return (await isKnown()) ? undefined : doubt;
}

async function doubtOfGit(
  merge: Merge,
  repository: Repository,
  payload: PullRequestPayload,
): Promise<string | undefined> {
  const { headSha, baseRef } = payload;
  if (!(await isOnBase(merge, repository, payload))) {
    return `its first parent ${short(merge.base)} is not a recent commit of ${baseRef}`;
  }
  if ((await repository.shallowCommits()).size > 0) {
    // Git merges with all common ancestors, so it needs the history up to them.
    await mergeBase(repository, merge.base, headSha, [merge.commit, fetched(baseRef)]);
  }
  const [computed, [tree]] = await Promise.all([
    mergedTree(repository, merge.base, headSha),
    repository.read([`${merge.commit}^{tree}`]),
  ]);
  if (computed === undefined) return 'git cannot compute this merge';
  return computed === tree?.oid ? undefined : 'git computes other content for it';
}

/** Whether the first parent of a merge was the tip of the base branch since the event. */
async function isOnBase(
  { base: commit, tip }: Merge,
  repository: Repository,
  payload: PullRequestPayload,
): Promise<boolean> {
  if (commit === tip || commit === payload.baseSha) return true;
  return (
    (await descends(repository, commit, payload.baseSha, payload)) &&
    (await descends(repository, tip, commit, payload))
  );
}
