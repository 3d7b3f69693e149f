import type { Repository } from '../repo/git.ts';
import { pastChanges } from '../repo/past-changes.ts';
import { findDefaultBranch } from '../repo/revision.ts';

/** How many of the last changes are looked at. */
const LOOKED_AT = 50;

/** How GitHub names a merged or squashed pull request. */
const OF_PULL_REQUEST = /^Merge pull request #\d+|\(#\d+\)$/;

/**
 * Returns the default branch if none of its last changes came from a pull request.
 *
 * @returns undefined if one did, or if there is no past
 */
export async function pushedBranch(
  repository: Repository,
  tip: string,
): Promise<string | undefined> {
  const changes = await pastChanges(repository, tip, LOOKED_AT);
  if (changes.length === 0 || changes.some(({ subject }) => OF_PULL_REQUEST.test(subject))) return;
  const branch = await findDefaultBranch(repository);
  return branch?.ref?.replace(/^refs\/(?:heads|remotes\/origin)\//, '');
}
