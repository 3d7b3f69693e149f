export type ChangeStatus = 'added' | 'modified' | 'deleted' | 'renamed' | 'type_changed';

/** One file of a {@link Change}, as git's objects have it. */
export interface FileChange {
  readonly status: ChangeStatus;
  /** The name at the audited commit; for a deleted file, its name at the base. */
  readonly path: string;
  /** The name at the base, for a rename only. */
  readonly oldPath?: string;
  /** Six octal digits; `000000` where the file does not exist on that side. */
  readonly oldMode: string;
  readonly newMode: string;
  /** Full object ids; all zeros where the file does not exist on that side. */
  readonly oldOid: string;
  readonly newOid: string;
  readonly binary: boolean;
  /** Lines; counted from the blobs where git's numstat does not count (binary). */
  readonly added: number;
  readonly deleted: number;
}

/** What a pull request does to the tree: the difference between two commits, file by file. */
export interface Change {
  /** Commit ids: the left side (merge base or base tip) and the audited one. */
  readonly base: string;
  readonly audited: string;
  /** Sorted by path. */
  readonly files: readonly FileChange[];
}
