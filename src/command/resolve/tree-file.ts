import { posix } from 'node:path';
import { groupBy } from '../../ground/group-by.ts';
import { nearestName } from '../../ground/nearest-name.ts';
import type { Span } from '../../model/finding.ts';
import { isWithin, normalise, type Resolution, resolveInTree } from '../../repo/paths.ts';
import { filesNamed, isRegular, perTree, type Tree, type TreeEntry } from '../../repo/tree.ts';
import { problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import { fails, from, NOTHING, type Place, type Resolved, target } from './resolution.ts';

/** Returns the entry at the end of a path, or why there is none. */
export function entryAt(found: Resolution, path: string, span: Span): TreeEntry | Resolved {
  switch (found.kind) {
    case 'inside':
      return found.entry;
    case 'outside':
      return fails('target-outside', span, { path, reason: 'symlink' });
    case 'missing':
      return fails('target-missing', span, { path });
    case 'loop':
      return fails('target-not-a-file', span, { path, reason: 'loop' });
  }
}

/** @param wanted the path from the root of the tree */
export function nothingAt(tree: Tree, wanted: string, path: string, span: Span): Resolved {
  const found = nearestFile(tree, wanted);
  // Relative to the command's directory.
  const directory = wanted.slice(0, Math.max(0, wanted.length - (normalise(path)?.length ?? 0)));
  const near = found && posix.relative(directory, found);
  return fails('target-missing', span, { path, ...(near && { near }) });
}

/** Returns the regular file at the end of a path, or why there is none. */
export function fileAt(found: Resolution, path: string, span: Span): TreeEntry | Resolved {
  const entry = entryAt(found, path, span);
  if ('problems' in entry || isRegular(entry.kind)) return entry;
  return fails('target-not-a-file', span, { path, reason: entry.kind });
}

/** Like {@link entryAt}, for a textually normalised path from a place. */
export function entryFrom(place: Place, path: string, span: Span): TreeEntry | Resolved {
  const wanted = path.startsWith('/') ? undefined : normalise(from(place, path));
  if (wanted === undefined) return fails('target-outside', span, { path, reason: 'above' });
  const found = resolveInTree(place.tree, wanted);
  return found.kind === 'missing'
    ? nothingAt(place.tree, wanted, path, span)
    : entryAt(found, path, span);
}

/** Resolves a file of the commit that runs without a known program; ignores anything else. */
export function resolveCommitted(
  place: Place,
  { text, span }: Pick<Word, 'text' | 'span'>,
): Resolved {
  const wanted = text.startsWith('/') ? undefined : normalise(from(place, text));
  const found = wanted === undefined ? undefined : resolveInTree(place.tree, wanted);
  if (wanted === undefined || found?.kind !== 'inside' || !isRegular(found.entry.kind)) {
    return NOTHING;
  }
  return runs(place, { name: text, path: found.path, wanted }, span);
}

/** @param wanted its path before symlinks */
export function runs(
  place: Place,
  { name, path, wanted }: { readonly name: string; readonly path: string; readonly wanted: string },
  span: Span,
): Resolved {
  const isChanged = place.changed.has(path) || place.changed.has(wanted);
  return {
    targets: [target(place, { kind: 'file', name, path })],
    problems: isChanged ? [problemAt('target-changed', span, { path })] : [],
  };
}

/** The text of a file, or why it is not read. */
export type TreeText =
  | { readonly text: string /* After symlinks. */; readonly path: string }
  | { readonly unread: string };

/** @returns undefined if nothing is at the path */
export async function readText(
  tree: Tree,
  path: string,
  maxBytes: number,
): Promise<TreeText | undefined> {
  const found = resolveInTree(tree, path);
  if (found.kind === 'missing' && tree.stat(path) === undefined) return undefined;
  if (found.kind !== 'inside') {
    return { unread: 'it is a symbolic link that leads to no file of the repository' };
  }
  if (!isRegular(found.entry.kind)) return { unread: 'it is not a regular file' };
  if ((found.entry.size ?? 0) > maxBytes) return { unread: 'it is too large' };
  // An existing but unreadable file throws its own error.
  return { text: (await tree.read(found.path, maxBytes)).toString('utf8'), path: found.path };
}

/** True if a file, through symlinks, differs from the base or is missing there. */
export async function hasOtherContent(tree: Tree, base: Tree, path: string): Promise<boolean> {
  if (tree === base) return false;
  const [after, before] = [tree, base].map((each) => resolveInTree(each, path));
  if (after?.kind !== 'inside' || before?.kind !== 'inside') return true;
  const [now, was] = [after.entry, before.entry];
  if (now.oid !== undefined && now.oid === was.oid) return false;
  if (now.size !== was.size || !isRegular(now.kind) || !isRegular(was.kind)) return true;
  const [content, former] = await Promise.all([
    tree.read(now.path, now.size),
    base.read(was.path, was.size),
  ]);
  return !content.equals(former);
}

/** Returns the start of a file's first line, which names its interpreter. */
export async function firstLineOf(tree: Tree, path: string): Promise<string> {
  const [first = ''] = (await tree.read(path)).subarray(0, 256).toString('latin1').split('\n', 1);
  return first;
}

const byFolder = perTree((tree) => groupBy(tree.files(), ({ path }) => posix.dirname(path)));

/** Longer paths are not searched for. */
const MOST_PARTS = 20;

/**
 * Returns the file that was probably meant: with the same extension, at the path in another directory,
 * or with a similar name in the same directory.
 * @param wanted a path to nothing, from the root of the tree
 */
function nearestFile(tree: Tree, wanted: string): string | undefined {
  const parts = wanted.split('/').slice(-MOST_PARTS);
  const name = parts.at(-1) ?? '';
  const folder = posix.dirname(wanted);
  const shorter = parts
    .slice(1, -1)
    .map((_, at) => parts.slice(at + 1).join('/'))
    .find((path) => isOwnFile(tree.stat(path)));
  if (shorter !== undefined) return shorter;
  const namesakes = filesNamed(tree, name).filter(isOwnFile);
  const longer = namesakes.filter(({ path }) => path.endsWith(`/${wanted}`));
  if (longer.length === 1) return longer[0]?.path;
  const siblings = (byFolder(tree).get(folder) ?? [])
    .filter(({ path }) => posix.extname(path) === posix.extname(name))
    .map(({ path }) => posix.basename(path));
  const near = nearestName(name, siblings);
  if (near !== undefined) return posix.join(folder, near);
  return namesakes.length === 1 ? namesakes[0]?.path : undefined;
}

function isOwnFile(entry: TreeEntry | undefined): boolean {
  return !!entry?.tracked && isRegular(entry.kind) && !isWithin(entry.path, 'node_modules');
}

/** Limits of a readable script, and of a diff that GitHub shows. */
const MOST_BYTES = 200_000;
const LONGEST_LINE = 2_000;

/** Returns why a script is unreadable, as the rest of a sentence; undefined for a readable or missing one. */
export async function whyUnreadable(tree: Tree, path: string): Promise<string | undefined> {
  const { kind, size = 0 } = tree.stat(path) ?? {};
  if (!isRegular(kind)) return undefined;
  if (size > MOST_BYTES) return `has ${size} bytes`;
  const lines = (await tree.read(path)).toString('utf8').split('\n');
  const long = lines.findIndex((line) => line.length > LONGEST_LINE);
  return long < 0 ? undefined : `has ${lines[long]?.length} characters on line ${long + 1}`;
}
