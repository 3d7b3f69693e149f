import type { Tree } from '../../repo/tree.ts';
import { matchesPattern } from './workspace-patterns.ts';

/** Whether node takes an operand of `--test` for a pattern. */
export function isPattern(path: string): boolean {
  return /[*?[{]/.test(path);
}

/** The directory in which a pattern begins to look. */
export function baseOf(pattern: string): string {
  return pattern.replace(/[^/]*[*?[{].*$/s, '');
}

/** Names, `*`, and `**` at most twice; what others match is not known here. */
const PLAIN = /^(?!.*\*\*.*\*\*.*\*\*)[\w@.*/-]+$/;

/** Whether no file of the commit matches, so that node 22 and later pass without a test. */
export function matchesNothing(tree: Tree, patterns: readonly string[]): boolean {
  if (!patterns.every((pattern) => PLAIN.test(pattern))) return false;
  for (const { path } of tree.files()) {
    if (patterns.some((pattern) => matchesPattern(path, pattern, { dot: true }))) return false;
  }
  return true;
}
