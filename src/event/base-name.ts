import type { Repository } from '../repo/git.ts';
import { DEFAULT_BRANCHES } from '../repo/revision.ts';

/** The branches of this clone and those of `origin` have the same names on GitHub. */
const PREFIX = /^refs\/(?:heads|remotes\/origin)\//;

/**
 * Returns the name of the branch that a base stands for, such as `main` for `origin/main`; the text
 * itself if it is no branch.
 *
 * @param base as typed; default: the default branch
 */
export async function baseName(repository: Repository, base?: string): Promise<string> {
  for (const ref of base === undefined ? DEFAULT_BRANCHES : [base]) {
    const options = ['--verify', '--quiet', '--symbolic-full-name', '--end-of-options'];
    const full = await repository.user(['rev-parse', ...options, ref], { accept: [1, 128] });
    const name = full.toString().trim();
    if (PREFIX.test(name)) return name.replace(PREFIX, '');
  }
  return base ?? 'HEAD';
}
