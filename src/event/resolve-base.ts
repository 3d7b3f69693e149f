import type { Repository } from '../repo/git.ts';
import { defaultBranch, findDefaultBranch } from '../repo/revision.ts';
import { resolveNamed } from '../repo/typed-revision.ts';
import type { DefaultBranch } from './event.ts';

/** The branches of this clone and those of `origin` have the same names on GitHub. */
const PREFIX = /^refs\/(?:heads|remotes\/origin)\//;

/** The base of a change, and the branch whose policy names the protected branches. */
interface ResolvedBase {
  readonly commit: string;
  readonly name: string;
  readonly defaultBranch?: DefaultBranch;
}

/**
 * Resolves the base of a change.
 *
 * @param base as typed; default: the default branch
 * @returns its commit, and the name of the branch that it stands for, such as `main` for `origin/main`;
 *   the text itself if it is no branch. With a branch, the default branch if the clone has it
 * @throws GateError `ref_not_found`, `ref_ambiguous`
 */
export async function resolveBase(repository: Repository, base?: string): Promise<ResolvedBase> {
  const found =
    base === undefined ? await defaultBranch(repository) : await resolveNamed(repository, base);
  const { commit } = found;
  const ref = base === 'HEAD' || base === '@' ? await checkedOut(repository) : found.ref;
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

/** Returns the name of a branch on GitHub; undefined for a ref of another kind. */
function branchName(ref: string): string | undefined {
  return PREFIX.test(ref) ? ref.replace(PREFIX, '') : undefined;
}

/** Returns the full name of the branch that is checked out; an empty text for a detached HEAD. */
async function checkedOut({ user }: Repository): Promise<string> {
  const name = await user(['symbolic-ref', '--quiet', 'HEAD'], { accept: [1] });
  return name.toString().trim();
}
