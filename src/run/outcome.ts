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
  /** What it left in its own view of the checkout, where that can be told. */
  readonly sideEffects?: SideEffects;
  /** Files of a checkout that it shares with later ones, which were no longer what was audited. */
  readonly checkoutModified?: readonly string[];
  /** It is what the same Plan gave for a gene that stands before this one; it ran once. */
  readonly reused?: true;
  /** Of the command and all of its descendants, where the machine tells. */
  readonly resources?: Resources;
}

/** What is not known is not there. */
export interface Resources {
  /** With the files that are kept in memory, as the kernel counts them. */
  readonly peakMemoryBytes?: number;
  readonly cpuMs?: number;
}

/** Paths from the root of the checkout, sorted; a bounded number of each. */
export interface SideEffects {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
}

/** What is asked of the machine: no namespaces, those it gives, or none of the commands without. */
export const REQUESTS = ['off', 'auto', 'require'] as const;
export type Request = (typeof REQUESTS)[number];

export const ISOLATION_LEVELS = ['none', 'process_group', 'namespaces'] as const;

/** One thing that a probe run tried to do, and whether it was kept from it. */
export interface Probe {
  readonly name: string;
  readonly held: boolean;
  /** False for what is told without being a condition of the level. */
  readonly required: boolean;
}

/** A better way that could not be had, and why. */
export interface Downgrade {
  readonly from: string;
  readonly reason: string;
}

/** The limits that each command had. */
export interface EffectiveLimits {
  /** Null where no cgroup could be had: unlimited. */
  readonly memory_bytes: number | null;
  readonly processes: number;
  /** Whether other commands, and whatever else the same user runs, count towards `processes`. */
  readonly processes_counted_for: 'command' | 'user';
  readonly open_files: number;
  readonly file_bytes: number;
  readonly written_bytes: number;
}

/** Which containment a run really had, and what was asked for. */
export interface Isolation {
  readonly level: (typeof ISOLATION_LEVELS)[number];
  readonly description: string;
  readonly requested?: Request;
  /** How the gate came by the right to make namespaces. */
  readonly launcher?: string;
  readonly limits?: EffectiveLimits;
  /** What the run at the start showed, with the very launch that the commands had. */
  readonly probes?: readonly Probe[];
  readonly downgrades?: readonly Downgrade[];
  /** All of it, and every Outcome, is what a machine said that the change's author controls. */
  readonly untrusted?: true;
}
