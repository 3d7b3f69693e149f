import type { Additions } from './additions.ts';
import { byEntryPath, foldersAbove } from './entry-index.ts';
import type { Tree, TreeEntry } from './tree.ts';

/**
 * Combines the audited tree with what is in no commit but commands see, which is read from disk and
 * untracked. The tree takes precedence over the disk, and nothing on disk is visible below an entry of
 * the tree that is not a directory. The disk is asked once for each path: each npm command asks for
 * `node_modules`.
 *
 * @param disk the checkout
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
