import { GateError } from '../error.ts';
import type { Repository } from '../repo/git.ts';
import { mergeBase } from '../repo/merge-base.ts';
import { defaultBranchTip, resolveCommits } from '../repo/revision.ts';
import { snapshotWorktree } from '../repo/worktree.ts';
import type { GateEvent } from './event.ts';

/** The options of `check` that name the change. */
export interface RangeOptions {
  /** What the change is to be merged into; default: the default branch. */
  readonly base?: string;
  /** The proposed commit; default: HEAD. */
  readonly head?: string;
  /** Takes the uncommitted files as the proposal. */
  readonly worktree?: boolean;
}

/**
 * Finds the commits of a range that was named by hand. The change is always the difference to the
 * merge base of both sides, and the policy is the one at the tip of the base.
 *
 * @throws GateError `usage`, `ref_not_found`, `no_merge_base` or `shallow_clone`
 */
export async function resolveRange(
  repository: Repository,
  { base, head, worktree = false }: RangeOptions,
): Promise<GateEvent> {
  if (worktree && head !== undefined) {
    throw new GateError(
      'usage',
      '--head and --worktree exclude each other: uncommitted files belong to what is checked out',
      'Leave one of them out.',
    );
  }
  const [headCommit] = await resolveCommits(repository, [head ?? 'HEAD']);
  const policyCommit =
    base === undefined
      ? await defaultBranchTip(repository)
      : (await resolveCommits(repository, [base]))[0];
  return {
    name: worktree ? 'worktree' : 'range',
    directory: repository.directory,
    base: await mergeBase(repository, policyCommit, headCommit),
    head: headCommit,
    audited: worktree ? await snapshotWorktree(repository) : headCommit,
    policyCommit,
  };
}
