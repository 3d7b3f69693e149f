import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { delimiter, isAbsolute, join, relative, resolve, sep } from 'node:path';

/**
 * Returns the entries of a PATH from which programs may be taken: absolute, existing, and outside the
 * checkout both by name and by real path. The change could fill any other entry, including a relative
 * one, because commands run in the checkout.
 *
 * @param path the value of PATH
 * @param checkout the root of the checkout
 * @returns the entries as written, in order, without duplicates
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
 * Resolves the symlinks of a file or directory on disk.
 *
 * @returns the real path; undefined if it does not exist, is not accessible, or if its name or real
 *   path is inside the checkout
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
  /** The path with the requested name: some programs behave according to their name. */
  readonly file: string;
  /** The path without symlinks. */
  readonly real: string;
}

/**
 * Finds the programs with a name, in PATH order; excludes any in the checkout or linked into it.
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
