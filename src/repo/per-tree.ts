import { posix } from 'node:path';
import { groupBy } from '../ground/group-by.ts';
import type { Tree, TreeEntry } from './tree.ts';

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
