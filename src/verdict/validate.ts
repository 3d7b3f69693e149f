import { type ApprovalState, type Approver, seekApproval } from '../approval/approval.ts';
import type { Audit, AuditedGene } from '../audit/audited.ts';
import type { Policy } from '../policy/policy.ts';
import type { RunResult } from '../run/run.ts';
import { type Judgement, judge } from './judge.ts';

/** How what was audited is validated. */
export interface ValidationTerms {
  readonly policy: Policy;
  /** Decides which of the policy's ignores have expired. */
  readonly startedAt: Date;
  /** Who is asked where a person has to agree before commands run. */
  readonly approver: Approver;
  /** Runs the Plans of the genes that do not wait for approval, or says what running them gave. */
  readonly run: (waiting: ApprovalState['waiting']) => Promise<RunResult>;
}

/** What is known once everything that may run has run. */
export interface Validation<Gene extends AuditedGene> {
  readonly approval: ApprovalState;
  readonly runResult: RunResult;
  readonly judgement: Judgement<Gene>;
}

/**
 * Everything that follows an audit: approval, running, and the verdict.
 *
 * @throws GateError whatever `run` does
 */
export async function validate<Gene extends AuditedGene>(
  audit: Audit<Gene>,
  { policy, startedAt, approver, run }: ValidationTerms,
): Promise<Validation<Gene>> {
  const approval = await seekApproval(audit, policy.approvals, approver);
  const runResult = await run(approval.waiting);
  const judgement = judge(audit, runResult, policy, startedAt, approval);
  return { approval, runResult, judgement };
}
