import type { GateError } from '../ground/error.ts';
import type { Outcome, OutcomeStatus } from '../model/outcome.ts';

/** The reference engine's message for a command rejected by its safety check; readers match it. */
const BLOCKED = 'BLOCKED: validation command rejected by safety check';

/** The reason of a command that was stopped or not started because the gate was interrupted. */
export const INTERRUPTED = 'interrupted';

/** The reason of a command that was stopped or not started because the time budget was spent. */
export const BUDGET_SPENT = 'the time budget for all commands was spent';

/** The reason of a command whose outcome was lost. */
export const OUTCOME_LOST = 'the run returned no outcome for this command';

/** The reason of a command whose files are no longer the audited ones, and of all later ones. */
export const CHECKOUT_CHANGED = 'files of the checkout changed while the gate ran';

/** Counts the commands that did not finish because the gate was interrupted. */
export function countInterrupted(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ reason }) => reason === INTERRUPTED).length;
}

/** Returns why work was aborted, as the reason of an Outcome. */
export function stopReason(signal: AbortSignal): typeof INTERRUPTED | typeof BUDGET_SPENT {
  return signal.reason === BUDGET_SPENT ? BUDGET_SPENT : INTERRUPTED;
}

/**
 * Returns the Outcome of a command that the audit blocked. It has no Plan, so the runner never gets
 * it.
 *
 * @param at time of the decision
 */
export function blockedOutcome(at: Date): Outcome {
  return notRun('blocked', BLOCKED, at);
}

/**
 * Returns the Outcome of a command whose program the machine does not have: its failure, not the gate's.
 *
 * @param error the `program_not_found` error about it
 * @param at time of the decision
 */
export function programMissingOutcome({ message, hint }: GateError, at: Date): Outcome {
  return notRun('not_runnable', `${message} ${hint}`, at);
}

/**
 * Returns the Outcome of a command that was allowed but not run.
 *
 * @param reason why not, as a sentence without a full stop
 * @param at time of the decision
 */
export function skippedOutcome(reason: string, at: Date): Outcome {
  return notRun('skipped', reason, at);
}

/**
 * Returns the Outcome of a command of which the gate cannot tell what it ran or would run, because
 * files of the checkout changed.
 *
 * @param at time at which it started, or would have
 * @param files the files that differ from the audited ones, or were written
 * @param outcome the result of the command, if it ran
 */
export function changedOutcome(at: Date, files: readonly string[], outcome?: Outcome): Outcome {
  const found = outcome ?? notRun('error', CHECKOUT_CHANGED, at);
  return { ...found, status: 'error', reason: CHECKOUT_CHANGED, checkout_changed: [...files] };
}

function notRun(status: OutcomeStatus, reason: string, at: Date): Outcome {
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
