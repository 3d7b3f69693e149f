import { GateError } from '../error.ts';
import { checkoutDiffers } from '../repo/checkout.ts';
import type { Repository } from '../repo/git.ts';
import { isAncestor, mergeBase, requireCommits, short } from '../repo/merge-base.ts';
import { countChangedFiles } from '../repo/read-change.ts';
import { fetched, isRemoteOf } from '../repo/remote.ts';
import { lookUpCommits, parentsOf, resolveCommits } from '../repo/revision.ts';
import type { GateEvent } from './event.ts';
import type { PullRequestPayload } from './pull-request.ts';

/**
 * Finds the commits of a pull request in the runner's checkout, which has to be at the proposed
 * commit, or at GitHub's test merge of it as `actions/checkout` leaves it.
 *
 * At the test merge, the change is what would land: the difference to its first parent, the tip of
 * the base branch. At the proposed commit, it is the difference to the merge base with that tip. A
 * shallow clone is deepened as far as that takes.
 *
 * @throws GateError `checkout_differs` at any other commit; `shallow_clone`, `no_merge_base`;
 *   `change_incomplete` if the change has fewer files here than GitHub counts
 */
export async function resolvePullRequest(
  repository: Repository,
  payload: PullRequestPayload,
): Promise<GateEvent> {
  const { headSha, pullRequest } = payload;
  const [checkedOut] = await resolveCommits(repository, ['HEAD']);
  const commits =
    checkedOut === headSha
      ? await fromHead(repository, payload)
      : await fromTestMerge(repository, payload, checkedOut);
  return {
    name: 'pull_request',
    directory: repository.directory,
    head: headSha,
    ...commits,
    pullRequest,
  };
}

/**
 * Finds the same commits without a checkout of the change: its head is fetched as objects, and stays
 * that.
 *
 * @throws GateError `shallow_clone`, `no_merge_base` or `change_incomplete`
 */
export async function resolveFetched(
  repository: Repository,
  payload: PullRequestPayload,
): Promise<GateEvent> {
  const { headSha, pullRequest } = payload;
  await requireCommits(repository, [headSha], [`refs/pull/${pullRequest.number}/head`]);
  const { directory } = repository;
  const commits = await fromHead(repository, payload);
  return { name: 'pull_request', directory, head: headSha, ...commits, pullRequest };
}

type Commits = Pick<GateEvent, 'base' | 'audited' | 'policyCommit'>;

async function fromTestMerge(
  repository: Repository,
  { headSha, baseRef }: PullRequestPayload,
  merge: string,
): Promise<Commits> {
  const [base, head, ...others] = await parentsOf(repository, merge);
  if (base === undefined || head !== headSha || others.length > 0) {
    throw checkoutDiffers(
      `the checkout is at ${short(merge)}, which is neither that nor its test merge`,
      headSha,
      'actions',
    );
  }
  await requireCommits(repository, [base, headSha], [merge, fetched(baseRef)]);
  return { base, audited: merge, policyCommit: base };
}

async function fromHead(repository: Repository, payload: PullRequestPayload): Promise<Commits> {
  const { headSha, baseSha, baseRef } = payload;
  const tip = await baseTip(repository, payload);
  const base = await mergeBase(repository, tip, headSha, [headSha, tip, fetched(baseRef)]);
  // GitHub counted against the tip it knew. If ours is newer and has part of the change already,
  // fewer files are right.
  const [known] = await lookUpCommits(repository, [baseSha]);
  const asGitHub =
    known === undefined || known === tip ? base : await mergeBase(repository, known, headSha);
  if (asGitHub === base) await requireAllFiles(repository, payload, base);
  return { base, audited: headSha, policyCommit: tip };
}

/**
 * The newest tip of the base branch that this clone has from the base repository. `origin` may be a
 * fork, whose branches of the same name its owner controls: then only the payload's commit counts.
 */
async function baseTip(repository: Repository, payload: PullRequestPayload): Promise<string> {
  const { baseRef, baseSha, pullRequest } = payload;
  if (await isRemoteOf(repository, pullRequest)) {
    const [tip, known] = await lookUpCommits(repository, [
      `refs/remotes/origin/${baseRef}`,
      baseSha,
    ]);
    // A runner that keeps its clone may have a tip from an earlier job.
    const isOld = tip && known && (await isAncestor(repository, tip, known));
    if (tip !== undefined) return isOld ? baseSha : tip;
  }
  await requireCommits(repository, [baseSha], [baseSha, fetched(baseRef)]);
  return baseSha;
}

/** With both names of a rename, so that only files that are missing here make it fewer. */
async function requireAllFiles(
  repository: Repository,
  { headSha, pullRequest: { changedFiles } }: PullRequestPayload,
  base: string,
): Promise<void> {
  if (changedFiles === undefined) return;
  const here = await countChangedFiles(repository, base, headSha);
  if (here >= changedFiles) return;
  throw new GateError(
    'change_incomplete',
    `GitHub's count of changed files is ${changedFiles}, but this clone shows only ${here}`,
    'Set `fetch-depth: 0` on actions/checkout, and run the job again.',
  );
}
