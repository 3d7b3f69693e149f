import type { Verdict } from '../model/verdict.ts';
import type { Policy } from '../policy/policy.ts';

/** 0: pass or warn. 1: the gate fails or waits for approval. 2: the gate could not decide. */
export type ExitCode = 0 | 1 | 2;

/** The verdicts that a policy with `enforce: report` only reports. Not deciding is never one. */
export const REPORTED_ONLY: ReadonlySet<Verdict> = new Set(['fail', 'needs_approval']);

const EXIT_CODES: Record<Verdict, ExitCode> = {
  pass: 0,
  warn: 0,
  fail: 1,
  needs_approval: 1,
  error: 2,
};

/**
 * Returns the command line's exit code for a verdict; part of the public contract.
 *
 * @param enforce the key of the policy
 */
export function exitCodeOf(verdict: Verdict, enforce: Policy['enforce'] = 'block'): ExitCode {
  return enforce === 'report' && REPORTED_ONLY.has(verdict) ? 0 : EXIT_CODES[verdict];
}
