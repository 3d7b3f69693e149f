import { realpath } from 'node:fs/promises';
import { delimiter, isAbsolute, relative, resolve, sep } from 'node:path';

/**
 * The entries of a PATH from which a program may be taken: absolute, existing, and outside the
 * checkout both by name and by real path. An entry that the change could have filled decides which
 * program runs, and so does a relative one, because commands run in the checkout.
 *
 * @param path the value of PATH
 * @param checkout the root of the checkout
 * @returns the entries as they were written, in order, without repetitions
 */
export async function trustedEntries(path: string, checkout: string): Promise<readonly string[]> {
  const candidates = new Set(path.split(delimiter).filter((entry) => isAbsolute(entry)));
  const found = await Promise.all(
    [...candidates].map(async (entry) =>
      (await realPathOutside(entry, checkout)) === undefined ? [] : [entry],
    ),
  );
  return found.flat();
}

/**
 * Follows the symlinks of a file or folder on the disk.
 *
 * @returns its real path; undefined if it does not exist, cannot be reached, or if its own name or
 *   its real path is inside the checkout
 */
export async function realPathOutside(path: string, checkout: string): Promise<string | undefined> {
  const [real, root] = await Promise.all([
    realpath(path).catch(() => undefined),
    realpath(checkout),
  ]);
  if (real === undefined) return undefined;
  const names = [real, resolve(path)];
  const roots = [root, resolve(checkout)];
  return names.some((name) => roots.some((folder) => contains(folder, name))) ? undefined : real;
}

function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
