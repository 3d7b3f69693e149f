import type { Harm, Severity, Suppression } from './finding.ts';
import { HARMS, SEVERITIES } from './word-lists.ts';

/** What the order of findings depends on; without a harm, it is bookkeeping. */
interface Ordered {
  readonly severity: Severity;
  readonly harm?: Harm | undefined;
  readonly suppressed?: Suppression | undefined;
}

/**
 * Compares two findings by the order in which everything shows them: the worst harm first, then the gravest.
 * Notices are behind all others, and what the policy ignores is last.
 */
export function byHarm(one: Ordered, other: Ordered): number {
  return rankOf(one) - rankOf(other);
}

function rankOf({ severity, harm = 'bookkeeping', suppressed }: Ordered): number {
  const last = suppressed ? 2 : Number(severity === 'notice');
  return (
    (last * HARMS.length + HARMS.indexOf(harm)) * SEVERITIES.length + SEVERITIES.indexOf(severity)
  );
}
