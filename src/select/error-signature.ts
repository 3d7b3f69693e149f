/** What a raw error signature begins with, and a normalised one. */
const RAW = 'errsig:';
const NORMALISED = 'errsig_norm:';

/** UTF-16 units of the normalised text that are hashed. */
const LONGEST = 220;

/**
 * Takes out of an error's text what differs from run to run, as the protocol's reference engine does:
 * lower case, Windows then Unix paths as `<path>`, hexadecimal numbers as `<hex>`, numbers as `<n>`,
 * white space collapsed, the first 220 UTF-16 units.
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
 * The signature by which two reports of one error are equal.
 *
 * @param signal any signal, or a pattern or trigger that is one
 * @returns `errsig_norm:<8 hexadecimal digits>` for `errsig:<text>`, a normalised signature as it is;
 *   undefined for what is no error signature, or one without a text
 */
export function errorSignature(signal: string): string | undefined {
  const trimmed = signal.trim();
  if (trimmed.startsWith(RAW)) {
    const text = normalizeErrorText(trimmed.slice(RAW.length));
    return text === '' ? undefined : `${NORMALISED}${fnv1a(text)}`;
  }
  return /^errsig_norm:[0-9a-f]{8}$/i.test(trimmed) ? trimmed.toLowerCase() : undefined;
}

/**
 * Signals as two sets of them are compared: trimmed, error signatures normalised, empty ones and
 * error signatures without a text left out.
 */
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
