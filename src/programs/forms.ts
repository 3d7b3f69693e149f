import { KINDS, type Kind } from './kinds.ts';

/** A literal word, or a place for words of a kind. */
type Place = string | WordPlace;

export interface WordPlace {
  readonly kind: Kind;
  /** Inclusive bounds of a count. */
  readonly range?: readonly [number, number];
  readonly optional: boolean;
  readonly many: boolean;
}

/**
 * Parses a fixed form such as `-czf {archive} {source...}` or `-c {count:1-10} {host}`.
 * @returns undefined for an unknown kind, or an optional or repeated place before the end
 */
export function parseForm(text: string): readonly Place[] | undefined {
  return parse(text, (word) => {
    const braced = /^\{(.*)\}$/.exec(word)?.[1];
    return braced === undefined && !/[{}]/.test(word) ? word : parsePlace(braced ?? '');
  });
}

/** Parses the kinds of operands, such as `pattern path*`; see {@link parseForm}. */
export function parseOperands(text: string): readonly WordPlace[] | undefined {
  return parse(text, parsePlace);
}

function parse<P extends Place>(text: string, placeOf: (word: string) => P | undefined) {
  const words = text.split(' ').filter((word) => word !== '');
  const places = words.flatMap((word) => placeOf(word) ?? []);
  const ends = places.every((place, index) => isOne(place) || index === words.length - 1);
  return ends && places.length === words.length ? places : undefined;
}

function parsePlace(text: string): WordPlace | undefined {
  const [, kind = '', low, high, mark] =
    /^([a-z]+)(?::(\d+)-(\d+))?(\?|\*|\.\.\.)?$/.exec(text) ?? [];
  if (!Object.hasOwn(KINDS, kind)) return undefined;
  return {
    kind: kind as Kind,
    optional: mark === '?' || mark === '*',
    many: mark === '*' || mark === '...',
    ...(low !== undefined && { range: [Number(low), Number(high)] as const }),
  };
}

function isOne(place: Place | undefined): boolean {
  return typeof place !== 'object' || !(place.optional || place.many);
}

export function countOf(places: readonly Place[]): { readonly min: number; readonly max: number } {
  const last = places.at(-1);
  if (typeof last !== 'object') return { min: places.length, max: places.length };
  const min = places.length - (last.optional ? 1 : 0);
  return { min, max: last.many ? Number.POSITIVE_INFINITY : places.length };
}

/** A word and the kind of its place. */
export interface Placed<W> {
  readonly word: W;
  readonly kind: Kind;
  /** Why the word does not match the kind. */
  readonly wrong?: string;
}

export type Refusal = (kind: Kind, text: string) => string | undefined;

/** Puts words into the places of a form; undefined if a literal word or the number of words differs. */
export function matchForm<W extends { readonly text: string }>(
  form: readonly Place[],
  words: readonly W[],
  refusal: Refusal,
): readonly Placed<W>[] | undefined {
  const { min, max } = countOf(form);
  if (words.length < min || words.length > max) return undefined;
  const placed: Placed<W>[] = [];
  for (const [index, word] of words.entries()) {
    const place = form[Math.min(index, form.length - 1)];
    if (typeof place === 'object') {
      const { kind } = place;
      const behindScript = placed.some((each) => each.kind === 'script');
      const wrong = wordRefusal(place, word.text, behindScript) ?? refusal(kind, word.text);
      placed.push({ word, kind, ...(wrong && { wrong }) });
    } else if (place !== word.text) return undefined;
  }
  return placed;
}

function wordRefusal(
  { kind, range }: WordPlace,
  text: string,
  behindScript: boolean,
): string | undefined {
  if (range !== undefined) {
    const [low, high] = range;
    const inside = /^[1-9]\d{0,8}$/.test(text) && Number(text) >= low && Number(text) <= high;
    return inside ? undefined : `is not a number from ${low} to ${high}`;
  }
  // A program reads a word with a dash as a flag, even in a place, unless it follows a script.
  const isFlag = kind !== 'count' && !behindScript && /^-./.test(text);
  return isFlag ? 'starts with a dash' : undefined;
}
