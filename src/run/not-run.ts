import type { Outcome, OutcomeStatus } from '../model/outcome.ts';

/** The reference engine's words for a command that its safety check refuses; readers match them. */
const BLOCKED =
  'BLOCKED: validation command rejected by safety check (allowed prefixes: node/npm/npx; shell operators prohibited)';

/** Reason of what was stopped, or never begun, because the gate was asked to stop. */
export const INTERRUPTED = 'interrupted';

/** The same, because the time for all commands together was over. */
export const BUDGET_SPENT = 'the time for all commands together was over';

/** How many commands were not run to their end because the gate was asked to stop. */
export function countInterrupted(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ reason }) => reason === INTERRUPTED).length;
}

/** Why work was aborted, in the words of an Outcome. */
export function stopReason(signal: AbortSignal): typeof INTERRUPTED | typeof BUDGET_SPENT {
  return signal.reason === BUDGET_SPENT ? BUDGET_SPENT : INTERRUPTED;
}

/**
 * The Outcome of a command that the audit refused. There is no Plan for it, so it never comes near
 * the runner.
 *
 * @param at when that was decided
 */
export function blockedOutcome(at: Date): Outcome {
  return notRun('blocked', BLOCKED, at);
}

/**
 * The Outcome of a command that was allowed and still did not run.
 *
 * @param reason why not, as a sentence without a full stop
 * @param at when that was decided
 */
export function skippedOutcome(reason: string, at: Date): Outcome {
  return notRun('skipped', reason, at);
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
