import type { Outcome, OutcomeStatus } from '../model/outcome.ts';

/** The reference engine's message for a command rejected by its safety check; readers match it. */
export const BLOCKED = 'BLOCKED: validation command rejected by safety check';

/** The command was stopped or not started because the gate was interrupted. */
export const INTERRUPTED = 'interrupted';

/** The command was stopped or not started because the time budget was spent. */
export const BUDGET_SPENT = 'the time budget for all commands was spent';

export const OUTCOME_LOST = 'the run returned no outcome for this command';

/** The command's files are no longer the audited ones; also the reason of all later ones. */
export const CHECKOUT_CHANGED = 'files of the checkout changed while the gate ran';

export function countInterrupted(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ reason }) => reason === INTERRUPTED).length;
}

/** Returns why work was aborted, as the reason of an Outcome. */
export function stopReason(signal: AbortSignal): typeof INTERRUPTED | typeof BUDGET_SPENT {
  return signal.reason === BUDGET_SPENT ? BUDGET_SPENT : INTERRUPTED;
}

/**
 * @param reason a sentence without a full stop
 * @param at time of the decision
 */
export function notRun(status: OutcomeStatus, reason: string, at = new Date()): Outcome {
  const nothing = { head: '', tail: '', bytes: 0, truncated: false };
  return {
    status,
    exit_code: null,
    signal: null,
    started_at: at.toISOString(),
    duration_ms: 0,
    stdout: nothing,
    stderr: nothing,
    reason,
  };
}

/**
 * Returns the Outcome of a command when files of the checkout changed, so that it is unclear what ran
 * or would run.
 * @param files files that differ from the audited ones, or were written
 * @param outcome the result of the command, if it ran
 */
export function changedOutcome(
  files: readonly string[],
  outcome = notRun('error', CHECKOUT_CHANGED),
): Outcome {
  return { ...outcome, status: 'error', reason: CHECKOUT_CHANGED, checkout_changed: [...files] };
}
