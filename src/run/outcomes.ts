import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import { type Plan, toolOf } from '../audit/plan.ts';
import type { Outcome } from '../model/outcome.ts';
import { BLOCKED, notRun, OUTCOME_LOST } from './not-run.ts';
import type { GenePlans, PlanRun } from './schedule.ts';

/** Returns the Plans of a gene for the runner; none if one of its commands is blocked. */
export function plansOf({ asset, commands }: AuditedGene): GenePlans {
  const plans = commands.flatMap(({ plan }) => plan ?? []);
  return { id: asset.id, plans: plans.length === commands.length ? plans : [] };
}

/**
 * Returns one Outcome for each of a gene's commands, in order: from the run, or blocked and skipped ones.
 * @param runs the runner's results for {@link plansOf}
 * @param at time of the audit
 */
export function outcomesOf(
  { commands }: AuditedGene,
  runs: readonly PlanRun[],
  at: Date,
): readonly Outcome[] {
  if (commands.every(({ plan }) => plan !== undefined)) {
    return commands.map(({ plan }, index) => outcomeOf(plan, runs[index], at));
  }
  const reason = reasonNotToRun(commands);
  return commands.map(({ verdict }) =>
    verdict === 'block' ? notRun('blocked', BLOCKED, at) : notRun('skipped', reason, at),
  );
}

/** Only a result of this very Plan counts. */
function outcomeOf(plan: Plan | undefined, run: PlanRun | undefined, at: Date): Outcome {
  if (run === undefined || run.plan.digest !== plan?.digest)
    return notRun('skipped', OUTCOME_LOST, at);
  const { outcome, changedFiles } = run;
  return changedFiles.length === 0 ? outcome : { ...outcome, checkout_modified: changedFiles };
}

/**
 * Returns the Outcomes of all genes that the audit does not allow to run.
 * @param run whether the other genes will run
 * @param at time of the audit
 */
export function refusedOutcomes(
  genes: readonly AuditedGene[],
  run: boolean,
  at: Date,
): ReadonlyMap<AuditedGene, readonly Outcome[]> {
  // A missing tool is no problem if nothing will run.
  const isBlocked = ({ commands }: AuditedGene) =>
    commands.some((each) => each.verdict === 'block');
  const refused = genes.filter(run ? cannotRun : isBlocked);
  return new Map(refused.map((gene) => [gene, outcomesOf(gene, [], at)]));
}

/** Without commands or permission. A removed gene is not meant to run. */
function cannotRun({ change, commands }: AuditedGene): boolean {
  if (commands.length === 0) return change !== 'removed';
  return commands.some(({ plan }) => plan === undefined);
}

function reasonNotToRun(commands: readonly AuditedCommand[]): string {
  if (commands.some(({ verdict }) => verdict === 'block')) {
    return 'another command of the gene is blocked';
  }
  const tools = commands.flatMap(({ reading }) => toolOf(reading) ?? []);
  const missing = tools.find(({ path }) => path === undefined);
  return missing
    ? `${missing.name} is not installed; install dependencies before the gate`
    : 'the audit does not allow this gene to run; see its findings';
}
