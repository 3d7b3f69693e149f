import type { Conclusion } from '../github/check-run.ts';
import type { GateVerdict } from '../report/gate-report.ts';

/**
 * GitHub's word for each verdict. `neutral` and `skipped` satisfy a required check and are therefore
 * never used.
 */
export const CONCLUSIONS: Readonly<Record<GateVerdict, Conclusion>> = {
  pass: 'success',
  warn: 'success',
  fail: 'failure',
  error: 'failure',
  needs_approval: 'action_required',
};
