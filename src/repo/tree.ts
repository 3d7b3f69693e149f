import { posix } from 'node:path';
import { groupBy } from '../ground/group-by.ts';
import type { Attributes } from './attributes.ts';

export type EntryKind = 'file' | 'executable' | 'symlink' | 'directory' | 'submodule';

/** True for a regular file, with or without the x bit. */
export function isRegular(kind: EntryKind | undefined): kind is 'file' | 'executable' {
  return kind === 'file' || kind === 'executable';
}

export interface TreeEntry {
  /** Relative to the root, with `/`, no leading `./`, no trailing `/`. */
  readonly path: string;
  readonly kind: EntryKind;
  /** Git object id, if the tree is made of git objects. */
  readonly oid?: string;
  /** In bytes, of a file or executable. */
  readonly size?: number;
  /** False for uncommitted files that commands see. */
  readonly tracked: boolean;
  /** True for an untracked entry that the base policy names or that `prepare` wrote. */
  readonly built?: boolean;
}

/**
 * A read-only view of the files of a commit. Audit, resolving, policy and tests take a Tree, never a path on
 * disk. Paths are relative to the root; `''` is the root itself. `stat` and `readlink` do not follow symlinks;
 * the functions of `paths.ts` do.
 */
export interface Tree {
  /** For messages, such as `commit 1a2b3c4`. */
  readonly label: string;
  /** The underlying tree, if this one adds scripts that the gate proposes. */
  readonly original?: Tree;
  stat(path: string): TreeEntry | undefined;
  /** @returns undefined if the path is no symlink */
  readlink(path: string): string | undefined;
  /** @returns the direct entries, sorted by path; empty if it is no directory */
  list(directory: string): readonly TreeEntry[];
  /** Files, executables, symlinks and submodules, sorted by path. */
  files(): Iterable<TreeEntry>;
  /**
   * True if a path missing from the tree may exist when commands run: a dependency, a build output, or a file
   * that `prepare` writes. If absent, no such path exists.
   */
  readonly isPending?: (path: string) => boolean;
  /**
   * Reads a regular file. One git process serves all reads of the same turn.
   * @throws GateError `file_unreadable` if the path is not a regular file, or above the limit
   */
  read(path: string, maxBytes?: number): Promise<Buffer>;
  /** Reads attributes from the tree's `.gitattributes`. Absent if there are none, or no git. */
  readonly attributes?: (paths: readonly string[], names: readonly string[]) => Promise<Attributes>;
}

/**
 * Returns a directory as a tree of its own. Paths are relative to it, and a symlink to a path above it leaves the
 * tree.
 */
export function subTree(tree: Tree, directory: string): Tree {
  return directory === '' ? tree : onceFor(tree, directory, () => viewOf(tree, directory));
}

/** Returns the directory above a tree: it has nothing but the tree, under this name. */
export function treeAbove(tree: Tree, name: string): Tree {
  return onceFor(tree, `../${name}`, () => aboveOf(tree, name));
}

/** What is computed once for a tree is then computed once for its directories, and for those above it. */
const known = new WeakMap<Tree, Map<string, Tree>>();

function onceFor(tree: Tree, key: string, make: () => Tree): Tree {
  const made = known.get(tree) ?? new Map<string, Tree>();
  known.set(tree, made);
  const view = made.get(key) ?? make();
  made.set(key, view);
  return view;
}

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

function aboveOf(tree: Tree, name: string): Tree {
  const inside = `${name}/`;
  const top: TreeEntry = { path: '', kind: 'directory', tracked: true };
  // No tree has anything at `..`.
  const at = (path: string) =>
    path === name ? '' : path.startsWith(inside) ? path.slice(inside.length) : '..';
  const above = (entry: TreeEntry): TreeEntry => ({ ...entry, path: posix.join(name, entry.path) });
  const { original, isPending } = tree;
  return {
    label: tree.label,
    ...(original && { original: treeAbove(original, name) }),
    ...(isPending && { isPending: (path) => path.startsWith(inside) && isPending(at(path)) }),
    stat: (path) => {
      const entry = path === '' ? top : tree.stat(at(path));
      return entry && path !== '' ? above(entry) : entry;
    },
    readlink: (path) => tree.readlink(at(path)),
    list: (folder) => (folder === '' ? [top] : tree.list(at(folder))).map(above),
    files: () => [...tree.files()].map(above),
    read: (path, maxBytes) => tree.read(at(path), maxBytes),
  };
}

const byName = perTree((tree) => groupBy(tree.files(), ({ path }) => posix.basename(path)));

/** Lists the files of one name in any directory, without searching all files. */
export function filesNamed(tree: Tree, name: string): readonly TreeEntry[] {
  return byName(tree).get(name) ?? [];
}

/**
 * Caches a computation about a tree, which never changes. A tree with scripts that the gate proposes has the
 * result of its original tree.
 * @param compute must not depend on files that the gate could propose
 */
export function perTree<T>(compute: (tree: Tree) => T): (tree: Tree) => T {
  const known = new WeakMap<Tree, { readonly answer: T }>();
  return (tree) => {
    const original = tree.original ?? tree;
    const { answer } = known.get(original) ?? { answer: compute(original) };
    known.set(original, { answer });
    return answer;
  };
}

export function perPath<T>(
  compute: (tree: Tree, path: string) => T,
): (tree: Tree, path: string) => T {
  const answers = perTree(() => new Map<string, T>());
  return (tree, path) => {
    const known = answers(tree);
    const answer = known.get(path) ?? compute(tree, path);
    known.set(path, answer);
    return answer;
  };
}

/** In place of the file. */
const FIRST_LINE = 'version https://git-lfs.github.com/spec/';

/** Returns the problem of a file's text if it is a Git LFS pointer, else undefined. */
export function lfsObstacle(text: string): string | undefined {
  if (!text.startsWith(FIRST_LINE)) return undefined;
  return 'this is a Git LFS pointer; commit the file itself (git lfs untrack)';
}
