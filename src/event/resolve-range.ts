import { GateError } from '../ground/error.ts';
import type { Repository } from '../repo/git.ts';
import { mergeBase } from '../repo/merge-base.ts';
import { checkedOutBranch, defaultBranch, findDefaultBranch } from '../repo/revision.ts';
import { resolveNamed, resolveRevision } from '../repo/typed-revision.ts';
import { snapshotIndex, snapshotWorktree } from '../repo/worktree.ts';
import type { DefaultBranch, GateEvent } from './event.ts';

interface RangeOptions {
  /** Default: the default branch. */
  readonly base?: string;
  /** Default: HEAD. */
  readonly head?: string;
  /** Includes uncommitted files. */
  readonly worktree?: boolean;
  /** With {@link worktree}: only uncommitted files in the index. */
  readonly staged?: boolean;
}

/**
 * Finds the commits of a range from the command line. The change is the diff against the merge base of both
 * sides; the policy is read at the tip of the base.
 * @throws GateError `usage`, `ref_not_found`, `ref_ambiguous`, `no_merge_base` or `shallow_clone`
 */
export async function resolveRange(
  repository: Repository,
  { base, head, worktree = false, staged = false }: RangeOptions,
): Promise<GateEvent> {
  if (worktree && head !== undefined) {
    throw new GateError(
      'usage',
      '`--head` cannot be used with `--worktree`: uncommitted files belong to the checked-out commit',
      'Remove one of them.',
    );
  }
  const headCommit = await resolveRevision(repository, head ?? 'HEAD');
  const target = await resolveBase(repository, base);
  return {
    name: staged ? 'index' : worktree ? 'worktree' : 'range',
    directory: repository.directory,
    base: await mergeBase(repository, target.commit, headCommit),
    head: headCommit,
    audited: worktree ? await (staged ? snapshotIndex : snapshotWorktree)(repository) : headCommit,
    policyCommit: target.commit,
    baseRef: target.name,
    ...(target.defaultBranch && { defaultBranch: target.defaultBranch }),
    isFork: false,
  };
}

/** Local and remote branches have the same names on GitHub. */
const PREFIX = /^refs\/(?:heads|remotes\/origin)\//;

/** The default branch's policy names the protected branches. */
interface ResolvedBase {
  readonly commit: string;
  readonly name: string;
  readonly defaultBranch?: DefaultBranch;
}

/**
 * Resolves the base of a change.
 * @returns its commit; the name of its branch (`main` for `origin/main`), or the text itself if it is no branch;
 *   for a branch, also the default branch if the clone has it
 * @throws GateError `ref_not_found`, `ref_ambiguous`
 */
async function resolveBase(repository: Repository, base?: string): Promise<ResolvedBase> {
  const found =
    base === undefined ? await defaultBranch(repository) : await resolveNamed(repository, base);
  const { commit } = found;
  const ref = base === 'HEAD' || base === '@' ? await checkedOutBranch(repository) : found.ref;
  const name = ref && branchName(ref);
  if (name === undefined) return { commit, name: base ?? 'HEAD' };
  const known = base === undefined ? found : await findDefaultBranch(repository);
  const defaultName = known?.ref && branchName(known.ref);
  return {
    commit,
    name,
    ...(known && defaultName && { defaultBranch: { name: defaultName, commit: known.commit } }),
  };
}

/** Undefined for other refs. */
function branchName(ref: string): string | undefined {
  return PREFIX.test(ref) ? ref.replace(PREFIX, '') : undefined;
}
