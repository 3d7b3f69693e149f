import type { Repository } from '../repo/git.ts';
import { defaultBranch } from '../repo/revision.ts';
import { resolveNamed } from '../repo/typed-revision.ts';

/** The branches of this clone and those of `origin` have the same names on GitHub. */
const PREFIX = /^refs\/(?:heads|remotes\/origin)\//;

/**
 * Resolves the base of a change.
 *
 * @param base as typed; default: the default branch
 * @returns its commit, and the name of the branch that it stands for, such as `main` for `origin/main`;
 *   the text itself if it is no branch
 * @throws GateError `ref_not_found`, `ref_ambiguous`
 */
export async function resolveBase(
  repository: Repository,
  base?: string,
): Promise<{ readonly commit: string; readonly name: string }> {
  const found =
    base === undefined ? await defaultBranch(repository) : await resolveNamed(repository, base);
  const ref = base === 'HEAD' || base === '@' ? await checkedOut(repository) : found.ref;
  const isBranch = ref !== undefined && PREFIX.test(ref);
  return { commit: found.commit, name: isBranch ? ref.replace(PREFIX, '') : (base ?? 'HEAD') };
}

/** Returns the full name of the branch that is checked out; an empty text for a detached HEAD. */
async function checkedOut({ user }: Repository): Promise<string> {
  const name = await user(['symbolic-ref', '--quiet', 'HEAD'], { accept: [1] });
  return name.toString().trim();
}
