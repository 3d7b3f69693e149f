/** How much of an archive is looked at before it is refused. */
export interface ArchiveLimits {
  /** Files and folders. An archive of the specification has nine files. */
  readonly entries: number;
  /** Bytes, both of the archive itself and of what it unpacks to; nothing of it touches the disk. */
  readonly bytes: number;
  /** Bytes of the files that are kept in memory: manifest, checksums and asset files. */
  readonly keptBytes: number;
}

/** A hostile archive costs no more than reading a file of the largest size, whatever it claims. */
export const ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 1000,
  bytes: 256 * 1024 * 1024,
  keptBytes: 32 * 1024 * 1024,
};
