import type { ApprovalState, Approver, ReviewQuestion } from '../approval/approval.ts';
import type { GateEvent } from '../event/event.ts';
import type { Shard } from '../model/run.ts';
import type { PolicyInputs } from '../policy/policy.ts';
import type { Repository } from '../repo/git.ts';
import type { Progress } from '../run/progress.ts';
import type { RunResult } from '../run/run.ts';
import type { Whole } from '../shard/part.ts';
import type { Durations } from '../shard/partition.ts';
import type { PolicyRequest } from './base-policy.ts';

/** The input of one run of the gate; it reads everything else from git. */
export interface GateRequest extends PolicyRequest {
  /** Any directory of the working tree. */
  readonly directory: string;
  /** The environment of the step or terminal. It is never passed to a validation command. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly locate: (repository: Repository) => Promise<GateEvent>;
  /** The inputs of a workflow, which can only tighten the policy. */
  readonly inputs: PolicyInputs;
  readonly all: boolean;
  readonly approver: Approver<ReviewQuestion>;
  /** Whether the allowed commands run; if not, the audit alone decides. */
  readonly run: boolean;
  readonly shard?: Shard;
  readonly durations?: Durations;
  /** Returns existing results instead of running commands; only with `run: false`. */
  readonly takeRuns?: (
    whole: Whole,
    waiting: ApprovalState['waiting'],
  ) => RunResult | Promise<RunResult>;
  /**
   * The commands that prepare the checkout, one in each line; they run between the two halves of the
   * audit, and only with `run`.
   */
  readonly prepare?: string;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** Exact values that are removed from everything that commands print. */
  readonly secrets: readonly string[];
}
