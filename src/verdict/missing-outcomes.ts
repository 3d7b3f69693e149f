import type { ApprovalState } from '../approval/approval.ts';
import type { Audit, AuditedGene } from '../audit/audited.ts';
import type { Outcome } from '../model/outcome.ts';
import { lostOutcome } from '../run/not-run.ts';
import { plansOf } from '../run/outcomes.ts';
import type { RunResult } from '../run/run.ts';

/**
 * Requires one outcome for each command of each gene that was meant to run or was refused. A result
 * that is missing, or one too many, so that it is unclear which command each result belongs to,
 * becomes an outcome that says so and that never passes.
 *
 * @param waiting the genes that wait for approval; they have no outcomes
 * @param at the time of the missing outcomes
 */
export function requireOutcomes(
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

/** A removed gene runs nowhere, and a gene with Plans only on the machine of its shard. */
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
  return commands.map((_, index) => (isUnclear ? undefined : found[index]) ?? lostOutcome(at));
}
