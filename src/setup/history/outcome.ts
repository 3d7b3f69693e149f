import type { Judged, JudgedChange } from './judge-change.ts';

/**
 * What becomes of a past change, from the best: it passes, it passes once `gene-gate fix` has rewritten
 * what it can, it waits for an approval, it fails, or the gate cannot decide.
 */
export const OUTCOMES = ['passes', 'needs_fix', 'waits', 'fails', 'undecided'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Returns what becomes of a change under a judgement of it. */
export function outcomeOf({ verdict, unfixed }: Judged): Outcome {
  switch (verdict) {
    case 'pass':
    case 'warn':
      return 'passes';
    case 'needs_approval':
      return 'waits';
    case 'fail':
      return unfixed.length === 0 ? 'needs_fix' : 'fails';
    case 'error':
      return 'undecided';
  }
}

/** Whether a change introduces no command that both profiles of the protocol and `gene-gate fix` refuse. */
export function isHonest({ refused }: Pick<JudgedChange, 'refused'>): boolean {
  return refused.length === 0;
}

/** Counts judgements by outcome. */
export function countOutcomes(judged: readonly Judged[]): Readonly<Record<Outcome, number>> {
  const outcomes = judged.map(outcomeOf);
  const counts = OUTCOMES.map((outcome) => [
    outcome,
    outcomes.filter((each) => each === outcome).length,
  ]);
  return Object.fromEntries(counts) as Record<Outcome, number>;
}
