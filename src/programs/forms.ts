import { KINDS, type Kind } from './operand-kinds.ts';

/** One position of a form or of operands: a literal word, or a place for words of a kind. */
export type Place =
  | { readonly word: string }
  | {
      readonly kind: Kind;
      /** Inclusive bounds of a count. */
      readonly range?: readonly [number, number];
      readonly optional: boolean;
      /** Matches all remaining words. */
      readonly many: boolean;
    };

/**
 * Reads a fixed form such as `-czf {archive} {source...}` or `-c {count:1-10} {host}`.
 *
 * @returns undefined if a kind does not exist, or if what is not one word is not at the end
 */
export function parseForm(text: string): readonly Place[] | undefined {
  const placeIn = (word: string) =>
    /^\{(.*)\}$/.exec(word)?.[1] ?? (/[{}]/.test(word) ? '' : undefined);
  return parse(text, placeIn);
}

/** Reads the kinds of operands, such as `pattern path*`; see {@link parseForm}. */
export function parseOperands(text: string): readonly Place[] | undefined {
  return parse(text, (word) => word);
}

const PLACE = /^([a-z]+)(?::(\d+)-(\d+))?(\?|\*|\.\.\.)?$/;

function parse(
  text: string,
  placeIn: (word: string) => string | undefined,
): readonly Place[] | undefined {
  const words = text.split(' ').filter((word) => word !== '');
  const places: Place[] = [];
  for (const [index, word] of words.entries()) {
    const written = placeIn(word);
    if (written === undefined) {
      places.push({ word });
      continue;
    }
    const [, kind = '', low, high, mark] = PLACE.exec(written) ?? [];
    if (!Object.hasOwn(KINDS, kind) || (mark && index < words.length - 1)) return undefined;
    places.push({
      kind: kind as Kind,
      optional: mark === '?' || mark === '*',
      many: mark === '*' || mark === '...',
      ...(low !== undefined && { range: [Number(low), Number(high)] as const }),
    });
  }
  return places;
}

/** The number of words that fit into places. */
export function countOf(places: readonly Place[]): { readonly min: number; readonly max: number } {
  const last = places.at(-1);
  const [optional, many] = last && 'kind' in last ? [last.optional, last.many] : [false, false];
  return {
    min: places.length - (optional ? 1 : 0),
    max: many ? Number.POSITIVE_INFINITY : places.length,
  };
}

/** A word of a command in a place. */
export interface Placed<W> {
  readonly word: W;
  readonly kind: Kind;
  /** Why the word is not of the kind. */
  readonly wrong?: string;
}

export type Refusal = (kind: Kind, text: string) => string | undefined;

/** Puts words into the places of a form; undefined if its literal words or their number differ. */
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
    if (place === undefined) return undefined;
    if ('word' in place) {
      if (place.word !== word.text) return undefined;
      continue;
    }
    const { kind, range } = place;
    const behindScript = placed.some((each) => each.kind === 'script');
    const wrong =
      outOfRange(range, word.text) ??
      (behindScript ? undefined : flagAt(kind, word.text)) ??
      refusal(kind, word.text);
    placed.push({ word, kind, ...(wrong && { wrong }) });
  }
  return placed;
}

/** A word with a dash is a flag for the program, also in a place; not behind a script. */
function flagAt(kind: Kind, text: string): string | undefined {
  return kind !== 'count' && /^-./.test(text) ? 'starts with a dash' : undefined;
}

function outOfRange(range: readonly [number, number] | undefined, text: string) {
  if (range === undefined) return undefined;
  const [low, high] = range;
  const inside = /^[1-9]\d{0,8}$/.test(text) && Number(text) >= low && Number(text) <= high;
  return inside ? undefined : `is not a number from ${low} to ${high}`;
}

/** The accepted flags with the kinds of their values; undefined for one without a value. */
export type FlagTable = ReadonlyMap<string, Kind | undefined>;

/**
 * Reads flags such as `-n --lines:count --color=always|never`; one with listed values is one flag for each.
 *
 * @returns undefined if a word is no flag, or if a kind does not exist
 */
export function parseFlags(text: string): FlagTable | undefined {
  const table = new Map<string, Kind | undefined>();
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const [, name = '', kind, values] = /^(-[^\s:=]+)(?::([a-z]+)|=(\S+))?$/.exec(word) ?? [];
    if (name === '' || (kind !== undefined && !Object.hasOwn(KINDS, kind))) return undefined;
    for (const value of values?.split('|') ?? ['']) {
      table.set(value === '' ? name : `${name}=${value}`, kind as Kind | undefined);
    }
  }
  return table;
}
