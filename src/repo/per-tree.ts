import type { Tree } from './tree.ts';

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
