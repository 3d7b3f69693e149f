import * as fc from 'fast-check';

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

type Property<Values extends unknown[]> = [
  ...arbitraries: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  holds: (...values: Values) => unknown,
];

/** Expects that a property holds for 100 values of fast-check. */
export function forAll<Values extends [unknown, ...unknown[]]>(...property: Property<Values>) {
  return forMany(100, ...property);
}

/** Expects that a property holds for a number of values of fast-check. */
export async function forMany<Values extends [unknown, ...unknown[]]>(
  numRuns: number,
  ...property: Property<Values>
): Promise<void> {
  const holds = property.at(-1) as (...values: Values) => unknown;
  const arbitraries = property.slice(0, -1) as fc.Arbitrary<unknown>[];
  const tried = fc.asyncProperty(
    fc.tuple(...arbitraries),
    async (values) => (await holds(...(values as Values))) as boolean | undefined,
  );
  await fc.assert(tried, { numRuns });
}
