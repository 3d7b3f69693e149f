import { closest, distance } from 'fastest-levenshtein';

/** Longer names are compared up to this length. */
const LONGEST_COMPARED = 80;

/** Shorter names occur in too many others. */
const SHORTEST_PART = 4;

/**
 * Suggests a known name for a misspelled one: a name that contains it, or else the most similar one.
 * @returns undefined if more than half of the name differs from every known name
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const compared = name.slice(0, LONGEST_COMPARED);
  const whole = known.find((one) => one.includes(name));
  if (whole !== undefined && name.length >= SHORTEST_PART) return whole;
  const nearest = known.length > 0 ? closest(compared, [...known]) : undefined;
  if (nearest === undefined) return undefined;
  return distance(compared, nearest) <= compared.length / 2 ? nearest : undefined;
}
