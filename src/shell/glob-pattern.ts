import type { GlobAmbiguity } from '../rules/syntax.ts';
import type { RawWord } from './word.ts';

/** One element of a pattern: a literal character or a wildcard. */
type Element =
  | { readonly kind: 'literal'; readonly character: string }
  | { readonly kind: 'one' }
  | { readonly kind: 'many' }
  | { readonly kind: 'set'; readonly negated: boolean; readonly members: ReadonlySet<string> };

export type GlobSegment = readonly Element[];

export interface Pattern {
  /** The word after quote removal, which a shell passes if nothing matches. */
  readonly text: string;
  /** The part of the text before the first wildcard. */
  readonly prefix: string;
  readonly segments: readonly GlobSegment[];
  readonly ambiguity?: GlobAmbiguity;
}

interface Unit {
  readonly character: string;
  /** Unquoted, so that a wildcard character is a wildcard. */
  readonly active: boolean;
}

/** Reads the pattern in a word. @returns undefined if it has no active wildcard */
export function readPattern(word: RawWord): Pattern | undefined {
  if (!word.parts.some((part) => !part.quoted && /[*?[]/.test(part.text))) return undefined;
  const units = word.parts.flatMap(({ text, quoted }) =>
    Array.from(text, (character): Unit => ({ character, active: !quoted })),
  );
  const lastClose = units.findLastIndex(({ character, active }) => active && character === ']');
  const elements: Element[] = [];
  let prefix: string | undefined;
  let ambiguity: GlobAmbiguity | undefined;
  for (let at = 0; at < units.length; ) {
    const wildcard = readWildcard(units, at, lastClose);
    if (wildcard) {
      prefix ??= literalText(elements);
      ambiguity ??= wildcard.ambiguity;
      const repeated = wildcard.element.kind === 'many' && elements.at(-1)?.kind === 'many';
      if (!repeated) elements.push(wildcard.element);
      at = wildcard.end;
    } else {
      elements.push({ kind: 'literal', character: units[at]?.character ?? '' });
      at += 1;
    }
  }
  if (prefix === undefined) return undefined;
  const text = units.map(({ character }) => character).join('');
  return { text, prefix, segments: splitSegments(elements), ...(ambiguity && { ambiguity }) };
}

function readWildcard(
  units: readonly Unit[],
  at: number,
  lastClose: number,
): { element: Element; end: number; ambiguity?: GlobAmbiguity } | undefined {
  const unit = units[at];
  if (!unit?.active) return undefined;
  if (unit.character === '*') return { element: { kind: 'many' }, end: at + 1 };
  if (unit.character === '?') return { element: { kind: 'one' }, end: at + 1 };
  if (unit.character !== '[' || lastClose < at) return undefined;
  const set = readSet(units, at);
  // The element does not matter: the ambiguity rejects the whole pattern.
  return set ?? { element: { kind: 'one' }, end: at + 1, ambiguity: 'bracket' };
}

/** Reads `[abc]`, `[a-z0-9]` and `[!abc]`; other bracket expressions are ambiguous. */
function readSet(
  units: readonly Unit[],
  open: number,
): { element: Element; end: number } | undefined {
  let at = open + 1;
  const negated = isActive(units[at], '!');
  if (negated) at += 1;
  const members = new Set<string>();
  while (!isActive(units[at], ']')) {
    const from = memberOf(units[at]);
    if (from === undefined) return undefined;
    const to = isActive(units[at + 1], '-') ? memberOf(units[at + 2]) : from;
    if (to === undefined || !isRange(from, to)) return undefined;
    at += isActive(units[at + 1], '-') ? 3 : 1;
    for (let code = from.charCodeAt(0); code <= to.charCodeAt(0); code += 1) {
      members.add(String.fromCharCode(code));
    }
  }
  if (members.size === 0) return undefined;
  return { element: { kind: 'set', negated, members }, end: at + 1 };
}

function isActive(unit: Unit | undefined, character: string): boolean {
  return unit?.active === true && unit.character === character;
}

function memberOf(unit: Unit | undefined): string | undefined {
  return unit && /^[A-Za-z0-9_.,@%+]$/.test(unit.character) ? unit.character : undefined;
}

function isRange(from: string, to: string): boolean {
  if (from === to) return true;
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/];
  return from < to && kinds.some((kind) => kind.test(from) && kind.test(to));
}

function literalText(elements: readonly Element[]): string {
  return elements.map((element) => (element.kind === 'literal' ? element.character : '')).join('');
}

function splitSegments(elements: readonly Element[]): GlobSegment[] {
  const segments: Element[][] = [[]];
  for (const element of elements) {
    if (element.kind === 'literal' && element.character === '/') segments.push([]);
    else segments.at(-1)?.push(element);
  }
  return segments;
}

/** Returns the text of a segment; undefined if it has wildcards. */
export function literalSegment(segment: GlobSegment): string | undefined {
  return segment.every(({ kind }) => kind === 'literal') ? literalText(segment) : undefined;
}

const characters = (text: string): string[] => Array.from(text);
const bytes = (text: string): string[] => Array.from(Buffer.from(text).toString('latin1'));

/**
 * Matches a file name with one segment of a pattern (POSIX 2.13): only a literal dot matches a leading
 * dot.
 *
 * @returns undefined if the result depends on the locale: dash matches bytes, bash characters
 */
export function matchName(segment: GlobSegment, name: string): boolean | undefined {
  const [first] = segment;
  if (name.startsWith('.') && !(first?.kind === 'literal' && first.character === '.')) return false;
  const matched = matchUnits(segment, name, characters);
  if (/^[\x20-\x7e]*$/.test(name)) return matched;
  return matched === matchUnits(segment, name, bytes) ? matched : undefined;
}

/** Whether a name matches a pattern in which only `*` is a wildcard, also for a leading dot. */
export function matchesStars(name: string, pattern: string): boolean {
  const segment = Array.from(pattern, (character): Element => {
    return character === '*' ? { kind: 'many' } : { kind: 'literal', character };
  });
  return matchUnits(segment, name, characters);
}

/** Backtracks only to the last star, which is sufficient: time is the product of both lengths. */
function matchUnits(
  segment: GlobSegment,
  name: string,
  unitsOf: (text: string) => string[],
): boolean {
  const pattern = segment.flatMap((element): Element | Element[] =>
    element.kind === 'literal'
      ? unitsOf(element.character).map((character) => ({ kind: 'literal', character }))
      : element,
  );
  const units = unitsOf(name);
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let unit = 0; unit < units.length; ) {
    if (pattern[at]?.kind === 'many') {
      star = at;
      resume = unit;
      at += 1;
    } else if (accepts(pattern[at], units[unit])) {
      at += 1;
      unit += 1;
    } else if (star >= 0) {
      at = star + 1;
      resume += 1;
      unit = resume;
    } else return false;
  }
  return pattern.slice(at).every(({ kind }) => kind === 'many');
}

function accepts(element: Element | undefined, unit = ''): boolean {
  if (element?.kind === 'literal') return element.character === unit;
  if (element?.kind === 'set') return element.members.has(unit) !== element.negated;
  return element?.kind === 'one';
}
