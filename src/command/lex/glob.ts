import type { Span } from '../../model/finding.ts';
import type { Tree } from '../../repo/tree.ts';
import type { GlobAmbiguity } from '../../rules/syntax.ts';
import { inspectCharacters, visible } from './characters.ts';
import { expandPattern } from './glob-expand.ts';
import { literalSegment, matchName, type Pattern } from './glob-pattern.ts';
import { ProblemCollector } from './problem.ts';

/** What a word decides: the program, its script, or neither with certainty. */
type Position = 'program' | 'script' | 'argument';

/** Maximum number of matches in a report. */
const SHOWN_MATCHES = 20;
/** PATH_MAX of Linux: a longer pattern matches nothing. */
const MAX_PATTERN = 4096;
/** Maximum number of patterns in one command; each may walk the whole tree. */
export const MAX_PATTERNS = 64;

/** An unquoted pattern with its position in a command. */
export interface PatternWord {
  readonly pattern: Pattern;
  readonly span: Span;
  readonly position: Position;
}

/**
 * Judges an unquoted pattern and expands it if there is a tree.
 *
 * @returns the words that replace it: the matches, or the text itself if nothing matches, if there is
 *   no tree, or if the pattern is rejected
 */
export function resolvePattern(
  word: PatternWord,
  tree: Tree | undefined,
  problems: ProblemCollector,
): readonly string[] {
  const { pattern, span, position } = word;
  const written = visible(pattern.text);
  const ambiguity = ambiguityOf(pattern);
  let matches: readonly string[] = [];
  if (position === 'program') {
    problems.add('glob-program', span, { pattern: written });
  } else if (leavesTree(pattern)) {
    problems.add('glob-outside', span, { pattern: written });
  } else if (isAddress(pattern, tree)) {
    // Every shell keeps it unchanged.
  } else if (ambiguity) {
    problems.add('glob-unclear', span, { pattern: written, reason: ambiguity });
  } else if (becomesFlags(pattern)) {
    problems.add('glob-flag', span, { pattern: written, match: '' });
  } else if (tree) {
    matches = expand(word, tree, problems);
  } else if (position === 'script' && isWide(pattern)) {
    problems.add('glob-program', span, { pattern: written });
  } else {
    const unknown = { matches: [], count: 0, judged: false };
    problems.add('unquoted-glob', span, { pattern: written, ...unknown });
  }
  return matches.length === 0 ? [pattern.text] : matches;
}

/** Returns the matches in the tree; none if they are ambiguous. */
function expand(
  { pattern, span, position }: PatternWord,
  tree: Tree,
  problems: ProblemCollector,
): readonly string[] {
  const written = visible(pattern.text);
  const expansion = expandPattern(pattern, tree);
  const unfit = 'matches' in expansion && !expansion.matches.every(isFit);
  if ('ambiguity' in expansion || unfit) {
    const reason = 'ambiguity' in expansion ? expansion.ambiguity : 'file_name';
    problems.add('glob-unclear', span, { pattern: written, reason });
    return [];
  }
  const { matches } = expansion;
  const flag = matches.find((match) => match.startsWith('-'));
  if (flag !== undefined) {
    problems.add('glob-flag', span, { pattern: written, match: visible(flag) });
  }
  if (position === 'script' && matches.length > 1) {
    problems.add('glob-program', span, { pattern: written });
  }
  const shown = matches.slice(0, SHOWN_MATCHES).map((match) => visible(match));
  const { length: count } = matches;
  problems.add('unquoted-glob', span, { pattern: written, matches: shown, count, judged: true });
  return matches;
}

/** `https://example.com/a?b=c` is not expanded unless a directory `https:` exists. */
function isAddress({ prefix, text }: Pattern, tree: Tree | undefined): boolean {
  return prefix.includes('://') && !tree?.stat(text.slice(0, text.indexOf('/')));
}

function ambiguityOf({ text, segments, ambiguity }: Pattern): GlobAmbiguity | undefined {
  if (ambiguity) return ambiguity;
  if (text.length > MAX_PATTERN) return 'too_many';
  // A pattern that matches `.` also matches `..`: only stars match nothing.
  const dots = segments.some(
    (segment) => literalSegment(segment) === undefined && matchName(segment, '..'),
  );
  return dots ? 'dot' : undefined;
}

function leavesTree({ text, segments }: Pattern): boolean {
  return text.startsWith('/') || segments.some((segment) => literalSegment(segment) === '..');
}

/** After `=` a pattern is the value of a flag. */
function becomesFlags({ prefix }: Pattern): boolean {
  return prefix.startsWith('-') && !prefix.includes('=');
}

/** A star may match any number of files; `?` and brackets replace only one character. */
function isWide({ segments }: Pattern): boolean {
  return segments.some((segment) => segment.some(({ kind }) => kind === 'many'));
}

/** File names are as hostile as commands: the same characters are rejected. */
function isFit(name: string): boolean {
  const problems = new ProblemCollector();
  inspectCharacters(name, 0, true, problems);
  return problems.inOrder().length === 0;
}
