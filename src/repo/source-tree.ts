import { stat } from 'node:fs/promises';
import { GateError } from '../ground/error.ts';
import { additionsOf, withAdditions } from './additions.ts';
import { folderTree } from './folder-tree.ts';
import { openRepository, type Repository } from './git.ts';
import { readTree } from './object-tree.ts';
import type { Tree } from './tree.ts';
import { snapshotIndex, snapshotWorktree } from './worktree.ts';

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly note?: (text: string) => void;
}

/**
 * Provides a directory as it would be committed now, for judging before there is a commit: includes
 * uncommitted files, excludes ignored ones. A directory outside any repository is used as it is.
 *
 * @param surroundings the environment, and where to say that the network is used
 * @param use works with the tree and the repository, if there is one; both are only valid until it
 *   returns
 * @param staged whether only what is in the index would be committed
 * @throws GateError `not_a_repository` if the directory does not exist
 */
export async function withSourceTree<T>(
  directory: string,
  { env, note }: Surroundings,
  use: (tree: Tree, root: string, repository?: Repository) => Promise<T>,
  staged = false,
): Promise<T> {
  const repository = await openRepository(directory, env, note).catch(async (error: unknown) => {
    const outside = error instanceof GateError && error.code === 'not_a_repository';
    if (outside && (await stat(directory).catch(() => undefined))?.isDirectory()) return undefined;
    throw error;
  });
  if (repository === undefined) return use(folderTree(directory), directory);
  try {
    const label = `the ${staged ? 'staged ' : ''}files of ${repository.directory}`;
    const snapshot = staged ? snapshotIndex : snapshotWorktree;
    const tree = await readTree(repository, await snapshot(repository), { label });
    return await use(
      withAdditions(tree, folderTree(repository.directory), additionsOf()),
      repository.directory,
      repository,
    );
  } finally {
    await repository.close();
  }
}
