import { byEntryPath, foldersAbove } from './entry-index.ts';
import { folderTree } from './folder-tree.ts';
import type { Tree, TreeEntry } from './tree.ts';

/**
 * Combines the audited tree with what is in no commit but commands need (folders) or npm reads
 * (`.npmrc`); these are read from disk and untracked. The tree takes precedence over the disk, and
 * nothing on disk is visible below an entry of the tree that is not a folder.
 *
 * @param directory the root of the checkout
 * @param folders paths from the root
 */
export function withIgnored(
  tree: Tree,
  directory: string,
  folders: readonly string[] = ['node_modules', '.npmrc'],
): Tree {
  const disk = folderTree(directory);
  const isOnDiskOnly = (path: string) =>
    tree.stat(path) === undefined &&
    folders.some((folder) => isWithin(path, folder) || isWithin(folder, path)) &&
    foldersAbove(path).every((above) => (tree.stat(above)?.kind ?? 'directory') === 'directory');
  const stat = (path: string): TreeEntry | undefined => {
    if (!isOnDiskOnly(path)) return tree.stat(path);
    const entry = disk.stat(path);
    return entry && { ...entry, tracked: false };
  };
  return {
    label: tree.label,
    stat,
    readlink: (path) => (isOnDiskOnly(path) ? disk : tree).readlink(path),
    read: (path, maxBytes) => (isOnDiskOnly(path) ? disk : tree).read(path, maxBytes),
    list: (folder) => {
      const added = disk.list(folder).filter(({ path }) => isOnDiskOnly(path));
      return [...tree.list(folder), ...added.map((entry) => ({ ...entry, tracked: false }))].sort(
        byEntryPath,
      );
    },
    files: () => tree.files(),
  };
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
