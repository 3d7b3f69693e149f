import type { Eligibility } from '../model/evidence.ts';
import { ruleOf } from './catalogue.ts';
import type { Finding } from './finding.ts';

/**
 * Returns whether an asset is eligible by the reasons against it: `refuted` by any reason except
 * missing evidence, and `unproven` if only evidence is missing, or if the gate could not decide.
 */
export function eligibilityOf(reasons: readonly Finding[]): Eligibility {
  if (reasons.length === 0) return 'eligible';
  return reasons.every(isMissingEvidence) ? 'unproven' : 'refuted';
}

/** Whether a reason does not contradict the asset. */
export function isMissingEvidence({ rule }: Finding): boolean {
  const { unproven, undecided } = ruleOf(rule);
  return unproven === true || undecided === true;
}
