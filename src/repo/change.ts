export type ChangeStatus = 'added' | 'modified' | 'deleted' | 'renamed' | 'type_changed';

/** One file of a {@link Change}, as recorded in git's objects. */
export interface FileChange {
  readonly status: ChangeStatus;
  /** The name at the audited commit; for a deleted file, the name at the base. */
  readonly path: string;
  /** The name at the base; only for a rename. */
  readonly oldPath?: string;
  /** Six octal digits; `000000` where the file does not exist on that side. */
  readonly oldMode: string;
  readonly newMode: string;
  /** Full object ids; all zeros where the file does not exist on that side. */
  readonly oldOid: string;
  readonly newOid: string;
  readonly binary: boolean;
  /** Lines; for a binary file counted from the blobs, because git's numstat does not count them. */
  readonly added: number;
  readonly deleted: number;
}

/** The difference between two commits, file by file. */
export interface Change {
  /** Commit ids: the left side (merge base or base tip) and the audited commit. */
  readonly base: string;
  readonly audited: string;
  /** Sorted by path. */
  readonly files: readonly FileChange[];
}
