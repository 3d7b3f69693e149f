import { GateError } from '../error.ts';
import type { Tree, TreeEntry } from './tree.ts';

/** The part of a {@link Tree} that answers from a list of all of its entries. */
export type EntryIndex = Pick<Tree, 'stat' | 'list' | 'files'>;

const IMPOSSIBLE_SEGMENTS = new Set(['', '.', '..', '.git']);

/**
 * False for a path that git refuses to check out, `.git` in any spelling included; a tree object
 * made by hand can hold it all the same.
 */
export function canBeCheckedOut(path: string): boolean {
  return (
    !path.includes('\0') &&
    !path.split('/').some((segment) => IMPOSSIBLE_SEGMENTS.has(segment.toLowerCase()))
  );
}

/**
 * Indexes entries by path and by folder. Folders that only show in longer paths are added.
 *
 * @throws GateError `file_unreadable` if a path occurs twice, or is none that a checkout can have:
 *   what is on disk would not be what is audited
 */
export function indexEntries(entries: Iterable<TreeEntry>): EntryIndex {
  const byPath = new Map<string, TreeEntry>();
  for (const entry of entries) {
    if (byPath.has(entry.path)) throw impossible(entry.path, 'occurs twice');
    if (!canBeCheckedOut(entry.path)) throw impossible(entry.path, 'cannot be checked out');
    byPath.set(entry.path, entry);
  }
  for (const { path, tracked } of [...byPath.values()]) {
    for (const folder of foldersAbove(path)) {
      const kind = byPath.get(folder)?.kind;
      if (kind === undefined) byPath.set(folder, { path: folder, kind: 'directory', tracked });
      else if (kind !== 'directory') throw impossible(path, `is below the ${kind} ${folder}`);
    }
  }
  const sorted = [...byPath.values()].sort(byEntryPath);
  const byFolder = new Map<string, TreeEntry[]>();
  for (const entry of sorted) {
    const folder = parentOf(entry.path);
    const siblings = byFolder.get(folder);
    if (siblings) siblings.push(entry);
    else byFolder.set(folder, [entry]);
  }
  byPath.set('', { path: '', kind: 'directory', tracked: true });
  const files = sorted.filter(({ kind, tracked }) => tracked && kind !== 'directory');
  return {
    stat: (path) => byPath.get(path),
    list: (directory) => byFolder.get(directory) ?? [],
    files: () => files,
  };
}

/** Orders entries by path, as every list of a Tree is. */
export function byEntryPath(a: TreeEntry, b: TreeEntry): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

/** The folders that a path is in, the nearest to the root first. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    folders.push(path.slice(0, at));
  }
  return folders;
}

/** What {@link Tree.read} throws where there is no regular file. */
export function notAFile(tree: string, path: string): GateError {
  return new GateError(
    'file_unreadable',
    `There is no regular file ${path} in ${tree}`,
    'Check the spelling of the path; it counts from the root of the repository.',
  );
}

/** What {@link Tree.read} throws for a file above the limit. */
export function tooLarge(tree: string, path: string, size: number, limit: number): GateError {
  return new GateError(
    'file_unreadable',
    `${path} in ${tree} has ${size} bytes; the limit is ${limit}`,
    'Split the file, or keep large data out of it.',
  );
}

function impossible(path: string, why: string): GateError {
  return new GateError(
    'file_unreadable',
    `The tree has the path ${JSON.stringify(path)}, which ${why}`,
    'Rebuild the commit with an ordinary git.',
  );
}

/** The folder that a path is in; `''` for the root's own entries. */
function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
