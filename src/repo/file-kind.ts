import type { Stats } from 'node:fs';
import type { EntryKind } from './tree.ts';

/** Returns the kind of a file on disk; undefined for sockets, devices and other special files. */
export function kindOf(found: Stats): EntryKind | undefined {
  if (found.isSymbolicLink()) return 'symlink';
  if (found.isDirectory()) return 'directory';
  if (!found.isFile()) return undefined;
  return (found.mode & 0o111) === 0 ? 'file' : 'executable';
}

/** Returns the kind as this platform can represent it: Windows has no x bit. */
export function onThisPlatform(kind: EntryKind | undefined): EntryKind | undefined {
  return process.platform === 'win32' && kind === 'executable' ? 'file' : kind;
}
