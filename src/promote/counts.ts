import type { Promotion } from './promotion.ts';

/** Returns the number of candidates of each outcome in words; only those of interest if zero. */
export function countsOf({ promoted, quarantined, rejected, skipped }: Promotion): string {
  return [
    `${promoted.length} promoted`,
    ...(quarantined.length > 0 ? [`${quarantined.length} quarantined`] : []),
    `${rejected.length} rejected`,
    ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
  ].join(', ');
}
