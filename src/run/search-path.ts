import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { delimiter, isAbsolute, join, relative, resolve, sep } from 'node:path';

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

/** A program on PATH. */
export interface Executable {
  /** Under the name that was looked for: some programs are many, and look at what they are called. */
  readonly file: string;
  /** The same without symlinks. */
  readonly real: string;
}

/**
 * The programs of a name, in the order of PATH; none that is, or leads, into the checkout.
 *
 * @param name without a directory and without an extension
 * @param searchPath from {@link trustedEntries}
 */
export async function* executablesNamed(
  name: string,
  searchPath: readonly string[],
  checkout: string,
): AsyncGenerator<Executable> {
  for (const entry of searchPath) {
    const file = join(entry, process.platform === 'win32' ? `${name}.exe` : name);
    const real = await realPathOutside(file, checkout);
    if (real !== undefined && (await isExecutable(real))) yield { file, real };
  }
}

async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
