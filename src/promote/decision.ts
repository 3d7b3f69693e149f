import type { Asset } from '../assets/asset.ts';
import type { Eligibility } from '../model/evidence.ts';
import type { Policy } from '../policy/policy.ts';
import { eligibilityOf, isMissingEvidence } from '../rules/eligibility-of.ts';
import type { Finding } from '../rules/finding.ts';
import { severityVerdict } from '../verdict/verdict.ts';
import type { Evidence } from './evidence/judge-evidence.ts';
import type { PromotionOutcome } from './promotion.ts';

/** The decision about a candidate. */
export interface Decision {
  readonly asset: Asset;
  readonly outcome: PromotionOutcome;
  readonly eligibility: Eligibility;
  readonly evidence: Evidence;
  /** Why it is not promoted; the first reason is the one to fix first. */
  readonly reasons: readonly Finding[];
  /** What does not prevent the promotion. */
  readonly notices: readonly Finding[];
}

const OUTCOME_OF: Readonly<Record<Eligibility, PromotionOutcome>> = {
  eligible: 'promoted',
  unproven: 'quarantined',
  refuted: 'rejected',
};

/** Decides by the findings about a candidate; what refutes it comes before missing evidence. */
export function settle(
  asset: Asset,
  evidence: Evidence,
  found: readonly Finding[],
  failOn: Policy['fail_on'],
): Decision {
  const fails = (each: Finding) => {
    const verdict = severityVerdict([each], failOn);
    return verdict === 'fail' || verdict === 'error';
  };
  const failing = distinct(found.filter(fails));
  const eligibility = eligibilityOf(failing);
  const told = new Set(failing.map(keyOf));
  return {
    asset,
    outcome: OUTCOME_OF[eligibility],
    eligibility,
    evidence,
    reasons: [
      ...failing.filter((each) => !isMissingEvidence(each)),
      ...failing
        .filter(isMissingEvidence)
        // What is refuted does not have to be proven.
        .filter(({ rule }) => eligibility === 'unproven' || rule !== 'evidence-too-low'),
    ],
    notices: distinct(found.filter((each) => !fails(each) && !told.has(keyOf(each)))),
  };
}

function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [keyOf(each), each])).values()];
}

function keyOf({ rule, args }: Finding): string {
  return JSON.stringify([rule, args]);
}
