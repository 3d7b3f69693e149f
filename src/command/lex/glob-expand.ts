import { posix } from 'node:path';
import { resolveInTree } from '../../repo/paths.ts';
import type { Tree, TreeEntry } from '../../repo/tree.ts';
import type { GlobAmbiguity } from '../../rules/syntax.ts';
import { type GlobSegment, literalSegment, matchName, type Pattern } from './glob-pattern.ts';

/** Matches are arguments of one process, so the limit is that of a command. */
const MAX_MATCH_BYTES = 128 * 1024;

/** A file that the segments so far match. */
interface GlobMatch {
  /** As the pattern writes it, for example `./src/a.js`. */
  readonly written: string;
  /** Path in the tree; `''` is the root. */
  readonly path: string;
}

export type Expansion =
  | { readonly matches: readonly string[] }
  | { readonly ambiguity: GlobAmbiguity };

/**
 * Expands a relative pattern without `..` against the tracked files and directories of a tree.
 *
 * @returns the matches in the order of their bytes (the C locale's), empty if nothing matches
 */
export function expandPattern(pattern: Pattern, tree: Tree): Expansion {
  let found: GlobMatch[] = [{ written: '', path: '' }];
  for (const [index, segment] of pattern.segments.entries()) {
    const last = index === pattern.segments.length - 1;
    const next: GlobMatch[] = [];
    for (const parent of found) {
      const ambiguity = enter(parent, segment, last, tree, next);
      if (ambiguity) return { ambiguity };
    }
    found = next;
  }
  const matches = found.map(({ written }) => Buffer.from(written));
  const total = matches.reduce((sum, match) => sum + match.length + 1, 0);
  if (total > MAX_MATCH_BYTES) return { ambiguity: 'too_many' };
  return { matches: matches.sort(Buffer.compare).map((match) => match.toString()) };
}

/** Adds the matches of one segment in one directory to `next`. */
function enter(
  parent: GlobMatch,
  segment: GlobSegment,
  last: boolean,
  tree: Tree,
  next: GlobMatch[],
): GlobAmbiguity | undefined {
  const { written, path } = parent;
  const literal = literalSegment(segment);
  if (literal === '') {
    if (!last) return 'empty_segment';
    next.push(parent);
    return undefined;
  }
  const slash = last ? '' : '/';
  if (literal === '.') {
    next.push({ written: `${written}.${slash}`, path });
    return undefined;
  }
  for (const entry of candidates(path, segment, literal, tree)) {
    if (entry === 'letters') return 'letters';
    if (!last && leadsElsewhere(entry, tree)) return 'symlink';
    if (!last && entry.kind !== 'directory') continue;
    next.push({ written: `${written}${posix.basename(entry.path)}${slash}`, path: entry.path });
  }
  return undefined;
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

/** Returns whether an entry is a submodule or may be a link to a directory, which is not followed. */
function leadsElsewhere(entry: TreeEntry, tree: Tree): boolean {
  if (entry.kind !== 'symlink') return entry.kind === 'submodule';
  const behind = resolveInTree(tree, entry.path);
  if (behind.kind === 'missing') return false;
  return behind.kind !== 'inside' || !/^(?:file|executable)$/.test(behind.entry.kind);
}
