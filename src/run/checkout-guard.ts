import { lstatSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isContentOf } from '../repo/checked-out-content.ts';
import { onThisPlatform } from '../repo/checkout.ts';
import { foldersAbove } from '../repo/entry-index.ts';
import { folderTree } from '../repo/folder-tree.ts';
import type { Tree, TreeEntry } from '../repo/tree.ts';

/** Returns the tracked files that differ from the audited tree since the guard was created. */
export type CheckoutGuard = () => Promise<readonly string[]>;

const SUBMODULE_OR_FOLDER = new Set(['submodule', 'directory']);

/**
 * Records the state of the audited files in the checkout, to check after each command that the next
 * one still runs what was audited. Does not use git: a command may have edited its configuration, and
 * an index can be configured to skip files.
 *
 * @param directory the working tree
 * @param entries the audited tree's files, with git object ids
 */
export function guardCheckout(directory: string, entries: readonly TreeEntry[]): CheckoutGuard {
  const disk = folderTree(directory, Number.POSITIVE_INFINITY);
  const files = entries.filter(({ kind }) => !SUBMODULE_OR_FOLDER.has(kind));
  const folders = [...new Set(files.flatMap(({ path }) => foldersAbove(path)))];
  const before = files.map(({ path }) => fingerprint(join(directory, path)));
  return async () => {
    // A symlink in place of a folder could make the files below it look unchanged.
    const lost = new Set(folders.filter((folder) => !isFolder(join(directory, folder))));
    const touched = files.filter(
      ({ path }, index) =>
        isOther(fingerprint(join(directory, path)), before[index]) ||
        (lost.size > 0 && foldersAbove(path).some((folder) => lost.has(folder))),
    );
    const changed = await Promise.all(touched.map((file) => differs(directory, disk, file)));
    return touched.filter((_, index) => changed[index]).map(({ path }) => path);
  };
}

/**
 * Unlike the other times, an unprivileged program cannot reset the change time. Synchronous, because
 * that is five times as fast for ten thousand files, and nothing else runs at this point.
 */
function fingerprint(file: string): string | undefined {
  try {
    const { ino, size, mode, ctimeNs } = lstatSync(file, { bigint: true });
    return `${ino}:${size}:${mode}:${ctimeNs}`;
  } catch {
    return undefined;
  }
}

/** What cannot be examined is never known to be the same. */
function isOther(now: string | undefined, before: string | undefined): boolean {
  return now === undefined || now !== before;
}

function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** False if the file still has the audited kind and object id. */
async function differs(
  directory: string,
  disk: Tree,
  { path, kind, oid = '', size }: TreeEntry,
): Promise<boolean> {
  try {
    const found = disk.stat(path);
    if (onThisPlatform(found?.kind) !== onThisPlatform(kind)) return true;
    if (size !== undefined && found?.size !== size) return true;
    const content =
      kind === 'symlink'
        ? await readlink(join(directory, path), { encoding: 'buffer' })
        : await disk.read(path);
    return !isContentOf(content, oid);
  } catch {
    return true;
  }
}
