import type { Harm, Severity, Suppression } from './finding.ts';
import { HARMS, SEVERITIES } from './word-lists.ts';

/** Without a harm, a finding is bookkeeping. */
interface Ordered {
  readonly severity: Severity;
  readonly harm?: Harm | undefined;
  readonly suppressed?: Suppression | undefined;
}

/**
 * Orders findings for display: worst harm first, then highest severity. Notices follow all others, and
 * findings ignored by the policy are last.
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
