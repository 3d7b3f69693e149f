import { constants, lstatSync, readdirSync, readlinkSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { GateError } from '../ground/error.ts';
import { byEntryPath, canBeCheckedOut, foldersAbove, notAFile, tooLarge } from './entry-index.ts';
import { MAX_FILE_BYTES } from './object-tree.ts';
import { decodePath, systemPath } from './path-bytes.ts';
import { type EntryKind, isRegular, type Tree, type TreeEntry } from './tree.ts';

/** Returns a Tree of a directory, read on demand, without `.git` and special files; `node_modules` is untracked. */
export function folderTree(folder: string, maxFileBytes = MAX_FILE_BYTES): Tree {
  const root = resolve(folder);
  const label = `the directory ${folder}`;
  const look = (path: string) => ifThere(path, () => lstatSync(systemPath(join(root, path))));
  // A path through a symlink would bypass the Tree's rules and could leave the directory.
  const stat = (path: string): TreeEntry | undefined => {
    if (path === '') return { path, kind: 'directory', tracked: true };
    if (
      !canBeCheckedOut(path) ||
      !foldersAbove(path).every((above) => look(above)?.isDirectory())
    ) {
      return undefined;
    }
    const found = look(path);
    const kind = found && kindOf(found);
    if (!found || !kind) return undefined;
    const sized = isRegular(kind) ? { size: found.size } : {};
    return { path, kind, ...sized, tracked: !path.split('/').includes('node_modules') };
  };
  const list = (directory: string): readonly TreeEntry[] => {
    if (stat(directory)?.kind !== 'directory') return [];
    const names =
      ifThere(directory, () =>
        readdirSync(systemPath(join(root, directory)), { encoding: 'buffer' }),
      ) ?? [];
    return names
      .map((name) => stat(directory === '' ? decodePath(name) : `${directory}/${decodePath(name)}`))
      .filter((entry) => entry !== undefined)
      .sort(byEntryPath);
  };
  function* walk(directory: string): Generator<TreeEntry> {
    for (const entry of list(directory)) {
      if (!entry.tracked) continue;
      if (entry.kind === 'directory') yield* walk(entry.path);
      else yield entry;
    }
  }
  return {
    label,
    stat,
    list,
    files: () => [...walk('')].sort(byEntryPath),
    readlink: (path) =>
      stat(path)?.kind === 'symlink'
        ? ifThere(path, () =>
            decodePath(readlinkSync(systemPath(join(root, path)), { encoding: 'buffer' })),
          )
        : undefined,
    read: async (path, maxBytes = maxFileBytes) => {
      const entry = stat(path);
      if (!isRegular(entry?.kind)) throw notAFile(label, path);
      if ((entry.size ?? 0) > maxBytes) throw tooLarge(label, path, entry.size ?? 0, maxBytes);
      return readRegularFile(join(root, path), path, label, maxBytes);
    },
  };
}

/** Follows no link, and does not block on a named pipe that has replaced the file. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** @throws GateError `file_unreadable`, also for a symlink */
export function readOnDisk(directory: string, path: string): Promise<Buffer> {
  return readRegularFile(join(directory, path), path, `the directory ${directory}`, Infinity);
}

async function readRegularFile(
  absolute: string,
  path: string,
  label: string,
  maxFileBytes: number,
): Promise<Buffer> {
  try {
    const file = await open(systemPath(absolute), READ_ONLY);
    try {
      const found = await file.stat();
      if (!found.isFile()) throw notAFile(label, path);
      if (found.size > maxFileBytes) throw tooLarge(label, path, found.size, maxFileBytes);
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw cause instanceof GateError ? cause : unreadable(path, cause);
  }
}

function unreadable(path: string, cause: unknown): GateError {
  return new GateError(
    'file_unreadable',
    `Cannot read ${path}: ${cause instanceof Error ? cause.message : cause}`,
    'Check the permissions of the file and of the directories above it.',
    { cause },
  );
}

/** Error codes for a path that does not exist or cannot exist. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Returns undefined for a missing path. @throws GateError `file_unreadable` if it cannot be examined */
function ifThere<Found>(path: string, look: () => Found): Found | undefined {
  try {
    return look();
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw unreadable(path, error);
  }
}

/** Undefined for sockets, devices and other special files. */
export function kindOf(found: Stats): EntryKind | undefined {
  if (found.isSymbolicLink()) return 'symlink';
  if (found.isDirectory()) return 'directory';
  if (!found.isFile()) return undefined;
  return (found.mode & 0o111) === 0 ? 'file' : 'executable';
}
