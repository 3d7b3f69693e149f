import { lstatSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '../ground/attempt.ts';
import type { Additions } from './additions.ts';
import { blobId, isContentOf } from './checked-out-content.ts';
import { foldersAbove } from './entry-index.ts';
import { kindOf, readOnDisk } from './folder-tree.ts';
import { systemPath } from './path-bytes.ts';
import type { EntryKind, TreeEntry } from './tree.ts';
import { listUntracked } from './untracked.ts';

const PARALLEL = 32;

/** At one time, in the order of a guard. */
export interface CheckoutState {
  readonly files: readonly (string | undefined)[];
  readonly folders: readonly (string | undefined)[];
}

/** `kind` includes target and place. */
export type Difference = 'kind' | 'content';

/** Compares a checkout with the audited commit, to tell if commands still run the audited files. */
export interface CheckoutGuard {
  readonly directory: string;
  /** The files of the audited commit. */
  readonly files: readonly TreeEntry[];
  /** Includes the root, `''`. */
  readonly folders: readonly string[];
  /** Files and directories hidden from commands; a directory stands for its contents. */
  readonly leftOut: readonly string[];
  /** Uncommitted files and directories that commands see. */
  readonly additions: readonly string[];
  /** Returns a guard of the same files in a copy of the checkout, and records the copy's state. */
  at(directory: string, additions?: Additions): CheckoutGuard;
  /** Accepts content on disk that differs in bytes but that git would check out for a file. */
  accept(path: string, onDisk: Buffer): void;
  state(): CheckoutState;
  /** Compares all files, even untouched ones and submodules, with the audited commit. */
  differing(): Promise<ReadonlyMap<TreeEntry, Difference>>;
  /** Returns the files that differ from the audited ones. Reads only touched files. */
  changed(state?: CheckoutState): Promise<readonly string[]>;
  /** Returns uncommitted files that are no additions and are new since the guard was created. */
  added(state?: CheckoutState): readonly string[];
  /** Returns the files touched since a state, even if they were changed and restored. */
  touchedSince(state: CheckoutState): readonly string[];
}

/**
 * Records the state of the audited files in a checkout. Does not use git: a command may have edited git's
 * configuration, and an index can be configured to skip files.
 * @param entries the audited tree's files, with git object ids, and its submodules
 */
export function guardCheckout(
  directory: string,
  entries: readonly TreeEntry[],
  additions: Additions,
  accepted = new Map<string, string>(),
): CheckoutGuard {
  const files = entries.filter(({ kind }) => kind !== 'submodule' && kind !== 'directory');
  const submodules = entries.filter(({ kind }) => kind === 'submodule');
  const above = [...files, ...submodules].flatMap(({ path }) => foldersAbove(path));
  const folders = [...new Set(['', ...above, ...submodules.map(({ path }) => path)])].sort();
  const tracked = new Set([...files.map(({ path }) => path), ...folders]);
  const state = (): CheckoutState => ({
    files: files.map(({ path }) => fingerprint(join(directory, path))),
    folders: folders.map((path) => fingerprint(join(directory, path))),
  });
  const first = state();
  const { leftOut, added } = listUntracked(directory, folders, tracked, additions);
  const known = new Set(leftOut);

  /** A symlink in place of a directory could make the files below it look unchanged. */
  const lostIn = (now: CheckoutState, some: readonly TreeEntry[] = files) => {
    const lost = new Set(folders.filter((_, index) => !now.folders[index]?.startsWith('folder')));
    if (lost.size === 0) return [];
    return some.filter(({ path }) => foldersAbove(path).some((folder) => lost.has(folder)));
  };
  const compare = async (some: readonly TreeEntry[]) => {
    const found = new Map<TreeEntry, Difference>();
    for (let at = 0; at < some.length; at += PARALLEL) {
      await Promise.all(
        some.slice(at, at + PARALLEL).map(async (entry) => {
          const oid = accepted.get(entry.path) ?? entry.oid;
          const difference = await differenceOf(directory, entry, oid);
          if (difference) found.set(entry, difference);
        }),
      );
    }
    return found;
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
    differing: async () => {
      const all = [...files, ...submodules];
      const found = await compare(all);
      for (const entry of lostIn(state(), all)) found.set(entry, 'kind');
      return found;
    },
    changed: async (now = state()) => {
      const touched = files.filter((_, index) => isOther(now.files[index], first.files[index]));
      return sortedPaths([...(await compare(touched)).keys(), ...lostIn(now)]);
    },
    added: (now = state()) => newIn(now),
    touchedSince: (before) => {
      const now = state();
      const touched = files.filter((_, index) => isOther(now.files[index], before.files[index]));
      return sortedPaths([...touched, ...lostIn(now)], newIn(now));
    },
  };
}

function sortedPaths(files: readonly TreeEntry[], others: readonly string[] = []): string[] {
  return [...new Set([...files.map(({ path }) => path), ...others])].sort();
}

/**
 * Uses the change time, which an unprivileged program cannot reset. Synchronous, because that is five times as
 * fast for ten thousand files, and nothing else runs at this point.
 */
function fingerprint(path: string): string | undefined {
  const found = attempt(() => lstatSync(systemPath(path), { bigint: true }));
  if (found === undefined) return undefined;
  const { ino, size, mode, ctimeNs } = found;
  return `${found.isDirectory() ? 'folder' : ''}${ino}:${size}:${mode}:${ctimeNs}`;
}

/** A path that cannot be examined counts as changed. */
function isOther(now: string | undefined, before: string | undefined): boolean {
  return now === undefined || now !== before;
}

/** @returns undefined if kind and content are as audited */
async function differenceOf(
  directory: string,
  { path, kind }: TreeEntry,
  oid = '',
): Promise<Difference | undefined> {
  const file = systemPath(join(directory, path));
  const found = attempt(() => kindOf(lstatSync(file)));
  if (kind === 'submodule') return found === 'directory' ? undefined : 'kind';
  if (onThisPlatform(found) !== onThisPlatform(kind)) return 'kind';
  const isLink = kind === 'symlink';
  const read = isLink ? readlink(file, { encoding: 'buffer' }) : readOnDisk(directory, path);
  const isSame = await read.then(
    (content) => isContentOf(content, oid),
    () => false,
  );
  return isSame ? undefined : isLink ? 'kind' : 'content';
}

/** Maps a kind to its representation on this platform: Windows has no x bit. */
function onThisPlatform(kind: EntryKind | undefined): EntryKind | undefined {
  return process.platform === 'win32' && kind === 'executable' ? 'file' : kind;
}
