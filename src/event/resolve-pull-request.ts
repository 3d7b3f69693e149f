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
 * Finds the commits of a pull request in the runner's checkout, which must be at the head commit or
 * at GitHub's test merge commit, as `actions/checkout` leaves it.
 *
 * At the test merge commit, the change is what would land: the diff against its first parent, the
 * tip of the base branch. At the head commit, it is the diff against the merge base with that tip. A
 * shallow clone is deepened as far as necessary.
 *
 * @throws GateError `checkout_differs` at any other commit; `shallow_clone`, `no_merge_base`;
 *   `change_incomplete` if the change has fewer files here than GitHub reports
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
 * Finds the same commits without a checkout of the change: its head is only fetched, never checked
 * out.
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
      `the checkout is at ${short(merge)}, which is neither that commit nor its test merge commit`,
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
  // GitHub counted against the tip that it knew. A newer local tip may already contain part of the
  // change, so fewer files are correct then.
  const [known] = await lookUpCommits(repository, [baseSha]);
  const asGitHub =
    known === undefined || known === tip ? base : await mergeBase(repository, known, headSha);
  if (asGitHub === base) await requireAllFiles(repository, payload, base);
  return { base, audited: headSha, policyCommit: tip };
}

/**
 * Returns the newest tip of the base branch that this clone has from the base repository. `origin`
 * may be a fork, whose owner controls its branches: then only the payload's commit is trusted.
 */
async function baseTip(repository: Repository, payload: PullRequestPayload): Promise<string> {
  const { baseRef, baseSha, pullRequest } = payload;
  if (await isRemoteOf(repository, pullRequest)) {
    const [tip, known] = await lookUpCommits(repository, [
      `refs/remotes/origin/${baseRef}`,
      baseSha,
    ]);
    // A runner that reuses its clone may have the tip of an earlier job.
    const isOld = tip && known && (await isAncestor(repository, tip, known));
    if (tip !== undefined) return isOld ? baseSha : tip;
  }
  await requireCommits(repository, [baseSha], [baseSha, fetched(baseRef)]);
  return baseSha;
}

/** Counts both names of a rename, so that the count is lower only if files are missing here. */
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
    `GitHub reports ${changedFiles} changed files, but this clone shows only ${here}`,
    'Set `fetch-depth: 0` on actions/checkout, and run the job again.',
  );
}
