import type { GlobSegment } from './glob-pattern.ts';

const codePoints = (text: string): number[] => Array.from(text, (each) => each.codePointAt(0) ?? 0);
const bytes = (text: string): number[] => [...Buffer.from(text)];

/**
 * Matches one name in a directory against one segment of a pattern, as POSIX 2.13 says: a leading
 * dot is matched by a written dot only.
 *
 * @returns undefined where the answer depends on the locale: dash counts bytes, bash letters
 */
export function matchName(segment: GlobSegment, name: string): boolean | undefined {
  const [first] = segment;
  if (name.startsWith('.') && !(first?.kind === 'literal' && first.character === '.')) return false;
  const matched = matchUnits(segment, name, codePoints);
  if (/^[\x20-\x7e]*$/.test(name)) return matched;
  return matched === matchUnits(segment, name, bytes) ? matched : undefined;
}

/** A segment in units: those of the literal characters, and the wildcards as they are. */
type UnitPattern = readonly (number | GlobSegment[number])[];

/** Goes back to the last star only, which is enough: time is the product of both lengths. */
function matchUnits(
  segment: GlobSegment,
  name: string,
  unitsOf: (text: string) => number[],
): boolean {
  const pattern: UnitPattern = segment.flatMap(
    (element): UnitPattern => (element.kind === 'literal' ? unitsOf(element.character) : [element]),
  );
  const units = unitsOf(name);
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let unit = 0; unit < units.length; ) {
    if (isStar(pattern[at])) {
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
  return pattern.slice(at).every(isStar);
}

function isStar(element: UnitPattern[number] | undefined): boolean {
  return typeof element === 'object' && element.kind === 'many';
}

function accepts(element: UnitPattern[number] | undefined, value: number | undefined): boolean {
  if (element === undefined || value === undefined) return false;
  if (typeof element === 'number') return element === value;
  if (element.kind === 'set') return element.members.has(value) !== element.negated;
  return element.kind === 'one';
}
