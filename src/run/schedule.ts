import type { Plan } from '../audit/plan.ts';
import { INTERRUPTED, skippedOutcome } from './not-run.ts';
import type { Outcome } from './outcome.ts';
import type { Progress } from './progress.ts';
import type { Rung } from './rung.ts';

/** A gene as the runner sees it: its allowed commands, in order. */
export interface GenePlans {
  readonly id: string;
  readonly plans: readonly Plan[];
}

/** What became of one Plan of one gene. */
export interface PlanRun {
  readonly plan: Plan;
  readonly outcome: Outcome;
  /** Files of the checkout that the command changed, by the caller's own check. */
  readonly changedFiles: readonly string[];
}

export interface ScheduleOptions {
  readonly rung: Rung;
  readonly progress: Progress;
  /** Stops the running command when it is aborted; what is left is skipped. */
  readonly signal?: AbortSignal;
  /**
   * Looks at the checkout after each command.
   *
   * @returns the files that are no longer what was audited. If there are any, nothing else runs: it
   *   would not be the tree that was audited
   */
  readonly afterCommand?: () => Promise<readonly string[]>;
}

/**
 * Runs the Plans of all genes, one at a time and in order. The first one of a gene that does not
 * pass is the last one of that gene that runs. Equal Plans run once, at the first place that
 * reaches them, and share what that gave.
 *
 * @returns for each of the genes given, one run for each of its Plans, in order
 * @throws GateError before anything runs, if a Plan cannot be started on this machine at all
 */
export async function runPlans<Gene extends GenePlans>(
  genes: readonly Gene[],
  options: ScheduleOptions,
): Promise<ReadonlyMap<Gene, readonly PlanRun[]>> {
  const { rung, progress } = options;
  const distinct = new Map(genes.flatMap(({ plans }) => plans.map((plan) => [plan.digest, plan])));
  for (const plan of distinct.values()) rung.check(plan);

  const finished = new Map<string, PlanRun>();
  const runs = new Map<Gene, readonly PlanRun[]>();
  progress.planned(distinct.size);
  try {
    for (const gene of genes) runs.set(gene, await runGene(gene, finished, options));
  } finally {
    progress.ended();
  }
  return runs;
}

async function runGene(
  { plans }: GenePlans,
  finished: Map<string, PlanRun>,
  options: ScheduleOptions,
): Promise<readonly PlanRun[]> {
  const runs: PlanRun[] = [];
  for (const plan of plans) {
    const known = finished.get(plan.digest);
    if (options.signal?.aborted) runs.push(skipped(plan, INTERRUPTED));
    else if (runs.some(({ outcome }) => outcome.status !== 'passed')) {
      runs.push(skipped(plan, 'an earlier command of the gene did not pass'));
    } else if (known) runs.push({ ...known, plan });
    else {
      const run = await runUnlessChanged(plan, finished, options);
      finished.set(plan.digest, run);
      runs.push(run);
    }
  }
  return runs;
}

/** Only the audited tree may run, and at this point an earlier command may have changed it. */
async function runUnlessChanged(
  plan: Plan,
  finished: ReadonlyMap<string, PlanRun>,
  options: ScheduleOptions,
): Promise<PlanRun> {
  const changer = [...finished.values()].find(({ changedFiles }) => changedFiles.length > 0);
  if (!changer) return runOne(plan, options);
  return skipped(plan, `the command "${changer.plan.command}" changed files of the checkout`);
}

async function runOne(
  plan: Plan,
  { rung, progress, signal, afterCommand }: ScheduleOptions,
): Promise<PlanRun> {
  progress.started(plan.command);
  const outcome = await rung.run(plan, signal);
  progress.finished(plan.command, outcome);
  const changedFiles = (!signal?.aborted && (await afterCommand?.())) || [];
  return { plan, outcome, changedFiles };
}

function skipped(plan: Plan, reason: string): PlanRun {
  return { plan, outcome: skippedOutcome(reason, new Date()), changedFiles: [] };
}
