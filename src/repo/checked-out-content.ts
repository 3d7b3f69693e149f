import { createHash } from 'node:crypto';

export function blobId(content: Buffer, algorithm: 'sha1' | 'sha256' = 'sha1'): string {
  const hash = createHash(algorithm);
  return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** SHA-1 or SHA-256, by its length. */
export function isContentOf(content: Buffer, oid: string): boolean {
  return blobId(content, oid.length === 40 ? 'sha1' : 'sha256') === oid;
}

/** Attributes that can change a file's content on checkout. */
export const CONVERSIONS = ['text', 'filter', 'ident', 'working-tree-encoding'] as const;

const OFF: ReadonlySet<string> = new Set(['unspecified', 'unset', 'set', '']);

/**
 * Checks that an ordinary checkout converts the committed content to the content on disk: line endings of a text
 * file may differ (CRLF and LF), and a file may replace its Git LFS pointer.
 * @returns undefined if it does; else the reason, as a clause that follows the path
 */
export function conversionFault(
  committed: Buffer,
  onDisk: Buffer,
  attributes: (name: (typeof CONVERSIONS)[number]) => string,
): string | undefined {
  if (isNamedBy(committed, onDisk)) return undefined;
  const [text = '', filter = '', ident = '', encoding = ''] = CONVERSIONS.map(attributes);
  if (!OFF.has(filter) && filter !== 'lfs') return filteredBy(`filter=${filter}`);
  if (!OFF.has(encoding)) return filteredBy(`working-tree-encoding=${encoding}`);
  if (ident === 'set') return filteredBy('ident');
  const mayConvert = text !== 'unset' && (text === 'set' || !isBinary(committed));
  const isSame = withoutCarriageReturns(committed) === withoutCarriageReturns(onDisk);
  return mayConvert && isSame ? undefined : 'differs on disk';
}

function filteredBy(attribute: string): string {
  return `is converted on checkout by the attribute ${attribute}, and only line endings and Git LFS are supported`;
}

/** Git's definition for `text=auto`: a NUL byte, or a CR outside of a line ending. */
function isBinary(content: Buffer): boolean {
  return content.includes(0) || /\r(?!\n)/.test(content.toString('latin1'));
}

function withoutCarriageReturns(content: Buffer): string {
  return content.toString('latin1').replaceAll('\r\n', '\n');
}

/** Format: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md. Keys are sorted, `version` first. */
const LFS_POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\S+ \S+\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/;
/** The specification's limit. */
const MAX_POINTER_BYTES = 1024;

function isNamedBy(pointer: Buffer, content: Buffer): boolean {
  if (pointer.length >= MAX_POINTER_BYTES) return false;
  const [, sha256] = LFS_POINTER.exec(pointer.toString('latin1')) ?? [];
  return sha256 === createHash('sha256').update(content).digest('hex');
}
