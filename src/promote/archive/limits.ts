/** The size above which an archive is rejected. */
export interface ArchiveLimits {
  /** Files and directories. An archive of the specification has nine files. */
  readonly entries: number;
  /** Bytes of the archive and of its unpacked content; nothing is written to disk. */
  readonly bytes: number;
  /** Bytes of the files that are kept in memory: manifest, checksums, and asset files. */
  readonly keptBytes: number;
}

/** A hostile archive costs no more than a file of the maximum size. */
export const ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 1000,
  bytes: 256 * 1024 * 1024,
  keptBytes: 32 * 1024 * 1024,
};
