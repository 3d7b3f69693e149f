/** What stands at a path of a {@link Tree}. */
export type EntryKind = 'file' | 'executable' | 'symlink' | 'directory' | 'submodule';

export interface TreeEntry {
  /** Relative to the root, with `/`, no leading `./`, no trailing `/`. */
  readonly path: string;
  readonly kind: EntryKind;
  /** Git object id, where the tree is made of git objects. */
  readonly oid?: string;
  /** Size in bytes of a file or executable. */
  readonly size?: number;
  /** False for what stands in a declared ignored folder (node_modules), which no commit holds. */
  readonly tracked: boolean;
}

/**
 * One read-only view of files at a commit. Audit, command resolving, policy and tests take a Tree,
 * never a path on disk. Paths are relative to the root; `''` is the root itself.
 *
 * `stat` and `readlink` do not follow symlinks; `paths.ts` has the one function that does.
 */
export interface Tree {
  /** Names this view in messages, for example `commit 1a2b3c4`. */
  readonly label: string;
  stat(path: string): TreeEntry | undefined;
  /** @returns the target text of a symlink, or undefined if the path is no symlink */
  readlink(path: string): string | undefined;
  /** @returns the entries directly in a directory, sorted by path; empty if it is none */
  list(directory: string): readonly TreeEntry[];
  /** Every file, executable, symlink and submodule that is tracked, sorted by path. */
  files(): Iterable<TreeEntry>;
  /**
   * Reads a regular file. Reads of the same turn are answered together by one git process.
   *
   * @throws GateError `file_unreadable` if there is no regular file at the path
   */
  read(path: string): Promise<Buffer>;
}
