import { createScanner } from 'jsonc-parser';

export type TokenKind =
  | '{'
  | '}'
  | '['
  | ']'
  | ','
  | ':'
  | 'null'
  | 'true'
  | 'false'
  | 'string'
  | 'number'
  | 'comment'
  | 'unknown'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** UTF-16 offsets in the text, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** The decoded string, or the text of a number, a comment or an unknown word. */
  readonly value: string;
  /** How the token itself violates RFC 8259. */
  readonly fault?: string;
}

/**
 * The scanner's SyntaxKind by number. Its const enums cannot be imported with `isolatedModules`.
 */
const KINDS: Readonly<Record<number, TokenKind>> = {
  1: '{',
  2: '}',
  3: '[',
  4: ']',
  5: ',',
  6: ':',
  7: 'null',
  8: 'true',
  9: 'false',
  10: 'string',
  11: 'number',
  12: 'comment',
  13: 'comment',
  16: 'unknown',
  17: 'end',
};
const LINE_BREAK = 14;
const SPACE = 15;

/** The scanner's ScanError by number. */
const FAULTS: Readonly<Record<number, string>> = {
  1: 'an unterminated comment',
  2: 'an unterminated string',
  3: 'an incomplete number',
  4: 'a \\u escape without four hexadecimal digits',
  5: 'an unknown escape in a string',
  6: 'an unescaped control character in a string',
};

/**
 * Splits a text into JSON tokens in linear time; never fails: invalid text becomes `unknown`.
 *
 * @returns a function that returns the next token, and always `end` after the last one
 */
export function tokenize(text: string): () => Token {
  const scanner = createScanner(text, false);
  return () => {
    let syntax: number = scanner.scan();
    while (syntax === LINE_BREAK || syntax === SPACE) syntax = scanner.scan();
    const kind = KINDS[syntax] ?? 'unknown';
    const value = scanner.getTokenValue();
    const fault = FAULTS[scanner.getTokenError()] ?? faultOfValue(kind, value);
    return {
      kind,
      start: scanner.getTokenOffset(),
      end: Math.min(scanner.getPosition(), text.length),
      value,
      ...(fault !== undefined && { fault }),
    };
  };
}

/** Values that the grammar allows, but that parsers interpret differently. */
function faultOfValue(kind: TokenKind, value: string): string | undefined {
  if (kind === 'comment') return 'a comment';
  if (kind === 'number' && !Number.isFinite(Number(value))) return 'a number out of range';
  if (kind === 'string' && /\p{Surrogate}/u.test(value)) return 'half of a surrogate pair';
  return undefined;
}

/** What git writes into a file that it cannot merge. */
const CONFLICT_MARKER = /^(?:<{7}|={7}|>{7})$/;

/** Describes a token for a message, in limited length. */
export function describeToken({ kind, value }: Token): string {
  if (kind === 'end') return 'the end of the file';
  if (kind === 'string' || kind === 'number' || kind === 'comment') return `a ${kind}`;
  if (kind !== 'unknown') return `"${kind}"`;
  if (CONFLICT_MARKER.test(value)) return 'a conflict marker of git';
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}
