export const OUTCOME_STATUSES = [
  'passed',
  'failed',
  'timed_out',
  'blocked',
  'skipped',
  'crashed',
] as const;
/** `crashed`: the program could not be started, or died of a signal that the gate did not send. */
export type OutcomeStatus = (typeof OUTCOME_STATUSES)[number];

/** What a stream printed: the beginning and the end; the middle is dropped, never kept in memory. */
export interface Captured {
  readonly head: string;
  /** Empty while everything fits into the head. */
  readonly tail: string;
  /** Bytes that the command wrote in all. */
  readonly bytes: number;
  readonly truncated: boolean;
}

/** What one run of one Plan gave. */
export interface Outcome {
  readonly status: OutcomeStatus;
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly stdout: Captured;
  readonly stderr: Captured;
  /** Why it did not run or pass, in the protocol's words where it has some. */
  readonly reason?: string;
}

/** Which containment a run really had, and what was asked for. */
export interface Isolation {
  readonly level: 'none' | 'process_group';
  readonly description: string;
}
