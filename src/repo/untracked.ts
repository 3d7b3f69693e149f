import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GateError } from '../ground/error.ts';
import type { Additions } from './additions.ts';
import { decodePath } from './path-bytes.ts';

/** The name of a repository, or of the link to one, in a checkout. */
const GIT = '.git';

/** The directory is gone. The comparison of its files reports that. */
const MISSING: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** Outside of the audited commit; a directory stands for its contents. */
export interface Untracked {
  readonly leftOut: readonly string[];
  readonly added: readonly string[];
}

/**
 * Lists the contents of directories in a checkout that are not in the audited commit.
 * @param tracked the paths of all files and directories of the commit
 * @throws GateError `file_unreadable` for a directory that cannot be listed, because a command may know names in
 *   it
 */
export function listUntracked(
  directory: string,
  folders: readonly string[],
  tracked: ReadonlySet<string>,
  additions: Additions,
): Untracked {
  const leftOut: string[] = [];
  const added: string[] = [];
  const search = (folder: string) => {
    for (const entry of namesIn(join(directory, folder))) {
      const name = decodePath(entry.name);
      const path = folder === '' ? name : `${folder}/${name}`;
      if (tracked.has(path)) continue;
      if (name === GIT) {
        // Another repository, such as a submodule's or a second checkout's, can contain a token.
        if (folder !== '') leftOut.push(path);
      } else if (additions.cover(path)) {
        added.push(path);
        if (entry.isDirectory() && hasRepository(join(directory, path))) {
          leftOut.push(`${path}/${GIT}`);
        }
      } else if (entry.isDirectory() && additions.mayBeIn(path)) search(path);
      else leftOut.push(path);
    }
  };
  folders.forEach(search);
  return { leftOut, added };
}

/** True if another repository was checked out to a directory, for example a site to a build output. */
function hasRepository(folder: string): boolean {
  return namesIn(folder).some(({ name }) => decodePath(name) === GIT);
}

function namesIn(folder: string): Dirent<Buffer>[] {
  try {
    return readdirSync(folder, { encoding: 'buffer', withFileTypes: true });
  } catch (cause) {
    if (MISSING.has((cause as NodeJS.ErrnoException).code ?? '')) return [];
    throw new GateError(
      'file_unreadable',
      `Cannot list the directory ${folder}: ${cause instanceof Error ? cause.message : cause}`,
      'Check the permissions of the directory.',
      { cause },
    );
  }
}

/** Except `.git` and skipped paths. */
export function filesBelow(directory: string, skips: (path: string) => boolean): string[] {
  const search = (folder: string): string[] =>
    namesIn(join(directory, folder)).flatMap((entry) => {
      const name = decodePath(entry.name);
      const path = folder === '' ? name : `${folder}/${name}`;
      if (name === GIT || skips(path)) return [];
      return entry.isDirectory() ? search(path) : [path];
    });
  return search('');
}
