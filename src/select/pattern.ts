import { RE2JS } from 're2js';
import { compileLinear } from '../policy/linear-pattern.ts';
import { errorSignature } from './error-signature.ts';

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
