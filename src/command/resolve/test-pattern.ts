import type { Tree } from '../../repo/tree.ts';
import { matchesPattern } from './workspace-patterns.ts';

/** Nobody writes more alternatives. */
const MAX_ALTERNATIVES = 200;
const MAX_LENGTH = 1_000;

/** Whether node takes an operand of `--test` for a pattern. */
export function isPattern(path: string): boolean {
  return /[*?[{]/.test(path);
}

/**
 * The patterns that node tries for one: braces are expanded first, and a class of one letter is that
 * letter, so that `{..,x}` and `[.][.]` climb.
 *
 * @returns undefined if there are more than anybody writes
 */
export function alternativesOf(pattern: string): readonly string[] | undefined {
  if (pattern.length > MAX_LENGTH) return undefined;
  let open = [pattern.replace(/\[(.)(?:-\1)?\]/gs, '$1')];
  const done: string[] = [];
  while (open.length > 0) {
    const next: string[] = [];
    for (const each of open) {
      const braces = /\{([^{},]*(?:,[^{},]*)+)\}/.exec(each);
      if (braces === null) done.push(each);
      else {
        const { 0: whole, 1: inner = '', index } = braces;
        const [before, after] = [each.slice(0, index), each.slice(index + whole.length)];
        next.push(...inner.split(',').map((choice) => `${before}${choice}${after}`));
      }
    }
    if (next.length + done.length > MAX_ALTERNATIVES) return undefined;
    open = next;
  }
  return done;
}

/** The folder in which a pattern begins to look. */
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
