import type { Entry } from './entry.ts';

// A SHA-256 has 64 hexadecimal digits, or 43 characters of base64url.

const HEX = /^(sha256:)?([0-9a-f]{64})(:\d+)?$/;
const BASE64 = /^(sha256:)?([\w-]{43})(:\d+)?$/;

/** Writes the digest in a field of an entry shorter. */
export function packDigest(entry: Entry, name: string): Entry {
  return withDigest(entry, name, HEX, (hex) => Buffer.from(hex, 'hex').toString('base64url'));
}

/** Undoes {@link packDigest}. */
export function unpackDigest(entry: Entry, name: string): Entry {
  return withDigest(entry, name, BASE64, (text) => Buffer.from(text, 'base64url').toString('hex'));
}

function withDigest(
  entry: Entry,
  name: string,
  form: RegExp,
  convert: (digest: string) => string,
): Entry {
  const value = entry[name];
  const [, before = '', digest, after = ''] = (typeof value === 'string' && form.exec(value)) || [];
  return digest === undefined ? entry : { ...entry, [name]: before + convert(digest) + after };
}
