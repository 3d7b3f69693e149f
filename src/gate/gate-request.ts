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

/** The input of one run of the gate. Everything else is read from git. */
export interface GateRequest extends PolicyRequest {
  /** Any directory of the working tree. */
  readonly directory: string;
  /** The environment of the step or terminal. It is never passed to a validation command. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Tells the user why the network is used; default: silent. */
  readonly note?: (text: string) => void;
  /** Finds the commits to compare in the open repository. */
  readonly locate: (repository: Repository) => Promise<GateEvent>;
  /** The inputs of a workflow, which can only tighten the policy. */
  readonly inputs: PolicyInputs;
  readonly all: boolean;
  readonly approver: Approver<ReviewQuestion>;
  /** True to run the allowed commands; false to decide by the audit alone. */
  readonly run: boolean;
  readonly shard?: Shard;
  readonly durations?: Durations;
  /** A command that is judged and run in place of the changed genes, with and without the change. */
  readonly command?: string;
  /** Returns existing results in place of a run; only with `run: false`. */
  readonly takeRuns?: (
    whole: Whole,
    waiting: ApprovalState['waiting'],
  ) => RunResult | Promise<RunResult>;
  /**
   * The commands that prepare the checkout, one on each line. They run between the two halves of the audit, only
   * with `run`.
   */
  readonly prepare?: string;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** Exact values to remove from all output of commands. */
  readonly secrets: readonly string[];
}
