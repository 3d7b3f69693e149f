const RAW = 'errsig:';
const NORMALISED = 'errsig_norm:';

/** In UTF-16 units. */
const LONGEST = 220;

/**
 * Removes the varying parts of an error text, as the protocol's reference engine does: lower case,
 * Windows then Unix paths as `<path>`, hexadecimal numbers as `<hex>`, numbers as `<n>`, white space
 * collapsed, the first 220 UTF-16 units.
 */
export function normalizeErrorText(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[a-z]:\\[^ \n\r\t]+/g, '<path>')
    .replace(/\/[^ \n\r\t]+/g, '<path>')
    .replace(/\b0x[0-9a-f]+\b/g, '<hex>')
    .replace(/\b\d+\b/g, '<n>')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST);
}

/**
 * Returns a signature that is equal for two reports of the same error.
 * @returns `errsig_norm:<8 hexadecimal digits>` for `errsig:<text>`; a normalised signature unchanged;
 *   undefined for anything else, including an error signature without text
 */
export function errorSignature(signal: string): string | undefined {
  const trimmed = signal.trim();
  if (trimmed.startsWith(RAW)) {
    const text = normalizeErrorText(trimmed.slice(RAW.length));
    return text === '' ? undefined : `${NORMALISED}${fnv1a(text)}`;
  }
  return /^errsig_norm:[0-9a-f]{8}$/i.test(trimmed) ? trimmed.toLowerCase() : undefined;
}

/** Normalises signals for comparison: trims them, normalises error signatures, and drops empty ones. */
export function normalizeSignals(signals: readonly string[]): string[] {
  return signals.flatMap((signal) => {
    const trimmed = signal.trim();
    const normalised = trimmed.startsWith(RAW) ? errorSignature(trimmed) : trimmed;
    return normalised ? [normalised] : [];
  });
}

/** FNV-1a of 32 bits over UTF-16 units, as 8 hexadecimal digits. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
