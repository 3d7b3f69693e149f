import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import { toolOf } from '../audit/plans.ts';
import { blockedOutcome, skippedOutcome } from './not-run.ts';
import type { Outcome } from './outcome.ts';
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
  if (commands.every(({ plan }) => plan !== undefined)) return runs.map(({ outcome }) => outcome);
  const reason = reasonNotToRun(commands);
  return commands.map(({ verdict }) =>
    verdict === 'block' ? blockedOutcome(at) : skippedOutcome(reason, at),
  );
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
