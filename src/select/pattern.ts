import { RE2JS } from 're2js';
import { compileLinear } from '../policy/linear-pattern.ts';

/** A compiled entry of `signals_match` or `trigger`. */
export interface SignalPattern {
  /** In time linear in the signal's length, for any pattern. */
  readonly matches: (signal: string) => boolean;
  /** Why a valid regular expression is matched as a substring instead; completes a sentence. */
  readonly unsupported?: string;
}

/**
 * Compiles a pattern as defined by the specification (2.1, "`signals_match` pattern format") and its
 * reference engine:
 *
 * - `/body/flags` is a regular expression. Without flags it ignores case; explicit flags replace that
 *   default. An expression that is invalid in JavaScript, or that cannot be matched in linear time
 *   (look-around, back-references), is matched as a substring.
 * - `a|b|c`, without a leading slash, matches if the signal contains one of its trimmed branches.
 * - Any other pattern matches if the signal contains it.
 *
 * Case is ignored. A pattern that is an error signature, raw or normalised, also matches any signal of
 * the same normalised signature. An empty pattern never matches.
 */
export function compilePattern(source: string): SignalPattern {
  const written = compileWritten(source);
  const signature = errorSignature(source);
  if (signature === undefined) return written;
  return {
    ...written,
    matches: (signal) => errorSignature(signal) === signature || written.matches(signal),
  };
}

export function matchesSignals(pattern: string, signals: readonly string[]): boolean {
  return signals.some(compilePattern(pattern).matches);
}

function compileWritten(source: string): SignalPattern {
  const lastSlash = source.lastIndexOf('/');
  if (source.startsWith('/') && lastSlash > 0) {
    const body = source.slice(1, lastSlash);
    const flags = source.slice(lastSlash + 1);
    return isExpression(body, flags) ? expression(body, flags, source) : containing([source]);
  }
  if (!source.startsWith('/') && source.includes('|')) {
    return containing(source.split('|').map((branch) => branch.trim()));
  }
  return containing([source]);
}

/** Validates the expression only; it is never matched with JavaScript. */
function isExpression(body: string, flags: string): boolean {
  try {
    new RegExp(body, flags);
    return true;
  } catch {
    return false;
  }
}

function expression(body: string, flags: string, source: string): SignalPattern {
  const linear = RE2JS.translateRegExp(body);
  const compiled = compileLinear(flags.includes('y') ? `\\A(?:${linear})` : linear, {
    ignoreCase: flags === '' || flags.includes('i'),
    multiline: flags.includes('m'),
    dotAll: flags.includes('s'),
  });
  return 'error' in compiled
    ? { ...containing([source]), unsupported: compiled.error }
    : { matches: (signal) => compiled.matches(signal) };
}

function containing(needles: readonly string[]): SignalPattern {
  const lowerCase = needles.filter((needle) => needle !== '').map((needle) => needle.toLowerCase());
  return {
    matches: (signal) => lowerCase.some((needle) => signal.toLowerCase().includes(needle)),
  };
}

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
