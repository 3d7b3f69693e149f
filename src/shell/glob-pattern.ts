import type { GlobAmbiguity } from '../rules/syntax.ts';
import type { RawWord } from './word.ts';

/** A character, a test for one character, or a star. */
type Element = string | RegExp | typeof MANY;
const MANY = Symbol('*');
const ONE = /^.$/su;

/**
 * A star, a question mark, and the one kind of set that all shells read alike: letters and digits, without a
 * range.
 */
const WILDCARDS = /\[\w+\]|./gsu;

export type GlobSegment = readonly Element[];

export interface Pattern {
  /** The word after quote removal, which a shell passes on if nothing matches. */
  readonly text: string;
  /** Before the first wildcard. */
  readonly prefix: string;
  readonly segments: readonly GlobSegment[];
  readonly ambiguity?: GlobAmbiguity;
}

/** Parses the pattern in a word. @returns undefined if it has no active wildcard */
export function readPattern(word: RawWord): Pattern | undefined {
  if (!word.parts.some((part) => !part.quoted && /[*?[]/.test(part.text))) return undefined;
  const elements = word.parts.flatMap(({ text, quoted }) =>
    quoted ? Array.from(text) : (text.match(WILDCARDS) ?? []).map(elementOf),
  );
  const active = word.parts.map(({ text, quoted }) => (quoted ? '\0' : text)).join('');
  const isUnclear = /^[^[]*\[.*\]/s.test(active.replace(/\[\w+\]/g, ']'));
  const first = elements.findIndex(
    (each) => typeof each !== 'string' || (isUnclear && each === '['),
  );
  if (first < 0) return undefined;
  const text = word.parts.map((part) => part.text).join('');
  const prefix = literalText(elements.slice(0, first));
  const segments = splitSegments(elements);
  return { text, prefix, segments, ...(isUnclear && { ambiguity: 'bracket' }) };
}

function elementOf(written: string): Element {
  if (written === '*') return MANY;
  if (written === '?') return ONE;
  return written.length > 1 && written.startsWith('[') ? new RegExp(`^${written}$`) : written;
}

function literalText(elements: readonly Element[]): string {
  return elements.filter((element) => typeof element === 'string').join('');
}

function splitSegments(elements: readonly Element[]): GlobSegment[] {
  const segments: Element[][] = [[]];
  for (const element of elements) {
    if (element === '/') segments.push([]);
    else segments.at(-1)?.push(element);
  }
  return segments;
}

/** Returns the text of a segment; undefined if it has wildcards. */
export function literalSegment(segment: GlobSegment): string | undefined {
  return segment.every((each) => typeof each === 'string') ? literalText(segment) : undefined;
}

/** True if a segment can match names of any length. */
export function isWide(segment: GlobSegment): boolean {
  return segment.includes(MANY);
}

const characters = (text: string): string[] => Array.from(text);
const bytes = (text: string): string[] => Array.from(Buffer.from(text).toString('latin1'));

/**
 * Matches a file name with one segment of a pattern (POSIX 2.13). Only a literal dot matches a leading dot.
 * @returns undefined if the result depends on the locale: dash matches bytes, bash characters
 */
export function matchName(segment: GlobSegment, name: string): boolean | undefined {
  if (name.startsWith('.') && segment[0] !== '.') return false;
  const matched = matchUnits(segment, name, characters);
  if (/^[\x20-\x7e]*$/.test(name)) return matched;
  return matched === matchUnits(segment, name, bytes) ? matched : undefined;
}

/** True if a name matches a pattern with `*` as the only wildcard. Stars also match a leading dot. */
export function matchesStars(name: string, pattern: string): boolean {
  const segment = Array.from(pattern, (character) => (character === '*' ? MANY : character));
  return matchUnits(segment, name, characters);
}

/** Backtracks only to the last star, which suffices. The time is the product of both lengths. */
function matchUnits(
  segment: GlobSegment,
  name: string,
  unitsOf: (text: string) => string[],
): boolean {
  const pattern = segment.flatMap((each): readonly Element[] =>
    typeof each === 'string' ? unitsOf(each) : [each],
  );
  const units = unitsOf(name);
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let unit = 0; unit < units.length; ) {
    if (pattern[at] === MANY) {
      star = at;
      resume = unit;
      at += 1;
    } else if (fits(pattern[at], units[unit])) {
      at += 1;
      unit += 1;
    } else if (star >= 0) {
      at = star + 1;
      resume += 1;
      unit = resume;
    } else return false;
  }
  return pattern.slice(at).every((element) => element === MANY);
}

function fits(element: Element | undefined, unit = ''): boolean {
  return element instanceof RegExp ? element.test(unit) : element === unit;
}
