import { closest, distance } from 'fastest-levenshtein';

/** Names are far shorter; only this many characters of longer ones are compared. */
const LONGEST_COMPARED = 80;

/** A shorter name is a part of too many others. */
const SHORTEST_PART = 4;

/**
 * Returns the known name that was probably meant: one that contains the name, or else the one with the
 * fewest differences.
 *
 * @returns undefined if more than half of the name differs from each
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const compared = name.slice(0, LONGEST_COMPARED);
  const whole = known.find((one) => one.includes(name));
  if (whole !== undefined && name.length >= SHORTEST_PART) return whole;
  const nearest = known.length > 0 ? closest(compared, [...known]) : undefined;
  if (nearest === undefined) return undefined;
  return distance(compared, nearest) <= compared.length / 2 ? nearest : undefined;
}
