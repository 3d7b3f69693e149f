import type { Repository } from '../repo/git.ts';
import { findDefaultBranch } from '../repo/revision.ts';
import type { History } from './judge-history.ts';

/** How GitHub names a merged or squashed pull request. */
const OF_PULL_REQUEST = /^Merge pull request #\d+|\(#\d+\)$/;

/**
 * Returns the default branch if none of its last changes came from a pull request.
 *
 * @returns undefined if one did, or if nothing is known of the past
 */
export async function pushedBranch(
  repository: Repository,
  { changes }: Pick<History, 'changes'>,
): Promise<string | undefined> {
  if (changes.length === 0 || changes.some(({ subject }) => OF_PULL_REQUEST.test(subject))) return;
  const branch = await findDefaultBranch(repository);
  return branch?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//, '');
}
