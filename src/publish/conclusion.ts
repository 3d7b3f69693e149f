import type { Conclusion } from '../github/check-run.ts';
import type { Verdict } from '../model/verdict.ts';

/**
 * The check run conclusion of each verdict. `neutral` and `skipped` satisfy a required check, so they
 * are never used.
 */
export const CONCLUSIONS: Readonly<Record<Verdict, Conclusion>> = {
  pass: 'success',
  warn: 'success',
  fail: 'failure',
  error: 'failure',
  needs_approval: 'action_required',
};
