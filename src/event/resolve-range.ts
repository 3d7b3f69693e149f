import { GateError } from '../ground/error.ts';
import type { Repository } from '../repo/git.ts';
import { mergeBase } from '../repo/merge-base.ts';
import { resolveRevision } from '../repo/typed-revision.ts';
import { snapshotWorktree } from '../repo/worktree.ts';
import type { GateEvent } from './event.ts';
import { resolveBase } from './resolve-base.ts';

/** The options of `check` that select the change. */
export interface RangeOptions {
  /** The target of the change; default: the default branch. */
  readonly base?: string;
  /** The proposed commit; default: HEAD. */
  readonly head?: string;
  /** Includes the uncommitted files in the proposal. */
  readonly worktree?: boolean;
}

/**
 * Finds the commits of a range given on the command line. The change is always the diff against the
 * merge base of both sides, and the policy is the one at the tip of the base.
 *
 * @throws GateError `usage`, `ref_not_found`, `ref_ambiguous`, `no_merge_base` or `shallow_clone`
 */
export async function resolveRange(
  repository: Repository,
  { base, head, worktree = false }: RangeOptions,
): Promise<GateEvent> {
  if (worktree && head !== undefined) {
    throw new GateError(
      'usage',
      '`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit',
      'Remove one of them.',
    );
  }
  const [headCommit, target] = await inOrder([
    resolveRevision(repository, head ?? 'HEAD'),
    resolveBase(repository, base),
  ]);
  return {
    name: worktree ? 'worktree' : 'range',
    directory: repository.directory,
    base: await mergeBase(repository, target.commit, headCommit),
    head: headCommit,
    audited: worktree ? await snapshotWorktree(repository) : headCommit,
    policyCommit: target.commit,
    baseRef: target.name,
    ...(target.defaultBranch && { defaultBranch: target.defaultBranch }),
    isFork: false,
  };
}

/** Waits for work that runs side by side. If several parts fail, throws the error of the first. */
async function inOrder<const Parts extends readonly Promise<unknown>[]>(
  parts: Parts,
): Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }> {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}
