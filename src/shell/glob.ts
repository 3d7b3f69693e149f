import { posix } from 'node:path';
import type { Span } from '../model/finding.ts';
import { resolveInTree } from '../repo/paths.ts';
import type { Tree, TreeEntry } from '../repo/tree.ts';
import type { GlobAmbiguity } from '../rules/syntax.ts';
import { inspectCharacters, visible } from './deceptive-text.ts';
import {
  type GlobSegment,
  isWide,
  literalSegment,
  matchName,
  type Pattern,
} from './glob-pattern.ts';
import { ProblemCollector } from './word.ts';

type Position = 'program' | 'script' | 'argument';

const SHOWN_MATCHES = 20;
/** PATH_MAX of Linux. A longer pattern matches nothing. */
const MAX_PATTERN = 4096;
/** Each may walk the whole tree. */
export const MAX_PATTERNS = 64;

export interface PatternWord {
  readonly pattern: Pattern;
  readonly span: Span;
  readonly position: Position;
}

/**
 * Judges an unquoted pattern, and expands it if there is a tree.
 * @returns the words that replace it: the matches, or its text if nothing matches, there is no tree, or
 *   the pattern is rejected
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
    problems.add('glob-unclear', span, { pattern: written, reason: 'program' });
  } else if (leavesTree(pattern)) {
    problems.add('glob-unclear', span, { pattern: written, reason: 'outside' });
  } else if (isAddress(pattern, tree)) {
    // An address names no directory of the tree, so every shell keeps it unchanged.
  } else if (ambiguity) {
    problems.add('glob-unclear', span, { pattern: written, reason: ambiguity });
  } else if (becomesFlags(pattern)) {
    problems.add('glob-unclear', span, { pattern: written, reason: 'flag' });
  } else if (tree) {
    matches = expand(word, tree, problems);
  } else if (position === 'script' && pattern.segments.some(isWide)) {
    problems.add('glob-unclear', span, { pattern: written, reason: 'program' });
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
  if (matches.some((match) => match.startsWith('-'))) {
    problems.add('glob-unclear', span, { pattern: written, reason: 'flag' });
  }
  if (position === 'script' && matches.length > 1) {
    problems.add('glob-unclear', span, { pattern: written, reason: 'program' });
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
  // A pattern that matches `.` also matches `..`, so testing `..` is enough.
  const dots = segments.some(
    (segment) => literalSegment(segment) === undefined && matchName(segment, '..'),
  );
  return dots ? 'dot' : undefined;
}

function leavesTree({ text, segments }: Pattern): boolean {
  return text.startsWith('/') || segments.some((segment) => literalSegment(segment) === '..');
}

/** A pattern after `=` is the value of a flag. */
function becomesFlags({ prefix }: Pattern): boolean {
  return prefix.startsWith('-') && !prefix.includes('=');
}

/** File names are as untrusted as commands, so the same characters are rejected. */
function isFit(name: string): boolean {
  const problems = new ProblemCollector();
  inspectCharacters(name, 0, true, problems);
  return problems.inOrder().length === 0;
}

/** All matches are arguments of one process, with the limit of a command. */
const MAX_MATCH_BYTES = 128 * 1024;

/** A file matched by the segments so far. */
interface GlobMatch {
  /** As in the pattern: `./src/a.js`. */
  readonly written: string;
  /** Path in the tree; `''` is the root. */
  readonly path: string;
}

type Expansion = { readonly matches: readonly string[] } | { readonly ambiguity: GlobAmbiguity };

/**
 * Expands a relative pattern without `..` against the tracked files and directories of a tree.
 * @returns the matches in byte order (the C locale's); empty if nothing matches
 */
function expandPattern(pattern: Pattern, tree: Tree): Expansion {
  let found: GlobMatch[] = [{ written: '', path: '' }];
  for (const [index, segment] of pattern.segments.entries()) {
    const last = index === pattern.segments.length - 1;
    const next: GlobMatch[] = [];
    for (const parent of found) {
      const entered = enter(parent, segment, last, tree);
      if (typeof entered === 'string') return { ambiguity: entered };
      next.push(...entered);
    }
    found = next;
  }
  const matches = found.map(({ written }) => Buffer.from(written));
  const total = matches.reduce((sum, match) => sum + match.length + 1, 0);
  if (total > MAX_MATCH_BYTES) return { ambiguity: 'too_many' };
  return { matches: matches.sort(Buffer.compare).map((match) => match.toString()) };
}

function enter(
  parent: GlobMatch,
  segment: GlobSegment,
  last: boolean,
  tree: Tree,
): readonly GlobMatch[] | GlobAmbiguity {
  const { written, path } = parent;
  const literal = literalSegment(segment);
  if (literal === '') {
    return last ? [parent] : 'empty_segment';
  }
  const slash = last ? '' : '/';
  if (literal === '.') {
    return [{ written: `${written}.${slash}`, path }];
  }
  const matches: GlobMatch[] = [];
  for (const entry of candidates(path, segment, literal, tree)) {
    if (entry === 'letters') return 'letters';
    if (!last && leadsElsewhere(entry, tree)) return 'symlink';
    if (!last && entry.kind !== 'directory') continue;
    matches.push({ written: `${written}${posix.basename(entry.path)}${slash}`, path: entry.path });
  }
  return matches;
}

function* candidates(
  directory: string,
  segment: GlobSegment,
  literal: string | undefined,
  tree: Tree,
): Iterable<TreeEntry | 'letters'> {
  if (literal !== undefined) {
    const entry = tree.stat(directory === '' ? literal : `${directory}/${literal}`);
    if (entry?.tracked) yield entry;
    return;
  }
  for (const entry of tree.list(directory)) {
    if (!entry.tracked) continue;
    const matched = matchName(segment, posix.basename(entry.path));
    if (matched === undefined) yield 'letters';
    else if (matched) yield entry;
  }
}

/** True for a submodule, and for a link that may lead to a directory; neither is followed. */
function leadsElsewhere(entry: TreeEntry, tree: Tree): boolean {
  if (entry.kind !== 'symlink') return entry.kind === 'submodule';
  const behind = resolveInTree(tree, entry.path);
  if (behind.kind === 'missing') return false;
  return behind.kind !== 'inside' || !/^(?:file|executable)$/.test(behind.entry.kind);
}
