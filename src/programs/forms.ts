import { KINDS, type Kind } from './operand-kinds.ts';

/** One position of a fixed form: a literal word or a placeholder. */
export type FormToken =
  | { readonly word: string }
  | {
      readonly kind: Kind;
      /** Inclusive bounds of a count. */
      readonly range?: readonly [number, number];
      /** Matches all remaining words, at least one. */
      readonly rest: boolean;
    };

const PLACE = /^\{([a-z]+)(?::(\d+)-(\d+))?(\.\.\.)?\}$/;

/**
 * Reads a fixed form such as `tar -czf {archive} {source...}` or `ping -c {count:1-10} {host}`,
 * without the program's name.
 *
 * @returns undefined if a kind does not exist, or if `...` is not at the end
 */
export function parseForm(text: string): readonly FormToken[] | undefined {
  const words = text.split(' ').filter((word) => word !== '');
  const tokens: FormToken[] = [];
  for (const [index, word] of words.entries()) {
    const match = PLACE.exec(word);
    if (match === null) {
      if (/[{}]/.test(word)) return undefined;
      tokens.push({ word });
      continue;
    }
    const [, kind = '', low, high, rest] = match;
    if (!Object.hasOwn(KINDS, kind) || (rest && index < words.length - 1)) return undefined;
    tokens.push({
      kind: kind as Kind,
      rest: rest !== undefined,
      ...(low !== undefined && { range: [Number(low), Number(high)] as const }),
    });
  }
  return tokens;
}

/** A word of a command that matches a placeholder of a form. */
export interface Placed<W> {
  readonly word: W;
  readonly kind: Kind;
}

/** A command that matches a form, perhaps except for an operand. */
export interface FormMatch<W> {
  readonly placed: readonly Placed<W>[];
  /** The first operand that is not of its kind, and why. */
  readonly wrong?: { readonly word: W; readonly reason: string };
}

/** Matches the words after a program with a form; undefined if not all words match. */
export function matchForm<W extends { readonly text: string }>(
  form: readonly FormToken[],
  words: readonly W[],
  refusal: (kind: Kind, text: string) => string | undefined,
): FormMatch<W> | undefined {
  const placed: Placed<W>[] = [];
  const last = form.at(-1);
  const open = last !== undefined && 'rest' in last && last.rest;
  if (open ? words.length < form.length : words.length !== form.length) return undefined;
  let wrong: { word: W; reason: string } | undefined;
  for (const [index, word] of words.entries()) {
    const token = form[Math.min(index, form.length - 1)];
    if (token === undefined) return undefined;
    if ('word' in token) {
      if (token.word !== word.text) return undefined;
      continue;
    }
    const reason =
      outOfRange(token.range, word.text) ??
      (placed.some(({ kind }) => kind === 'script') ? undefined : flagAt(token.kind, word.text)) ??
      refusal(token.kind, word.text);
    if (reason !== undefined) wrong ??= { word, reason };
    placed.push({ word, kind: token.kind });
  }
  return { placed, ...(wrong && { wrong }) };
}

/** A word with a dash is a flag for the program, also at a placeholder; not after a script. */
function flagAt(kind: Kind, text: string): string | undefined {
  return kind !== 'count' && text.startsWith('-') && text !== '-'
    ? 'starts with a dash'
    : undefined;
}

function outOfRange(range: readonly [number, number] | undefined, text: string) {
  if (range === undefined) return undefined;
  const [low, high] = range;
  const inside = /^[1-9]\d{0,8}$/.test(text) && Number(text) >= low && Number(text) <= high;
  return inside ? undefined : `is not a number from ${low} to ${high}`;
}
