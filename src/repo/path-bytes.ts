import { isUtf8 } from 'node:buffer';

/**
 * Decodes a file name or symlink target, which git and Linux store as bytes. An invalid byte becomes a lone
 * surrogate, U+DC00 + byte (Python's `surrogateescape`), so different names never become the same string.
 */
export function decodePath(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const length = characterLength(bytes, at);
    text +=
      length > 0
        ? bytes.toString('utf8', at, at + length)
        : String.fromCharCode(0xdc00 + (bytes[at] ?? 0));
    at += Math.max(length, 1);
  }
  return text;
}

/** Returns the length in bytes of the character at this position; 0 for invalid UTF-8. */
function characterLength(bytes: Buffer, at: number): number {
  for (let length = 1; length <= 4 && at + length <= bytes.length; length++) {
    if (isUtf8(bytes.subarray(at, at + length))) return length;
  }
  return 0;
}

/** The inverse of {@link decodePath}: text, or bytes if the path is not UTF-8. */
export function systemPath(path: string): string | Buffer {
  if (!/[\udc80-\udcff]/.test(path)) return path;
  // A pair of surrogates is a character; a lone one is a byte.
  const parts = path.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
  return Buffer.concat(
    parts.map((part, index) =>
      index % 2 === 1 ? Buffer.of(part.charCodeAt(0) - 0xdc00) : Buffer.from(part),
    ),
  );
}

/** Decodes each piece as {@link decodePath} does. */
export function decodePieces(bytes: Buffer): string[] {
  if (!isUtf8(bytes)) return [...splitNul(bytes)].map(decodePath);
  const pieces = bytes.toString('utf8').split('\0');
  if (pieces.at(-1) === '') pieces.pop();
  return pieces;
}

/** Splits the output of git's `-z` at its NUL terminators. */
export function* splitNul(bytes: Buffer): Generator<Buffer> {
  let start = 0;
  for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, start)) {
    yield bytes.subarray(start, end);
    start = end + 1;
  }
  if (start < bytes.length) yield bytes.subarray(start);
}
