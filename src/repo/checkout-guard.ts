import { lstatSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Additions } from './additions.ts';
import { blobId, isContentOf } from './checked-out-content.ts';
import { foldersAbove } from './entry-index.ts';
import { readOnDisk } from './folder-tree.ts';
import { systemPath } from './path-bytes.ts';
import type { TreeEntry } from './tree.ts';
import { kindOf, onThisPlatform } from './tree.ts';
import { listUntracked } from './untracked.ts';

/** The state of the files and directories of a checkout at one time, in the order of a guard. */
export interface CheckoutState {
  readonly files: readonly (string | undefined)[];
  readonly folders: readonly (string | undefined)[];
}

/** Knows what a checkout must contain, to tell whether commands still run what was audited. */
export interface CheckoutGuard {
  /** The root of the checkout. */
  readonly directory: string;
  /** The files of the audited commit, including those of submodules that are checked out. */
  readonly files: readonly TreeEntry[];
  /** The directories of the audited commit, including `''`. */
  readonly folders: readonly string[];
  /** Files and directories that commands must not see; a directory stands for its contents. */
  readonly leftOut: readonly string[];
  /** Files and directories that commands see although they are not in the commit. */
  readonly additions: readonly string[];
  /** Returns a guard of the same files in a copy of the checkout, whose state is recorded now. */
  at(directory: string, additions?: Additions): CheckoutGuard;
  /** Takes content on disk that git would check out for a file, although its bytes differ. */
  accept(path: string, onDisk: Buffer): void;
  /** The current state, for {@link touchedSince}. */
  state(): CheckoutState;
  /** Returns the files that differ from the audited ones. Reads only those that were touched. */
  changed(state?: CheckoutState): Promise<readonly string[]>;
  /** Returns files that are new since the guard was created, and neither in the commit nor additions. */
  added(state?: CheckoutState): readonly string[];
  /** Returns the files that were touched at all since then: one may have been changed and restored. */
  touchedSince(state: CheckoutState): readonly string[];
}

/**
 * Records the state of the audited files in a checkout. Does not use git: a command may have edited
 * its configuration, and an index can be configured to skip files.
 *
 * @param directory the working tree
 * @param entries the audited tree's files, with git object ids, and its submodules
 */
export function guardCheckout(
  directory: string,
  entries: readonly TreeEntry[],
  additions: Additions,
  accepted = new Map<string, string>(),
): CheckoutGuard {
  const files = entries.filter(({ kind }) => kind !== 'submodule' && kind !== 'directory');
  const submodules = entries.filter(({ kind }) => kind === 'submodule').map(({ path }) => path);
  const above = [...files.map(({ path }) => path), ...submodules].flatMap(foldersAbove);
  const folders = [...new Set(['', ...above, ...submodules])].sort();
  const tracked = new Set([...files.map(({ path }) => path), ...folders]);
  const state = (): CheckoutState => ({
    files: files.map(({ path }) => fingerprint(join(directory, path))),
    folders: folders.map((path) => fingerprint(join(directory, path))),
  });
  const first = state();
  const { leftOut, added } = listUntracked(directory, folders, tracked, additions);
  const known = new Set(leftOut);

  /** A symlink in place of a directory could make the files below it look unchanged. */
  const lostFiles = (now: CheckoutState) => {
    const lost = new Set(folders.filter((_, index) => !now.folders[index]?.startsWith('folder')));
    if (lost.size === 0) return [];
    return files.filter(({ path }) => foldersAbove(path).some((folder) => lost.has(folder)));
  };
  const newIn = (now: CheckoutState) =>
    folders
      .filter((_, index) => isOther(now.folders[index], first.folders[index]))
      .flatMap((folder) => listUntracked(directory, [folder], tracked, additions).leftOut)
      .filter((path) => !known.has(path));

  return {
    directory,
    files,
    folders,
    leftOut,
    additions: added,
    at: (copy, others = additions) => guardCheckout(copy, entries, others, accepted),
    accept: (path, onDisk) => void accepted.set(path, blobId(onDisk)),
    state,
    changed: async (now = state()) => {
      const touched = files.filter((_, index) => isOther(now.files[index], first.files[index]));
      const differ = await Promise.all(
        touched.map((entry) => differs(directory, entry, accepted.get(entry.path) ?? entry.oid)),
      );
      const changed = touched.filter((_, index) => differ[index]);
      return sortedPaths([...changed, ...lostFiles(now)]);
    },
    added: (now = state()) => newIn(now),
    touchedSince: (before) => {
      const now = state();
      const touched = files.filter((_, index) => isOther(now.files[index], before.files[index]));
      return sortedPaths([...touched, ...lostFiles(now)], newIn(now));
    },
  };
}

function sortedPaths(files: readonly TreeEntry[], others: readonly string[] = []): string[] {
  return [...new Set([...files.map(({ path }) => path), ...others])].sort();
}

/**
 * Unlike the other times, an unprivileged program cannot reset the change time. Synchronous, because
 * that is five times as fast for ten thousand files, and nothing else runs at this point.
 */
function fingerprint(path: string): string | undefined {
  try {
    const found = lstatSync(systemPath(path), { bigint: true });
    const { ino, size, mode, ctimeNs } = found;
    return `${found.isDirectory() ? 'folder' : ''}${ino}:${size}:${mode}:${ctimeNs}`;
  } catch {
    return undefined;
  }
}

/** What cannot be examined is never known to be the same. */
function isOther(now: string | undefined, before: string | undefined): boolean {
  return now === undefined || now !== before;
}

/** False if the file still has the audited kind and content. */
async function differs(directory: string, { path, kind }: TreeEntry, oid = ''): Promise<boolean> {
  const file = systemPath(join(directory, path));
  try {
    if (onThisPlatform(kindOf(lstatSync(file))) !== onThisPlatform(kind)) return true;
    const content =
      kind === 'symlink'
        ? await readlink(file, { encoding: 'buffer' })
        : await readOnDisk(directory, path);
    return !isContentOf(content, oid);
  } catch {
    return true;
  }
}
