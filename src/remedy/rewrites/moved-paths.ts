import { lex } from '../../command/lex/lex.ts';
import type { Reading, Word } from '../../command/reading.ts';
import type { Span } from '../../model/finding.ts';
import { normalise, resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { singleQuoted } from '../../rules/quoted.ts';
import { reasons } from '../reason.ts';
import type { ScriptStore } from '../script-store.ts';
import { type Rewrite, replaceSpan } from './rewrite.ts';
import { conjunctionOf, partsOf } from './shell-syntax.ts';

const SCRIPT = /\.[cm]?[jt]s$/;
/** The home directory, the working directory, and the checkout of a workflow, in any notation. */
const PLACES =
  /^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/;
const ABSOLUTE = /^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/;

/** Rules that report a path out of the repository. */
const LEADS_OUT: ReadonlySet<string> = new Set(
  'target-outside tilde-expansion variable-expansion command-substitution'.split(' '),
);

/**
 * Rewrites a script at a path of another machine, such as `/home/me/project/scripts/check.js`, as its
 * path in this repository: the longest end of the path that is a file.
 */
export const makeRelative: Rewrite = (reading, { tree }) => {
  const { command, words, invocation, problems } = reading;
  if (invocation?.program !== 'node' || tree === undefined) return undefined;
  const refused = problems.filter(({ rule }) => LEADS_OUT.has(rule));
  for (const { text, span } of words.slice(1)) {
    if (!refused.some(({ span: { start } }) => start >= span.start && start < span.end)) continue;
    const written = command.slice(span.start, span.end);
    // An unquoted backslash is not in the word any more.
    const path = [text, written].find(isElsewhere);
    if (path === undefined || !SCRIPT.test(path)) continue;
    const found = endInTree(tree, path, isFile);
    if (found !== undefined) {
      const commands = [moved(reading, tree, { span, path, found })];
      return { step: 'path made relative', commands };
    }
  }
  return undefined;
};

/** A path of a command, and where it is in the repository. */
interface MovedPath {
  readonly span: Span;
  readonly path: string;
  readonly found: string;
}

/** Writes the path that was found, and the arguments below the same directory in the same way. */
function moved({ command, words }: Reading, tree: Tree, { span, path, found }: MovedPath): string {
  const prefix = path.endsWith(`/${found}`) ? path.slice(0, -found.length) : undefined;
  const isMoved = ({ text }: Word) =>
    prefix !== undefined &&
    text.startsWith(prefix) &&
    tree.stat(normalise(text.slice(prefix.length)) ?? '') !== undefined;
  const changes = words
    .filter((each) => each.span.start > span.start && isMoved(each))
    .map((each) => ({ span: each.span, by: each.text.slice(prefix?.length) }));
  return changes
    .concat({ span, by: found })
    .toSorted((one, other) => other.span.start - one.span.start)
    .reduce((text, each) => replaceSpan(text, each.span, word(each.by)), command);
}

/** Whether a path leads out of the repository, or is written with a variable or a home directory. */
function isElsewhere(path: string): boolean {
  return ABSOLUTE.test(path) || PLACES.test(path);
}

/**
 * Returns the longest end of a path that exists in the tree, as a path below the root.
 *
 * @param is what the end must be
 */
function endInTree(
  tree: Tree,
  path: string,
  is: (tree: Tree, path: string) => boolean,
): string | undefined {
  const segments = path
    .replaceAll('\\', '/')
    .split('/')
    .filter((each) => each !== '' && each !== '.');
  for (let from = 1; from < segments.length; from += 1) {
    const end = normalise(segments.slice(from).join('/'));
    if (end !== undefined && end !== '' && is(tree, end)) return end;
  }
  return undefined;
}

/** Whether a path leads to a file of the commit, also through symlinks inside of it. */
export function isFile(tree: Tree, path: string): boolean {
  const found = resolveInTree(tree, path);
  if (found.kind !== 'inside') return false;
  const { kind, tracked } = found.entry;
  return tracked && isRegular(kind);
}

/** Whether a path leads to a directory of the tree, also through symlinks inside of it. */
function isDirectory(tree: Tree, path: string): boolean {
  const found = resolveInTree(tree, path);
  return found.kind === 'inside' && found.entry.kind === 'directory';
}

/** Writes a path as one word of a command. */
export function word(path: string): string {
  return /^[\w./@-]+$/.test(path) ? path : singleQuoted(path);
}

/** The directory in which commands start, as they write it. */
const HERE = /^(?:\.\/?|"?\$\{?PWD\}?"?\/?)$/;
/** The root of the repository, as commands write it. */
const ROOT = /^"?\$(?:\(git rev-parse --show-toplevel\)|\{?GITHUB_WORKSPACE\}?)"?\/?$/;

/** Rewrites `cd DIRECTORY && node SCRIPT` without the `cd`, if the directory is the root, also on another machine. */
export const enterDirectory: Rewrite = async ({ command }, store) => {
  const entered = readChangeOfDirectory(command);
  if (entered === undefined) return undefined;
  const { written, rest } = entered;
  return rest !== '' && (await isRoot(written, rest, store))
    ? { step: 'path made relative', commands: [rest] }
    : { reason: reasons.changesDirectory() };
};

interface ChangeOfDirectory {
  /** The operand of `cd`, as it is written. */
  readonly written: string;
  /** The text of the commands after `cd`. */
  readonly rest: string;
}

/** Reads `cd X && …`, `cd X; …` and `(cd X && …)`. */
function readChangeOfDirectory(command: string): ChangeOfDirectory | undefined {
  const [, grouped] = /^\(([^()]*)\)$/.exec(command) ?? [];
  const text = (grouped ?? command).trim();
  const [first] = partsOf(text);
  const [, written] =
    /^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.exec(first?.text ?? '') ?? [];
  if (first === undefined || written === undefined || first.start !== 0) return undefined;
  const [, rest = ''] = /^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(text.slice(first.end)) ?? [];
  return { written, rest: rest.trim() };
}

/** Whether commands that start in a directory start where they do without `cd`. */
async function isRoot(
  written: string,
  rest: string,
  { tree, judge }: ScriptStore,
): Promise<boolean> {
  if (HERE.test(written)) return true;
  if (ROOT.test(written)) return (judge.terms.cwd ?? '') === '';
  const { words, problems } = lex(written);
  const [operand] = words;
  if (operand === undefined || tree === undefined) return false;
  if (!isElsewhere(operand.text)) return problems.length === 0 && normalise(operand.text) === '';
  if (endInTree(tree, operand.text, isDirectory) !== undefined) return false;
  // The whole repository stands at another path there, if what runs exists from its root.
  const { reading, verdict } = await judge.command(conjunctionOf(rest)?.[0]?.text ?? rest);
  const isHere =
    reading.targets.length > 0 && reading.targets.every(({ path }) => path !== undefined);
  return verdict !== 'block' && isHere;
}
