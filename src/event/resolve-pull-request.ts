import { GateError } from '../ground/error.ts';
import { checkoutDiffers } from '../repo/checkout.ts';
import type { Repository } from '../repo/git.ts';
import { mergeBase, mergedTree, requireCommits } from '../repo/merge-base.ts';
import { changedFiles } from '../repo/read-change.ts';
import { fetched } from '../repo/remote.ts';
import { lookUpCommits, parentsOf, resolveCommits, short } from '../repo/revision.ts';
import type { GateEvent } from './event.ts';
import { baseTip, descends, type KnownRefs } from './known-refs.ts';
import type { PullRequestPayload } from './payload.ts';

/**
 * Finds the commits of a pull request in the runner's checkout, which must be at the head or at GitHub's test
 * merge, as `actions/checkout` leaves it. At the test merge, the change is the diff against its first parent, the
 * tip of the base branch: exactly what would land. At the head, and for an unproven merge, it is the diff against
 * the merge base of head and tip. A shallow clone is deepened as needed.
 * @throws GateError `checkout_differs` at any other commit; `shallow_clone`, `no_merge_base`; `change_incomplete`
 *   if the change has fewer files here than GitHub reports
 */
export async function resolvePullRequest(
  repository: Repository,
  payload: PullRequestPayload,
  known: KnownRefs = {},
): Promise<GateEvent> {
  const [checkedOut] = await resolveCommits(repository, ['HEAD']);
  const commits =
    checkedOut === payload.headSha
      ? await fromHead(repository, payload, await baseTip(repository, payload, known))
      : await fromTestMerge(repository, payload, checkedOut, known);
  return eventOf(repository, payload, commits);
}

/** Only fetches the head. @throws GateError `shallow_clone`, `no_merge_base` or `change_incomplete` */
export async function resolveFetched(
  repository: Repository,
  payload: PullRequestPayload,
  known: KnownRefs = {},
): Promise<GateEvent> {
  const { headSha, pullRequest } = payload;
  await requireCommits(repository, [headSha], [`refs/pull/${pullRequest.number}/head`]);
  const tip = await baseTip(repository, payload, known);
  return eventOf(repository, payload, await fromHead(repository, payload, tip));
}

type Commits = Pick<GateEvent, 'base' | 'audited' | 'policyCommit' | 'unprovenMerge'>;

function eventOf(
  { directory }: Repository,
  { headSha: head, baseRef, pullRequest }: PullRequestPayload,
  commits: Commits,
): GateEvent {
  const { isFork } = pullRequest;
  return { name: 'pull_request', directory, head, baseRef, ...commits, isFork, pullRequest };
}

async function fromTestMerge(
  repository: Repository,
  payload: PullRequestPayload,
  commit: string,
  known: KnownRefs,
): Promise<Commits> {
  const { headSha, baseRef } = payload;
  const [base, head, ...others] = await parentsOf(repository, commit);
  if (base === undefined || head !== headSha || others.length > 0) {
    throw checkoutDiffers(
      `the checkout is at ${short(commit)}, which is neither that commit nor its test merge commit`,
      headSha,
      'actions',
    );
  }
  await requireCommits(repository, [base, headSha], [commit, fetched(baseRef)]);
  const tip = await baseTip(repository, payload, known);
  const reason = await doubtAbout({ commit, base, tip }, repository, payload, known);
  if (reason === undefined) return { base, audited: commit, policyCommit: tip };
  return { ...(await fromHead(repository, payload, tip)), unprovenMerge: { commit, reason } };
}

async function fromHead(
  repository: Repository,
  payload: PullRequestPayload,
  tip: string,
): Promise<Commits> {
  const { headSha, baseSha, baseRef } = payload;
  const base = await mergeBase(repository, tip, headSha, [headSha, tip, fetched(baseRef)]);
  // GitHub counted against the tip it knew. A newer tip may already contain part of the change; fewer files are
  // then correct.
  const [known] = await lookUpCommits(repository, [baseSha]);
  const asGitHub =
    known === undefined || known === tip ? base : await mergeBase(repository, known, headSha);
  if (asGitHub === base) await requireAllFiles(repository, payload, base);
  return { base, audited: headSha, policyCommit: tip };
}

/** A rename counts twice here, so a lower count than GitHub's means missing files. */
async function requireAllFiles(
  repository: Repository,
  { headSha, pullRequest }: PullRequestPayload,
  base: string,
): Promise<void> {
  const { changedFiles: atGitHub } = pullRequest;
  if (atGitHub === undefined) return;
  const here = (await changedFiles(repository, base, headSha)).length;
  if (here >= atGitHub) return;
  throw new GateError(
    'change_incomplete',
    `GitHub reports ${atGitHub} changed files, but this clone shows only ${here}`,
    'Set `fetch-depth: 0` on actions/checkout, and run the job again.',
  );
}

interface Merge {
  readonly commit: string;
  readonly base: string;
  readonly tip: string;
}

/**
 * Proves that a merge commit is the test merge: its first parent is a recent commit of the base branch, and
 * GitHub names it or git computes the same content. The parents alone prove nothing: anyone can make a commit
 * with them and any content. GitHub may still name a merge with an earlier base. In a complete clone, GitHub is
 * asked only if git computes other content.
 * @returns the reason for doubt, as the end of a sentence; undefined if the merge is proven
 * @throws GateError `shallow_clone` if the clone cannot be extended
 */
async function doubtAbout(
  merge: Merge,
  repository: Repository,
  payload: PullRequestPayload,
  known: KnownRefs,
): Promise<string | undefined> {
  if (!(await isOnBase(merge, repository, payload))) {
    return `its first parent ${short(merge.base)} is not a recent commit of ${payload.baseRef}`;
  }
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
  { headSha, baseRef }: PullRequestPayload,
): Promise<string | undefined> {
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

/** True if the first parent of a merge was the tip of the base branch at the event or later. */
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
