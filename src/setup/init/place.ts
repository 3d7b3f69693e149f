import { lstat, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';

/**
 * Returns the file that a path of the working tree names, with symlinks followed. It is a regular file
 * of the repository, or does not exist.
 *
 * @param root the root of the working tree
 * @throws Error as {@link resolveIn}, or if it is no regular file
 */
export async function placeIn(root: string, path: string): Promise<string> {
  const place = await resolveIn(root, path);
  const entry = await lstat(place).catch(missing);
  // A pipe or a device would be read without an end.
  if (entry !== undefined && !entry.isFile()) throw new Error('it is no regular file');
  return place;
}

/**
 * Returns what a path of the working tree names, with symlinks followed; it need not exist.
 *
 * @throws Error if it, or a directory above it, is outside of the working tree or in `.git`
 */
export async function resolveIn(root: string, path: string): Promise<string> {
  const top = await realpath(root);
  const file = join(top, path);
  let existing = file;
  while ((await lstat(existing).catch(missing)) === undefined) existing = dirname(existing);
  const target = await realpath(existing).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${relative(top, existing)} is a symlink to nothing`);
  });
  const inside = relative(top, target);
  if (inside.split(sep)[0] === '..' || isAbsolute(inside)) {
    throw new Error(`${relative(top, existing)} is a symlink that leaves the repository`);
  }
  if (inside.split(sep).some((name) => name.toLowerCase() === '.git')) {
    throw new Error('it would be in .git');
  }
  return join(target, relative(existing, file));
}

/** Whether a path exists, also as a symlink to nothing. */
export async function isTaken(file: string): Promise<boolean> {
  return (await lstat(file).catch(missing)) !== undefined;
}

/** Ends the wait for a path that does not exist. */
export function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
