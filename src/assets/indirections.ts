import { resolveInTree } from '../repo/paths.ts';
import type { Tree, TreeEntry } from '../repo/tree.ts';

/** A symlink or submodule through which a file appears at an asset path. */
export interface Indirection {
  /** The path of the symlink or submodule. */
  readonly path: string;
  /** A description. */
  readonly detail: string;
  /** The file that is actually read, if it is in the tree. */
  readonly targetPath?: string;
}

/**
 * Finds the symlinks and submodules that a reader of assets would follow: those at an asset path,
 * symlinks to a directory through which a file gets an asset path that it does not have itself, and
 * symlinks out of the tree in place of a directory of assets.
 *
 * @param files the tracked files of the tree
 */
export function findIndirections(
  tree: Tree,
  files: readonly TreeEntry[],
  isAssetPath: (path: string) => boolean,
): Indirection[] {
  return files.flatMap((entry) => {
    const { path, kind } = entry;
    if (kind !== 'symlink' && kind !== 'submodule') return [];
    if (kind === 'symlink') {
      const target = resolveInTree(tree, path);
      if (target.kind === 'inside' && target.entry.kind === 'directory') {
        return aliases(path, target.path, files, isAssetPath);
      }
      if (isAssetPath(path)) {
        const targetPath = target.kind === 'inside' ? { targetPath: target.path } : {};
        return [{ path, detail: `${path} is a symlink`, ...targetPath }];
      }
    }
    const isStore = isAssetPath(path) || isAssetPath(`${path}/genes.json`);
    return isStore ? [{ path, detail: `${path} is a ${kind}` }] : [];
  });
}

function aliases(
  link: string,
  directory: string,
  files: readonly TreeEntry[],
  isAssetPath: (path: string) => boolean,
): Indirection[] {
  const prefix = directory === '' ? '' : `${directory}/`;
  return files
    .filter(({ path }) => path.startsWith(prefix) && !isAssetPath(path))
    .map(({ path }) => ({ targetPath: path, alias: `${link}/${path.slice(prefix.length)}` }))
    .filter(({ alias }) => isAssetPath(alias))
    .map(({ targetPath, alias }) => ({
      path: link,
      detail: `${alias} is reached through the symlink ${link}`,
      targetPath,
    }));
}
