import { treeAbove } from '../repo/tree.ts';
import { problemAt } from '../rules/problem.ts';
import type { ReadingContext } from './read.ts';
import type { Reading } from './reading.ts';

/**
 * Returns the context for reading a command that starts in the directory above the checkout, which has
 * nothing else in it.
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
 * Converts a reading from above the checkout: its paths are then from the checkout's root. Programs
 * known only to a sandbox's registry are refused there.
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
