import type { TokenKind } from './tokens.ts';

/** An open bracket, and what may follow in it. */
export interface Bracket {
  readonly close: '}' | ']';
  /** `first` and `item` are the start of a member or element, without or after a comma. */
  next: 'first' | 'item' | 'colon' | 'value' | 'comma';
}

export const SCALARS: ReadonlySet<TokenKind> = new Set([
  'string',
  'number',
  'true',
  'false',
  'null',
]);

/** Tokens that start a value. A word such as `NaN` is invalid, but does not break the structure. */
export const BEGINS_VALUE: ReadonlySet<TokenKind> = new Set([...SCALARS, '{', '[', 'unknown']);

/** Whether an object continues with a key. */
export function isKeyNext({ close, next }: Bracket): boolean {
  return close === '}' && (next === 'first' || next === 'item');
}

/** Whether an object or list continues with a value. */
export function isValueNext({ close, next }: Bracket): boolean {
  return next === 'value' || (close === ']' && (next === 'first' || next === 'item'));
}

/** Returns what the next token should have been, in words. */
export function expected(bracket: Bracket): string {
  if (bracket.next === 'colon') return '":" after a key';
  if (bracket.next === 'comma') return `"," or "${bracket.close}"`;
  return isKeyNext(bracket) ? 'a key in double quotes' : 'a JSON value';
}
