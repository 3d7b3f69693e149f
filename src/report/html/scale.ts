/** A linear scale from 0 to `most` on a width of 100. */
export interface Scale {
  /** @returns a number from 0 to 100; a value beyond an end is at the end */
  at(value: number): number;
  /**
   * Returns round values from 0 to the end, one, two or five times a power of ten apart.
   *
   * @param count about how many
   */
  ticks(count: number): number[];
}

/** @param most the end, more than 0 */
export function scaleTo(most: number): Scale {
  return {
    at: (value) => Math.min(1, Math.max(0, value / most)) * 100,
    ticks: (count) => {
      const step = roundStep(most / count);
      return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
    },
  };
}

/** Returns the round number nearest to a distance, by their ratio. */
function roundStep(distance: number): number {
  const power = 10 ** Math.floor(Math.log10(distance));
  const ratio = distance / power;
  // The geometric means of 1, 2, 5 and 10.
  if (ratio >= Math.sqrt(50)) return 10 * power;
  if (ratio >= Math.sqrt(10)) return 5 * power;
  return ratio >= Math.sqrt(2) ? 2 * power : power;
}
