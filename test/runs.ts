/**
 * Returns how many inputs a property is tried with: 200, or as many as are named with `FULL=1`, for a thorough search.
 *
 * @param thorough the number under `FULL=1`
 */
export function runs(thorough: number): number {
  return process.env.FULL === '1' ? thorough : Math.min(thorough, 200);
}

/** Returns every fourth of the cases, or all of them with `FULL=1`: for cases that each start processes. */
export function sample<T>(cases: readonly T[]): readonly T[] {
  return process.env.FULL === '1' ? cases : cases.filter((_, index) => index % 4 === 0);
}
