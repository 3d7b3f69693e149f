import { treeAbove } from '../repo/tree.ts';
import { problemAt } from '../rules/problem.ts';
import type { ReadingContext } from './read.ts';
import type { Reading } from './reading.ts';

/**
 * Returns by what a command is read that starts in the directory above the checkout: nothing else is in it.
 *
 * @param name of the checkout in that directory
 */
export function contextAbove(name: string, context: ReadingContext): ReadingContext {
  const { tree, base, changed = [], isOutput } = context;
  const inside = `${name}/`;
  return {
    ...context,
    ...(tree && { tree: treeAbove(tree, name) }),
    ...(base && { base: treeAbove(base, name) }),
    changed: new Set([...changed].map((path) => inside + path)),
    ...(isOutput && {
      isOutput: (path) => path.startsWith(inside) && isOutput(path.slice(inside.length)),
    }),
  };
}

/**
 * Returns a reading from above the checkout with the paths of the files that run from its root. What only the
 * registry of a sandbox knows is refused there: its paths are judged from the checkout.
 */
export function fromRoot(name: string, reading: Reading): Reading {
  const targets = reading.targets.map(({ path, ...target }) =>
    path === undefined ? target : { ...target, path: path.slice(name.length + 1) },
  );
  const [first] = reading.words;
  if (reading.invocation !== undefined || first === undefined) return { ...reading, targets };
  const outside = problemAt('target-outside', first.span, { path: '..', reason: 'above' });
  return { ...reading, targets, problems: [...reading.problems, outside] };
}
