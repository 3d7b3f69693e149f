import type { GitHubTarget } from '../github/client.ts';
import { explainFailure } from '../github/failure.ts';
import { refTip } from '../github/pull-request.ts';
import { GateError } from '../ground/error.ts';
import type { Repository } from '../repo/git.ts';
import { mergeBase, requireCommits } from '../repo/merge-base.ts';
import { fetched, isRemoteOf } from '../repo/remote.ts';
import { lookUpCommits, resolveCommits } from '../repo/revision.ts';
import type { EventPayload, PullRequestPayload } from './payload.ts';

/** Refs as reported by GitHub; nothing in the clone can change them. */
export interface KnownRefs {
  readonly baseTip?: string;
  /** If the base is another branch. */
  readonly defaultTip?: string;
  /** Asks for the test merge. Lazy, because a complete clone can prove the merge by itself. */
  readonly merge?: () => Promise<string | undefined>;
}

/** Omits refs that do not exist. */
export async function askForRefs(
  github: GitHubTarget | { readonly unavailable: string },
  payload: EventPayload,
  warn: (sentence: string) => void,
): Promise<KnownRefs> {
  if ('unavailable' in github) return {};
  const against = payload.name === 'pull_request' ? { branch: payload.baseRef } : payload.against;
  const { defaultBranch = payload.baseRef } = payload;
  const tipOf = async (ref: string, what = 'base') => {
    try {
      return await refTip(github, ref);
    } catch (error) {
      const doing = `read the tip of ${ref.replace(/^heads\//, '')}`;
      const reason = explainFailure(error, { doing, permission: 'contents: read' });
      warn(`The ${what} was not compared with GitHub's: ${reason}.`);
      return undefined;
    }
  };
  const [baseTip, defaultTip] = await Promise.all([
    // Otherwise the event contains the base commit.
    'branch' in against ? tipOf(`heads/${against.branch}`) : undefined,
    defaultBranch === payload.baseRef ? undefined : tipOf(`heads/${defaultBranch}`),
  ]);
  return {
    ...(baseTip !== undefined && { baseTip }),
    ...(defaultTip !== undefined && { defaultTip }),
    ...(payload.name === 'pull_request' && {
      merge: () => tipOf(`pull/${payload.pullRequest.number}/merge`, 'test merge'),
    }),
  };
}

/** Returns GitHub's answer, or the clone's branch if `origin` is the event's repository. @throws GateError */
export async function defaultTip(
  repository: Repository,
  payload: EventPayload,
  { defaultTip: tip }: KnownRefs,
): Promise<string> {
  const { defaultBranch = payload.baseRef } = payload;
  const branch = `refs/remotes/origin/${defaultBranch}`;
  const place = payload.name === 'pull_request' ? payload.pullRequest : payload;
  if (tip === undefined && !(await isRemoteOf(repository, place))) {
    throw new GateError(
      'ref_not_found',
      `The policy of ${JSON.stringify(defaultBranch)}, the default branch, says whether this base is protected, and cannot be read`,
      'Keep the input `github-token`, or check out the repository of the pull request.',
    );
  }
  const wanted = tip ?? branch;
  await requireCommits(
    repository,
    [wanted],
    [...(tip === undefined ? [] : [tip]), fetched(defaultBranch)],
  );
  const [commit] = await resolveCommits(repository, [wanted]);
  return commit;
}

/**
 * Returns the tip of the base branch: GitHub's answer or, as a fallback, the event's commit or a descendant of it
 * that is the branch in the clone. A branch of the clone that does not descend from it is outdated or belongs to
 * someone else.
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

/** Returns the clone's base branch, fetched if missing; undefined if `origin` is another repository. */
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

/** True if a commit equals another or descends from it. @throws GateError `shallow_clone` if it cannot be known */
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
