/** The text of a file, up to the first byte that is not UTF-8. */
export interface Decoded {
  readonly text: string;
  /** Whether that is the whole file. */
  readonly complete: boolean;
}

/** Decodes UTF-8 strictly. Drops a byte order mark at the start, which some editors add. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, complete: true };
  } catch {
    return { text: validPrefix(bytes), complete: false };
  }
}

/** A replacement character that is not in the bytes marks the first invalid byte. */
function validPrefix(bytes: Uint8Array): string {
  const lossy = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let offset = 0;
  let from = 0;
  for (let at = lossy.indexOf('\uFFFD'); at !== -1; at = lossy.indexOf('\uFFFD', from)) {
    offset += Buffer.byteLength(lossy.slice(from, at));
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) {
      return lossy.slice(0, at);
    }
    offset += 3;
    from = at + 1;
  }
  return lossy;
}
