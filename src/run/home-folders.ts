import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

/** A directory of the home directory of the gate's user that commands see in theirs, read-only. */
export interface HomeFolder {
  /** The path from the home directory. */
  readonly path: string;
  /** The real path on the machine. */
  readonly source: string;
}

/**
 * Returns those of the named directories that exist.
 *
 * @param paths from the home directory, normalised
 * @param home the home directory of the gate's user
 */
export async function homeFolders(
  paths: readonly string[],
  home: string | undefined,
): Promise<readonly HomeFolder[]> {
  if (home === undefined || !isAbsolute(home)) return [];
  const found = await Promise.all(
    [...new Set(paths)].sort().map(async (path) => {
      const source = await realpath(join(home, path)).catch(() => undefined);
      if (source === undefined || !(await stat(source)).isDirectory()) return [];
      return [{ path, source }];
    }),
  );
  return found.flat();
}
