import type { ExitCode } from '../verdict/verdict.ts';
import type { Promotion } from './promotion.ts';

/** Which outcomes are a failure, from none to all that are not a promotion. */
export const FAIL_ON = ['none', 'rejected', 'unproven'] as const;
export type FailOn = (typeof FAIL_ON)[number];

/**
 * Returns the exit code of a promotion: 0 if nothing failed, 1 if a candidate was refused, and 2 if
 * the gate could not decide about one, whatever counts as a failure.
 */
export function exitCodeOf(
  { quarantined, rejected, undecided }: Promotion,
  failOn: FailOn,
): ExitCode {
  if (undecided !== undefined) return 2;
  const failed = {
    none: 0,
    rejected: rejected.length,
    unproven: rejected.length + quarantined.length,
  };
  return failed[failOn] > 0 ? 1 : 0;
}
