import { GateError } from '../ground/error.ts';
import { groupBy } from '../ground/group-by.ts';
import type { Tree, TreeEntry } from './tree.ts';

/** The queries that a list of all entries can answer. */
export type EntryIndex = Pick<Tree, 'stat' | 'list' | 'files'>;

/** A name that is empty, `.`, `..` or `.git`. */
const IMPOSSIBLE = /(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)|\0/i;

/** False for a path that git refuses to check out, such as `.git`, but a handcrafted tree can contain. */
export function canBeCheckedOut(path: string): boolean {
  return !IMPOSSIBLE.test(path);
}

/**
 * Indexes entries by path and by directory. Adds directories that occur only as parts of longer paths.
 * @throws GateError `file_unreadable` for a duplicate path or one that cannot be checked out, because the files
 *   on disk would differ from the audited ones
 */
export function indexEntries(entries: Iterable<TreeEntry>): EntryIndex {
  const byPath = new Map<string, TreeEntry>();
  for (const entry of entries) {
    if (byPath.has(entry.path)) throw impossible(entry.path, 'occurs twice');
    if (!canBeCheckedOut(entry.path)) throw impossible(entry.path, 'cannot be checked out');
    byPath.set(entry.path, entry);
  }
  for (const { path, tracked } of [...byPath.values()]) {
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
      const kind = byPath.get(folder)?.kind;
      // The directories above a known directory were already examined.
      if (kind === 'directory') break;
      if (kind !== undefined) throw impossible(path, `is below the ${kind} ${folder}`);
      byPath.set(folder, { path: folder, kind: 'directory', tracked });
    }
  }
  const sorted = [...byPath.values()].sort(byEntryPath);
  let byFolder: ReadonlyMap<string, readonly TreeEntry[]> | undefined;
  byPath.set('', { path: '', kind: 'directory', tracked: true });
  const files = sorted.filter(({ kind, tracked }) => tracked && kind !== 'directory');
  return {
    stat: (path) => byPath.get(path),
    list: (directory) => {
      byFolder ??= groupBy(sorted, ({ path }) => folderOf(path));
      return byFolder.get(directory) ?? [];
    },
    files: () => files,
  };
}

/** As in every list of a Tree. */
export function byEntryPath(a: TreeEntry, b: TreeEntry): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

/** The outermost first. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    folders.push(path.slice(0, at));
  }
  return folders;
}

/** For {@link Tree.read} of another entry than a regular file. */
export function notAFile(tree: string, path: string): GateError {
  return new GateError(
    'file_unreadable',
    `${path} is not a regular file in ${tree}`,
    'Check the spelling of the path. It must be a file of its own, not a directory or a symlink.',
  );
}

/** For {@link Tree.read} of a file above the limit. */
export function tooLarge(tree: string, path: string, size: number, limit: number): GateError {
  return new GateError(
    'file_unreadable',
    `${path} in ${tree} has ${size} bytes; the limit is ${limit}`,
    'Split the file, or move large data out of it.',
  );
}

function impossible(path: string, why: string): GateError {
  return new GateError(
    'file_unreadable',
    `The tree contains the path ${JSON.stringify(path)}, which ${why}`,
    'Recreate the commit with an unmodified git.',
  );
}

/** `''` for entries of the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
