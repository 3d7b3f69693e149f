import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import { toolOf } from '../audit/gene/plans.ts';
import type { Outcome } from '../model/outcome.ts';
import { blockedOutcome, skippedOutcome } from './not-run.ts';
import type { GenePlans, PlanRun } from './schedule.ts';

/** The Plans of a gene, for the runner; none if a command of it is blocked. */
export function plansOf({ asset, commands }: AuditedGene): GenePlans {
  const plans = commands.flatMap(({ plan }) => plan ?? []);
  return { id: asset.id, plans: plans.length === commands.length ? plans : [] };
}

/**
 * One Outcome for each of a gene's commands, in order: what running gave, or, for a gene that may
 * not run, that a command was blocked and that therefore nothing else of it was run.
 *
 * @param runs what the runner gave for {@link plansOf}
 * @param at when the audit was done
 */
export function outcomesOf(
  { commands }: AuditedGene,
  runs: readonly PlanRun[],
  at: Date,
): readonly Outcome[] {
  if (commands.every(({ plan }) => plan !== undefined)) return runs.map(outcomeOf);
  const reason = reasonNotToRun(commands);
  return commands.map(({ verdict }) =>
    verdict === 'block' ? blockedOutcome(at) : skippedOutcome(reason, at),
  );
}

function outcomeOf({ outcome, changedFiles }: PlanRun): Outcome {
  return changedFiles.length === 0 ? outcome : { ...outcome, checkout_modified: changedFiles };
}

/**
 * The Outcomes of all genes of which nothing runs, because the audit does not allow it.
 *
 * @param run whether the others are meant to run
 * @param at when the audit was done
 */
export function refusedOutcomes(
  genes: readonly AuditedGene[],
  run: boolean,
  at: Date,
): ReadonlyMap<AuditedGene, readonly Outcome[]> {
  const refused = genes.filter((gene) => (run ? cannotRun(gene) : gene.commands.some(isBlocked)));
  return new Map(refused.map((gene) => [gene, outcomesOf(gene, [], at)]));
}

/** A gene without a command, and one that got no permission. A removed one is not meant to run. */
function cannotRun({ change, commands }: AuditedGene): boolean {
  if (commands.length === 0) return change !== 'removed';
  return commands.some(({ plan }) => plan === undefined);
}

/** Where nothing is to run, a tool that is not installed yet speaks against nothing. */
function isBlocked({ verdict }: AuditedCommand): boolean {
  return verdict === 'block';
}

function reasonNotToRun(commands: readonly AuditedCommand[]): string {
  if (commands.some(({ verdict }) => verdict === 'block')) {
    return 'another command of the gene is blocked';
  }
  const tools = commands.flatMap(({ reading }) => toolOf(reading) ?? []);
  const missing = tools.find(({ path }) => path === undefined);
  return missing
    ? `${missing.name} is not installed; install dependencies before the gate`
    : 'the audit gives no permission to run this gene; its findings say why';
}
