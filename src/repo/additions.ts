import picomatch from 'picomatch';
import { byEntryPath, foldersAbove } from './entry-index.ts';
import { normalise } from './paths.ts';
import type { Tree, TreeEntry } from './tree.ts';

/** What commands see of the checkout in addition to the audited commit. */
export interface Additions {
  /** Whether a path is shown, itself or with a directory above it. */
  readonly cover: (path: string) => boolean;
  /** Whether it is a build output, not part of a dependency. */
  readonly areBuilt: (path: string) => boolean;
  /** Whether a directory may contain something that is shown. */
  readonly mayBeIn: (folder: string) => boolean;
}

/** A directory of installed packages: its path from the root, or its name at any level. */
interface DependencyFolder {
  readonly path: string;
  readonly at: 'root' | 'anywhere' | 'home';
}

const NODE_MODULES: DependencyFolder = { path: 'node_modules', at: 'anywhere' };

const OPTIONS = { dot: true, nonegate: true };

/**
 * Returns what commands see of the checkout that is in no commit: dependency directories, and the build
 * outputs that the policy names.
 */
export function additionsOf(
  buildOutputs: readonly string[] = [],
  dependencyFolders: readonly DependencyFolder[] = [NODE_MODULES],
): Additions {
  const globs = buildOutputs.flatMap((glob) => normalise(glob) || []);
  const isOutput = globs.length > 0 ? picomatch(globs, OPTIONS) : () => false;
  const isDependency = (path: string) =>
    dependencyFolders.some(
      (folder) =>
        folder.at !== 'home' &&
        (path === folder.path || (folder.at === 'anywhere' && path.endsWith(`/${folder.path}`))),
    );
  const isIn = (path: string, test: (path: string) => boolean) =>
    test(path) || foldersAbove(path).some(test);
  return {
    cover: (path) => isIn(path, isDependency) || isIn(path, isOutput),
    areBuilt: (path) => isIn(path, isOutput) && !isIn(path, isDependency),
    mayBeIn: (folder) => globs.some((glob) => leadsInto(glob.split('/'), folder.split('/'))),
  };
}

/** Returns that everything is shown: for a copy that contains nothing else. */
export function everything(dependencyFolders?: readonly DependencyFolder[]): Additions {
  const { cover: isDependency } = additionsOf([], dependencyFolders);
  return { cover: () => true, areBuilt: (path) => !isDependency(path), mayBeIn: () => false };
}

/** Whether a glob can match below a directory, compared segment by segment. */
function leadsInto([first, ...glob]: readonly string[], [name, ...folder]: string[]): boolean {
  if (first === undefined) return false;
  if (name === undefined || first.includes('**') || /[{(]/.test(first)) return true;
  return picomatch.isMatch(name, first, OPTIONS) && leadsInto(glob, folder);
}

/**
 * Combines the audited tree with what is in no commit but commands see, which is read from disk and untracked. The
 * tree takes precedence over the disk, and nothing on disk is visible below an entry of the tree that is not a
 * directory. The disk is asked once for each path: each npm command asks for `node_modules`.
 */
export function withAdditions(tree: Tree, disk: Tree, additions: Additions): Tree {
  const isOnDiskOnly = (path: string) =>
    tree.stat(path) === undefined &&
    (additions.cover(path) || additions.mayBeIn(path)) &&
    foldersAbove(path).every((above) => (tree.stat(above)?.kind ?? 'directory') === 'directory');
  const known = new Map<string, TreeEntry | undefined>();
  const onDisk = (path: string) => {
    if (!known.has(path)) known.set(path, disk.stat(path));
    return known.get(path);
  };
  const stat = (path: string): TreeEntry | undefined => {
    if (!isOnDiskOnly(path)) return tree.stat(path);
    const entry = onDisk(path);
    const isShown = additions.cover(path) || entry?.kind === 'directory';
    if (!entry || !isShown) return undefined;
    return { ...entry, tracked: false, ...(additions.areBuilt(path) && { built: true }) };
  };
  return {
    label: tree.label,
    ...(tree.attributes && { attributes: tree.attributes }),
    stat,
    readlink: (path) => (isOnDiskOnly(path) ? disk : tree).readlink(path),
    read: (path, maxBytes) => (isOnDiskOnly(path) ? disk : tree).read(path, maxBytes),
    list: (folder) => {
      const added = disk.list(folder).flatMap(({ path }) => {
        const entry = isOnDiskOnly(path) ? stat(path) : undefined;
        return entry ?? [];
      });
      return [...tree.list(folder), ...added].sort(byEntryPath);
    },
    files: () => tree.files(),
  };
}
