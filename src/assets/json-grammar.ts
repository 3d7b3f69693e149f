import type { TokenKind } from './tokens.ts';

/** A bracket that is still open, and what may come next in it. */
export interface Bracket {
  readonly close: '}' | ']';
  /** `first` and `item` are the beginning of a member or an element, without or after a comma. */
  next: 'first' | 'item' | 'colon' | 'value' | 'comma';
}

export const SCALARS: ReadonlySet<TokenKind> = new Set([
  'string',
  'number',
  'true',
  'false',
  'null',
]);

/** A word such as `NaN` stands where a value should: wrong, but the structure is clear. */
export const BEGINS_VALUE: ReadonlySet<TokenKind> = new Set([...SCALARS, '{', '[', 'unknown']);

export function isKeyNext({ close, next }: Bracket): boolean {
  return close === '}' && (next === 'first' || next === 'item');
}

export function isValueNext({ close, next }: Bracket): boolean {
  return next === 'value' || (close === ']' && (next === 'first' || next === 'item'));
}

export function expected(bracket: Bracket): string {
  if (bracket.next === 'colon') return '":" after a key';
  if (bracket.next === 'comma') return `"," or "${bracket.close}"`;
  return isKeyNext(bracket) ? 'a key in double quotes' : 'a JSON value';
}
