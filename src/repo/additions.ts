import picomatch from 'picomatch';
import { byEntryPath, foldersAbove } from './entry-index.ts';
import { normalise } from './paths.ts';
import type { Tree, TreeEntry } from './tree.ts';

/** Files of the checkout beside the audited commit. */
export interface Additions {
  /** True if a path, or a directory above it, is shown. */
  readonly cover: (path: string) => boolean;
  /** True for a build output, false for a part of a dependency. */
  readonly areBuilt: (path: string) => boolean;
  /** True if a directory may contain a shown path. */
  readonly mayBeIn: (folder: string) => boolean;
}

/** By its path from the root or by its name at any level. */
interface DependencyFolder {
  readonly path: string;
  readonly at: 'root' | 'anywhere' | 'home';
}

const NODE_MODULES: DependencyFolder = { path: 'node_modules', at: 'anywhere' };

const OPTIONS = { dot: true, nonegate: true };

/** Returns the uncommitted files that commands see: dependency directories, and the policy's build outputs. */
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

/** Shows every path, for a copy without other files. */
export function everything(dependencyFolders?: readonly DependencyFolder[]): Additions {
  const { cover: isDependency } = additionsOf([], dependencyFolders);
  return { cover: () => true, areBuilt: (path) => !isDependency(path), mayBeIn: () => false };
}

/** True if a glob can match below a directory. Compares segment by segment. */
function leadsInto([first, ...glob]: readonly string[], [name, ...folder]: string[]): boolean {
  if (first === undefined) return false;
  if (name === undefined || first.includes('**') || /[{(]/.test(first)) return true;
  return picomatch.isMatch(name, first, OPTIONS) && leadsInto(glob, folder);
}

/**
 * Combines the audited tree with the additions, which are read from disk and untracked. The tree takes
 * precedence, and nothing on disk is visible below an entry of the tree that is not a directory. Caches each
 * path, because every npm command asks for `node_modules`.
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
