import type { Stats } from 'node:fs';
import type { Attributes } from './attributes.ts';

/** The kind of entry at a path of a {@link Tree}. */
export type EntryKind = 'file' | 'executable' | 'symlink' | 'directory' | 'submodule';

/** Whether an entry has content: a regular file, with or without the x bit. */
export function isRegular(kind: EntryKind | undefined): kind is 'file' | 'executable' {
  return kind === 'file' || kind === 'executable';
}

export interface TreeEntry {
  /** Relative to the root, with `/`, no leading `./`, no trailing `/`. */
  readonly path: string;
  readonly kind: EntryKind;
  /** Git object id, if the tree is made of git objects. */
  readonly oid?: string;
  /** Size in bytes of a file or executable. */
  readonly size?: number;
  /** False for what commands see although it is in no commit. */
  readonly tracked: boolean;
  /** True for an untracked entry that the policy of the base branch names, or that `prepare` wrote. */
  readonly built?: boolean;
}

/**
 * A read-only view of files at a commit. Audit, command resolving, policy and tests take a Tree,
 * never a path on disk. Paths are relative to the root; `''` is the root itself.
 *
 * `stat` and `readlink` do not follow symlinks; the functions of `paths.ts` do.
 */
export interface Tree {
  /** The name of this view in messages, for example `commit 1a2b3c4`. */
  readonly label: string;
  /** The tree that this one shows with scripts that the gate proposes; absent if there are none. */
  readonly original?: Tree;
  stat(path: string): TreeEntry | undefined;
  /** @returns the target of a symlink, or undefined if the path is not a symlink */
  readlink(path: string): string | undefined;
  /** @returns the entries directly in a directory, sorted by path; empty if it is not a directory */
  list(directory: string): readonly TreeEntry[];
  /** All tracked files, executables, symlinks and submodules, sorted by path. */
  files(): Iterable<TreeEntry>;
  /**
   * Whether a path that is not in the tree may be there when commands run: a dependency, a build
   * output, or what `prepare` writes. Absent: what is not in the tree is missing.
   */
  readonly isPending?: (path: string) => boolean;
  /**
   * Reads a regular file. One git process serves all reads of the same turn.
   *
   * @param maxBytes size limit; default: that of the Tree
   * @throws GateError `file_unreadable` if the path is not a regular file, or above the limit
   */
  read(path: string, maxBytes?: number): Promise<Buffer>;
  /** The attributes that its `.gitattributes` give to files; absent if there are none, or no git. */
  readonly attributes?: (paths: readonly string[], names: readonly string[]) => Promise<Attributes>;
}

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
