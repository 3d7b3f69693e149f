import { GateError } from '../ground/error.ts';
import type { Repository } from '../repo/git.ts';
import { mergeBase, requireCommits } from '../repo/merge-base.ts';
import { fetched, isRemoteOf } from '../repo/remote.ts';
import { lookUpCommits } from '../repo/revision.ts';
import type { KnownRefs } from './known-refs.ts';
import type { PullRequestPayload } from './pull-request.ts';

/**
 * Returns the tip of the base branch: GitHub's answer; without it, the commit of the event, or a
 * descendant of it that the clone has as the branch of the base repository. A branch of the clone that
 * does not descend from it is outdated, or belongs to someone else.
 *
 * @throws GateError `shallow_clone` if the clone cannot be extended
 */
export async function baseTip(
  repository: Repository,
  payload: PullRequestPayload,
  { baseTip: tip }: KnownRefs,
): Promise<string> {
  const { baseRef, baseSha } = payload;
  const wanted = tip ?? baseSha;
  await requireCommits(repository, [wanted], [wanted, fetched(baseRef)]);
  if (tip !== undefined) return tip;
  const local = await branchOfClone(repository, payload);
  const isNewer = local !== undefined && (await descends(repository, local, baseSha, payload));
  return isNewer ? local : baseSha;
}

/** The base branch as the clone has it, fetched if it lacks it. `origin` may be a fork. */
async function branchOfClone(
  repository: Repository,
  { baseRef, pullRequest }: PullRequestPayload,
): Promise<string | undefined> {
  if (!(await isRemoteOf(repository, pullRequest))) return undefined;
  const branch = `refs/remotes/origin/${baseRef}`;
  try {
    await requireCommits(repository, [branch], [fetched(baseRef)]);
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== 'shallow_clone') throw error;
  }
  return (await lookUpCommits(repository, [branch]))[0];
}

/**
 * Whether a commit is, or descends from, another one. Extends a shallow clone as far as necessary.
 *
 * @throws GateError `shallow_clone` if the clone cannot be extended
 */
export async function descends(
  repository: Repository,
  commit: string,
  from: string,
  { baseRef }: PullRequestPayload,
): Promise<boolean> {
  if (commit === from) return true;
  try {
    return (await mergeBase(repository, commit, from, [commit, from, fetched(baseRef)])) === from;
  } catch (error) {
    if (error instanceof GateError && error.code === 'no_merge_base') return false;
    throw error;
  }
}
