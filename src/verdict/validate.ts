import {
  type ApprovalHead,
  type ApprovalState,
  type Approver,
  findApprovals,
} from '../approval/approval.ts';
import type { Audit, AuditedGene } from '../audit/audited.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Policy } from '../policy/policy.ts';
import { notRun, OUTCOME_LOST } from '../run/not-run.ts';
import { plansOf } from '../run/outcomes.ts';
import type { RunResult } from '../run/run.ts';
import { type Judgement, judge } from './judge.ts';

export interface ValidationTerms {
  readonly policy: Policy;
  /** For expired ignores. */
  readonly startedAt: Date;
  readonly heads: readonly ApprovalHead[];
  readonly approver: Approver;
  /** True if every command needs an outcome; false if the audit alone decides. */
  readonly runs: boolean;
  /** Runs the Plans of genes that do not wait, or returns existing results. */
  readonly run: (waiting: ApprovalState['waiting']) => Promise<RunResult>;
}

export interface Validation<Gene extends AuditedGene> {
  readonly approval: ApprovalState;
  readonly runResult: RunResult;
  readonly judgement: Judgement<Gene>;
}

/** Approval, run and verdict after an audit. @throws GateError any error of `run` */
export async function validate<Gene extends AuditedGene>(
  audit: Audit<Gene>,
  { policy, startedAt, heads, approver, runs, run }: ValidationTerms,
): Promise<Validation<Gene>> {
  const approval = await findApprovals(audit, policy.approvals, heads, approver);
  const results = await run(approval.waiting);
  const runResult = runs ? requireOutcomes(audit, results, approval.waiting, startedAt) : results;
  const judgement = judge(audit, runResult, { policy, now: startedAt, approval });
  return { approval, runResult, judgement };
}

/**
 * Requires one outcome for each command of each gene that was meant to run or was refused. A missing result, or
 * a surplus one, which makes the assignment unclear, is replaced by an outcome that never passes.
 * @param waiting the genes that wait for approval, which have no outcomes
 */
function requireOutcomes(
  { genes }: Audit,
  run: RunResult,
  waiting: ApprovalState['waiting'],
  at: Date,
): RunResult {
  const outcomes = new Map(run.outcomes);
  for (const gene of genes) {
    const found = outcomes.get(gene);
    if (found === undefined && (waiting.has(gene) || !isMeantToRun(gene, run))) continue;
    outcomes.set(gene, completed(gene, found ?? [], at));
  }
  return { ...run, outcomes };
}

/** A removed gene runs nowhere; a gene with Plans runs only on its shard's machine. */
function isMeantToRun(gene: AuditedGene, { shards }: RunResult): boolean {
  if (gene.change === 'removed') return false;
  if (shards === undefined || plansOf(gene).plans.length === 0) return true;
  return shards.some(({ genes }) => genes.has(gene));
}

function completed(
  { commands }: AuditedGene,
  found: readonly Outcome[],
  at: Date,
): readonly Outcome[] {
  const isUnclear = found.length > commands.length;
  return commands.map(
    (_, index) => (isUnclear ? undefined : found[index]) ?? notRun('skipped', OUTCOME_LOST, at),
  );
}
