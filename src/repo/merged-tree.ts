import { GateError } from '../ground/error.ts';
import type { Repository } from './git.ts';
import { requireObjects } from './object-tree.ts';
import { isObjectId } from './revision.ts';

/**
 * Computes the tree of the merge of two commits from objects alone: no attributes, merge drivers or
 * configuration of the clone take part.
 *
 * @returns the tree's id; undefined if the commits conflict, or if git is older than 2.38 and cannot
 *   merge without a working tree
 */
export async function mergedTree(
  repository: Repository,
  ours: string,
  theirs: string,
): Promise<string | undefined> {
  const { objects } = repository;
  if (await repository.isPartial()) {
    const base = await objects(['merge-base', ours, theirs], { accept: [1] });
    const commits = [ours, theirs, base.toString().trim()].filter(Boolean);
    await Promise.all(commits.map((commit) => requireObjects(repository, commit)));
  }
  try {
    const answer = await objects(['merge-tree', '--write-tree', '--no-messages', ours, theirs]);
    return answer.toString().split('\n').find(isObjectId);
  } catch (error) {
    if (error instanceof GateError && error.code === 'git_failed') return undefined;
    throw error;
  }
}
