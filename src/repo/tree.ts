import { posix } from 'node:path';
import { groupBy } from '../ground/group-by.ts';
import type { Attributes } from './attributes.ts';

/** The kind of entry at a path of a {@link Tree}. */
export type EntryKind = 'file' | 'executable' | 'symlink' | 'directory' | 'submodule';

/** Whether an entry has content: a regular file, with or without the x bit. */
export function isRegular(kind: EntryKind | undefined): kind is 'file' | 'executable' {
  return kind === 'file' || kind === 'executable';
}

export interface TreeEntry {
  /** Relative to the root, with `/`, no leading `./`, no trailing `/`. */
  readonly path: string;
  readonly kind: EntryKind;
  /** Git object id, if the tree is made of git objects. */
  readonly oid?: string;
  /** Size in bytes of a file or executable. */
  readonly size?: number;
  /** False for what commands see although it is in no commit. */
  readonly tracked: boolean;
  /** True for an untracked entry that the policy of the base branch names, or that `prepare` wrote. */
  readonly built?: boolean;
}

/**
 * A read-only view of files at a commit. Audit, command resolving, policy and tests take a Tree,
 * never a path on disk. Paths are relative to the root; `''` is the root itself.
 *
 * `stat` and `readlink` do not follow symlinks; the functions of `paths.ts` do.
 */
export interface Tree {
  /** The name of this view in messages, for example `commit 1a2b3c4`. */
  readonly label: string;
  /** The tree that this one shows with scripts that the gate proposes; absent if there are none. */
  readonly original?: Tree;
  stat(path: string): TreeEntry | undefined;
  /** @returns the target of a symlink, or undefined if the path is not a symlink */
  readlink(path: string): string | undefined;
  /** @returns the entries directly in a directory, sorted by path; empty if it is not a directory */
  list(directory: string): readonly TreeEntry[];
  /** All tracked files, executables, symlinks and submodules, sorted by path. */
  files(): Iterable<TreeEntry>;
  /**
   * Whether a path that is not in the tree may be there when commands run: a dependency, a build
   * output, or what `prepare` writes. Absent: what is not in the tree is missing.
   */
  readonly isPending?: (path: string) => boolean;
  /**
   * Reads a regular file. One git process serves all reads of the same turn.
   *
   * @throws GateError `file_unreadable` if the path is not a regular file, or above the limit
   */
  read(path: string, maxBytes?: number): Promise<Buffer>;
  /** The attributes that its `.gitattributes` give to files; absent if there are none, or no git. */
  readonly attributes?: (paths: readonly string[], names: readonly string[]) => Promise<Attributes>;
}

/**
 * Returns a directory of a tree as a tree of its own: paths are relative to it, and nothing above it is
 * there, so that a symlink that leads above it leaves the tree.
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
  const at = (path: string) =>
    path === name ? '' : path.startsWith(inside) ? path.slice(inside.length) : undefined;
  const above = (entry: TreeEntry): TreeEntry => ({
    ...entry,
    path: entry.path === '' ? name : inside + entry.path,
  });
  const within = <T>(path: string, ask: (own: string) => T, otherwise: T): T => {
    const own = at(path);
    return own === undefined ? otherwise : ask(own);
  };
  const stat = (own: string) => {
    const entry = tree.stat(own);
    return entry && above(entry);
  };
  const top: TreeEntry = { path: '', kind: 'directory', tracked: true };
  const { original, isPending } = tree;
  return {
    label: tree.label,
    ...(original && { original: treeAbove(original, name) }),
    ...(isPending && { isPending: (path) => within(path, isPending, false) }),
    stat: (path) => (path === '' ? top : within(path, stat, undefined)),
    readlink: (path) => within(path, (own) => tree.readlink(own), undefined),
    list: (folder) =>
      folder === ''
        ? [{ ...top, path: name }]
        : within(folder, (own) => tree.list(own).map(above), []),
    files: () => [...tree.files()].map(above),
    // Outside of the name there is no file, and the tree has none at an impossible path.
    read: (path, maxBytes) => tree.read(at(path) ?? '..', maxBytes),
  };
}

const byName = perTree((tree) => groupBy(tree.files(), ({ path }) => posix.basename(path)));

/** Returns what {@link Tree.files} lists under one name, in any directory, without a search of all files. */
export function filesNamed(tree: Tree, name: string): readonly TreeEntry[] {
  return byName(tree).get(name) ?? [];
}

/**
 * Computes something of a tree once, when it is first asked: a tree never changes. A tree with scripts
 * that the gate proposes has the answer of the tree that it adds them to.
 *
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

/** Computes something of each path of a tree once, as {@link perTree} does of a tree. */
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

/** The first line of a Git LFS pointer, which git has in place of the file. */
const FIRST_LINE = 'version https://git-lfs.github.com/spec/';

/** Returns what is wrong with the text of a file that Git LFS stores; undefined for any other text. */
export function lfsObstacle(text: string): string | undefined {
  if (!text.startsWith(FIRST_LINE)) return undefined;
  return 'this is a Git LFS pointer; commit the file itself (git lfs untrack)';
}
