import {
  type ApprovalHead,
  type ApprovalState,
  type Approver,
  seekApproval,
} from '../approval/approval.ts';
import type { Audit, AuditedGene } from '../audit/audited.ts';
import { inSteps } from '../ground/turns.ts';
import type { Policy } from '../policy/policy.ts';
import type { RunResult } from '../run/run.ts';
import { type Judgement, judge } from './judge.ts';
import { requireOutcomes } from './missing-outcomes.ts';

/** How to validate an audit. */
export interface ValidationTerms {
  readonly policy: Policy;
  /** Determines which of the policy's ignores have expired. */
  readonly startedAt: Date;
  /** The heads that approvals are about. */
  readonly heads: readonly ApprovalHead[];
  /** The source of approvals for commands that require confirmation. */
  readonly approver: Approver;
  /** Whether every command needs an outcome; false if the audit alone decides. */
  readonly runs: boolean;
  /** Runs the Plans of the genes that do not wait for approval, or returns existing results. */
  readonly run: (waiting: ApprovalState['waiting']) => Promise<RunResult>;
  /** Ends what follows the run, unless it has ended that. */
  readonly signal?: AbortSignal;
}

/** The results after everything that may run has run. */
export interface Validation<Gene extends AuditedGene> {
  readonly approval: ApprovalState;
  readonly runResult: RunResult;
  readonly judgement: Judgement<Gene>;
}

/**
 * Performs everything after an audit: approval, run and verdict.
 *
 * @throws GateError any error of `run`
 */
export async function validate<Gene extends AuditedGene>(
  audit: Audit<Gene>,
  { policy, startedAt, heads, approver, runs, run, signal }: ValidationTerms,
): Promise<Validation<Gene>> {
  const approval = await seekApproval(audit, policy.approvals, heads, approver);
  const results = await run(approval.waiting);
  const runResult = runs ? requireOutcomes(audit, results, approval.waiting, startedAt) : results;
  const judgement = await inSteps(
    judge(audit, runResult, policy, startedAt, approval),
    endingAfter(results, signal),
  );
  return { approval, runResult, judgement };
}

/** Returns the signal that ends what follows a run; none if it has ended the run, because that is a result. */
export function endingAfter(
  { interrupted }: RunResult,
  signal: AbortSignal | undefined,
): AbortSignal | undefined {
  return interrupted > 0 ? undefined : signal;
}
