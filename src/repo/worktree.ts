import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '../ground/attempt.ts';
import { GateError } from '../ground/error.ts';
import { additionsOf, withAdditions } from './additions.ts';
import { folderTree } from './folder-tree.ts';
import { openRepository, type Repository } from './git.ts';
import { readTree } from './object-tree.ts';
import { decodePath, splitNul } from './path-bytes.ts';
import type { Tree } from './tree.ts';

const NUL = Buffer.from([0]);

/**
 * Writes the uncommitted state as a tree, as `git add --all` would stage it: tracked changes and untracked files
 * that are not ignored. Leaves the user's index and object store unchanged; {@link Repository.close} deletes the
 * objects.
 * @returns the tree's id, valid for `repository.objects` only
 * @throws GateError `checkout_differs` in a sparse checkout, whose omitted files would seem deleted
 */
export async function snapshotWorktree(repository: Repository): Promise<string> {
  const env = temporaryIndex(repository);
  const input = await stagedEntries(repository);
  await repository.user(['update-index', '-z', '--index-info'], { env, input });
  await repository.user(['add', '--all', '--', '.'], { env });
  return (await repository.user(['write-tree'], { env })).toString().trim();
}

/**
 * Writes the index as a tree, as `git commit` would commit it now. Leaves the user's index and object store
 * unchanged.
 * @throws GateError `git_failed` while a merge has conflicts
 */
export async function snapshotIndex(repository: Repository): Promise<string> {
  const env = temporaryIndex(repository);
  await copyFile(repository.index, env.GIT_INDEX_FILE).catch((error: NodeJS.ErrnoException) => {
    // Without an index file, nothing is staged.
    if (error.code !== 'ENOENT') throw error;
  });
  return (await repository.user(['write-tree'], { env })).toString().trim();
}

/** Returns the user's index in the format of `update-index --index-info`, without flags that hide files. */
async function stagedEntries(repository: Repository): Promise<Buffer> {
  const entries: Buffer[] = [];
  for (const tagged of splitNul(await repository.user(['ls-files', '-t', '--stage', '-z']))) {
    const isSkipped = tagged[0] === 83; /* S */
    const path = tagged.subarray(tagged.indexOf(9) + 1);
    const file = Buffer.concat([Buffer.from(`${repository.directory}/`), path]);
    if (isSkipped && !attempt(() => lstatSync(file))) {
      throw new GateError(
        'checkout_differs',
        `The checkout is sparse and lacks ${JSON.stringify(decodePath(path))}`,
        'Run git sparse-checkout disable, or gate a commit (without --worktree).',
      );
    }
    entries.push(tagged.subarray(2), NUL);
  }
  return Buffer.concat(entries);
}

/** A private, empty index; objects go to the private store. */
function temporaryIndex({ privateStore, temporary }: Repository) {
  return { ...privateStore, GIT_INDEX_FILE: join(temporary, randomUUID()) };
}

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly note?: (text: string) => void;
}

/**
 * Provides a directory as it would be committed now: with uncommitted files, without ignored ones. A directory
 * outside of any repository is used as it is.
 * @param use gets the tree and, if there is one, the repository; both are valid until it returns
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
