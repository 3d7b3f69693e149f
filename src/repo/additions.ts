import { posix } from 'node:path';
import picomatch from 'picomatch';
import { foldersAbove } from './entry-index.ts';
import { normalise } from './paths.ts';

/** What commands see of the checkout in addition to the audited commit. */
export interface Additions {
  /** Whether a path that is not in the commit is shown, itself or with a folder above it. */
  readonly cover: (path: string) => boolean;
  /** Whether such a path is a build output, not part of a dependency. */
  readonly areBuilt: (path: string) => boolean;
  /** Whether a folder that is not in the commit may contain something that is shown. */
  readonly mayBeIn: (folder: string) => boolean;
}

/** Folders of installed packages, at any level. */
const DEPENDENCY_FOLDERS: readonly string[] = ['node_modules'];

const OPTIONS = { dot: true, nonegate: true };

/**
 * Returns what commands see of the checkout that is in no commit: dependency folders, and the build
 * outputs that the policy names.
 *
 * @param buildOutputs globs, or paths of files and folders, from the root
 * @param dependencyFolders names of folders
 */
export function additionsOf(
  buildOutputs: readonly string[] = [],
  dependencyFolders: readonly string[] = DEPENDENCY_FOLDERS,
): Additions {
  const folders = new Set(dependencyFolders);
  const globs = buildOutputs.flatMap((glob) => normalise(glob) || []);
  const isOutput = globs.length > 0 ? picomatch(globs, OPTIONS) : () => false;
  const isDependency = (path: string) => folders.has(posix.basename(path));
  const isIn = (path: string, test: (path: string) => boolean) =>
    test(path) || foldersAbove(path).some(test);
  return {
    cover: (path) => isIn(path, isDependency) || isIn(path, isOutput),
    areBuilt: (path) => isIn(path, isOutput) && !isIn(path, isDependency),
    mayBeIn: (folder) => globs.some((glob) => leadsInto(glob.split('/'), folder.split('/'))),
  };
}

/** Whether a glob can match below a folder, compared segment by segment. */
function leadsInto([first, ...glob]: readonly string[], [name, ...folder]: string[]): boolean {
  if (first === undefined) return false;
  if (name === undefined || first.includes('**') || /[{(]/.test(first)) return true;
  return picomatch.isMatch(name, first, OPTIONS) && leadsInto(glob, folder);
}
