import type { List } from './made-list.ts';
import type { PromotionAnswer, PromotionDecision } from './promotion.ts';

type Counted = Pick<PromotionAnswer, 'promoted' | 'quarantined' | 'rejected' | 'skipped'>;

/** Returns the number of candidates of each outcome in words; only those of interest if zero. */
export function countsOf({ promoted, quarantined, rejected, skipped }: Counted): string {
  return [
    `${promoted.length} promoted`,
    ...(quarantined.length > 0 ? [`${quarantined.length} quarantined`] : []),
    `${rejected.length} rejected`,
    ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
  ].join(', ');
}

/** Returns the decisions about the promoted candidates, as a list of which the first ones can be read. */
export function promotionsIn({
  decisions,
  promoted,
}: Pick<PromotionAnswer, 'decisions' | 'promoted'>): List<PromotionDecision> {
  return {
    length: promoted.length,
    *[Symbol.iterator]() {
      for (const decision of decisions) if (decision.outcome === 'promoted') yield decision;
    },
  };
}
