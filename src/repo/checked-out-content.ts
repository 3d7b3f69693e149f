import { createHash } from 'node:crypto';

/** True if the content, hashed as a git blob, has this id (SHA-1 or SHA-256, by its length). */
export function isContentOf(content: Buffer, oid: string): boolean {
  const hash = createHash(oid.length === 40 ? 'sha1' : 'sha256');
  return hash.update(`blob ${content.length}\0`).update(content).digest('hex') === oid;
}

/**
 * True if an ordinary checkout converts the committed content to the content on disk: line endings
 * may differ (CRLF and LF), and a Git LFS pointer may be replaced by its file.
 */
export function isConverted(committed: Buffer, onDisk: Buffer): boolean {
  return (
    withoutCarriageReturns(committed) === withoutCarriageReturns(onDisk) ||
    isNamedBy(committed, onDisk)
  );
}

function withoutCarriageReturns(content: Buffer): string {
  return content.toString('latin1').replaceAll('\r\n', '\n');
}

/** https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md: keys are sorted, `version` first. */
const LFS_POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/;
/** The specification's limit. */
const MAX_POINTER_BYTES = 1024;

function isNamedBy(pointer: Buffer, content: Buffer): boolean {
  if (pointer.length >= MAX_POINTER_BYTES) return false;
  const [, sha256] = LFS_POINTER.exec(pointer.toString('latin1')) ?? [];
  return sha256 === createHash('sha256').update(content).digest('hex');
}
