import { normalise, resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { singleQuoted } from '../../rules/quoted.ts';
import type { Rewrite } from './rewrite.ts';

/** Rules that report a path out of the repository. */
const LEADS_OUT: ReadonlySet<string> = new Set(
  'target-outside tilde-expansion variable-expansion command-substitution'.split(' '),
);

/**
 * Rewrites a script at a path of another machine, such as `/home/me/project/scripts/check.js`, as its
 * path in this repository: the longest end of the path that is a file. Other paths that begin in the same way
 * are rewritten too.
 */
export const makeRelative: Rewrite = ({ command, words, invocation, problems }, { tree }) => {
  if (invocation?.program !== 'node' || tree === undefined) return undefined;
  const refused = problems.filter(({ rule }) => LEADS_OUT.has(rule));
  for (const { text, span } of words.slice(1)) {
    if (!refused.some(({ span: { start } }) => start >= span.start && start < span.end)) continue;
    // An unquoted backslash is not in the word any more.
    const paths = [text, command.slice(span.start, span.end)];
    const found = paths.map((path) => endInTree(tree, path)).find((end) => end !== undefined);
    if (found === undefined) continue;
    const word = /^[\w./@-]+$/.test(found) ? found : singleQuoted(found);
    const before = command.slice(0, span.start) + word;
    const behind = command.slice(span.end);
    const prefix = text.endsWith(`/${found}`) ? text.slice(0, -found.length) : undefined;
    const rest = prefix === undefined ? behind : behind.replaceAll(` ${prefix}`, ' ');
    return { step: 'path made relative', commands: [before + rest] };
  }
  return undefined;
};

/** Returns the longest end of a path that is a file of the commit, also through symlinks inside of it. */
function endInTree(tree: Tree, path: string): string | undefined {
  const segments = path.split(/[\\/]/).filter((each) => each !== '' && each !== '.');
  const ends = segments.map((_, from) => normalise(segments.slice(from).join('/')));
  return ends.slice(1).find((end) => {
    const found = end === undefined || end === '' ? undefined : resolveInTree(tree, end);
    return found?.kind === 'inside' && found.entry.tracked && isRegular(found.entry.kind);
  });
}
