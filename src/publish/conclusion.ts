import type { Conclusion } from '../github/check-run.ts';
import type { Verdict } from '../model/verdict.ts';
import type { GateReport } from '../report/gate-report.ts';
import { REPORTED_ONLY } from '../verdict/verdict.ts';

const CONCLUSIONS: Readonly<Record<Verdict, Conclusion>> = {
  pass: 'success',
  warn: 'success',
  fail: 'failure',
  error: 'failure',
  needs_approval: 'action_required',
};

/**
 * Returns the conclusion of the check run. `neutral` and `skipped` satisfy a required check: `neutral` is
 * used only if the policy of the base asks for reports alone, `skipped` never.
 */
export function conclusionOf({
  verdict,
  policy,
}: Pick<GateReport, 'verdict' | 'policy'>): Conclusion {
  if (policy?.enforce === 'report' && REPORTED_ONLY.has(verdict)) return 'neutral';
  return CONCLUSIONS[verdict];
}
