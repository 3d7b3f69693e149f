import type { Tree, TreeEntry } from './tree.ts';

/**
 * Returns a directory of a tree as a tree of its own: paths are relative to it, and nothing above it is
 * there, so that a symlink that leads above it leaves the tree.
 *
 * @param directory of the tree; `''` is the tree itself
 */
export function subTree(tree: Tree, directory: string): Tree {
  if (directory === '') return tree;
  const made = known.get(tree) ?? new Map<string, Tree>();
  known.set(tree, made);
  const view = made.get(directory) ?? viewOf(tree, directory);
  made.set(directory, view);
  return view;
}

/** What is computed once for a tree is then computed once for its directories. */
const known = new WeakMap<Tree, Map<string, Tree>>();

function viewOf(tree: Tree, directory: string): Tree {
  const inside = `${directory}/`;
  const at = (path: string) => (path === '' ? directory : inside + path);
  const below = (entry: TreeEntry): TreeEntry => ({
    ...entry,
    path: entry.path === directory ? '' : entry.path.slice(inside.length),
  });
  const { original, isPending } = tree;
  return {
    label: tree.label,
    ...(original && { original: subTree(original, directory) }),
    ...(isPending && { isPending: (path) => isPending(at(path)) }),
    stat: (path) => {
      const entry = tree.stat(at(path));
      return entry && below(entry);
    },
    readlink: (path) => tree.readlink(at(path)),
    list: (folder) => tree.list(at(folder)).map(below),
    files: () => [...tree.files()].filter(({ path }) => path.startsWith(inside)).map(below),
    read: (path, maxBytes) => tree.read(at(path), maxBytes),
  };
}
