import type { Plan } from '../audit/plan.ts';
import { GateError } from '../ground/error.ts';
import type { Outcome } from '../model/outcome.ts';
import type { CheckoutGuard } from '../repo/checkout-guard.ts';
import type { ContainmentBackend } from './containment/containment-backend.ts';
import { CHECKOUT_CHANGED, changedOutcome, notRun, stopReason } from './not-run.ts';
import type { Progress } from './progress.ts';

/** A gene's allowed commands, in order. */
export interface GenePlans {
  readonly id: string;
  readonly plans: readonly Plan[];
}

export interface PlanRun {
  readonly plan: Plan;
  readonly outcome: Outcome;
  /** Files of the checkout changed by the command, as found by the guard. */
  readonly changedFiles: readonly string[];
}

export interface ScheduleOptions {
  readonly backend: Omit<ContainmentBackend, 'prepare'>;
  readonly progress: Progress;
  /** Concurrent commands; 1 runs one gene after another, in the given order. */
  readonly concurrency: number;
  /** Stops the running commands; the remaining ones are skipped. */
  readonly signal: AbortSignal;
  /**
   * Compares the files of commands with the audited ones before and after each command. If any differ,
   * nothing else runs.
   */
  readonly guard?: Comparison | undefined;
}

type Comparison = Pick<CheckoutGuard, 'state' | 'changed' | 'added' | 'touchedSince'>;

/**
 * Runs the Plans of all genes: each gene's in order, up to the first that does not pass, and genes
 * concurrently. Equal Plans run once and share the result.
 * @returns for each gene, in order, one run for each Plan, in order; repeated results are marked as
 *   reused, regardless of which gene ran first
 * @throws GateError before anything runs, if a Plan cannot be started on this machine, unless only its
 *   program is missing, which is a failure of its commands
 */
export async function runPlans<Gene extends GenePlans>(
  genes: readonly Gene[],
  options: ScheduleOptions,
): Promise<ReadonlyMap<Gene, readonly PlanRun[]>> {
  const { backend, progress, concurrency } = options;
  const distinct = new Map(genes.flatMap(({ plans }) => plans.map((plan) => [plan.digest, plan])));
  const missing = new Map<string, GateError>();
  for (const plan of distinct.values()) {
    const error = missingProgram(() => backend.check(plan));
    if (error) missing.set(plan.digest, error);
  }

  const failure = new AbortController();
  const signal = AbortSignal.any([options.signal, failure.signal]);
  const inTurns = turns(concurrency);
  const runOne = once(stepper({ ...options, signal }, missing));
  const walk = async ({ plans }: Gene) => {
    try {
      return await runGene(plans, runOne, signal);
    } catch (error) {
      failure.abort();
      throw error;
    }
  };
  progress.planned(distinct.size);
  try {
    const runs = genes.map((gene) => inTurns(() => walk(gene)));
    // If one fails, nothing continues in the background.
    await Promise.allSettled(runs);
    const marked = markReused(await Promise.all(runs));
    return new Map(genes.map((gene, index) => [gene, marked[index] ?? []]));
  } finally {
    progress.ended();
  }
}

/**
 * Returns a function that starts work in order of arrival, with a limit on concurrency.
 * @param most at least one
 */
function turns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

function once(run: (plan: Plan) => Promise<PlanRun>): (plan: Plan) => Promise<PlanRun> {
  const started = new Map<string, Promise<PlanRun>>();
  return (plan) => {
    const result = started.get(plan.digest) ?? run(plan);
    started.set(plan.digest, result);
    return result;
  };
}

async function runGene(
  plans: readonly Plan[],
  start: (plan: Plan) => Promise<PlanRun>,
  signal: AbortSignal,
): Promise<readonly PlanRun[]> {
  const runs: PlanRun[] = [];
  for (const plan of plans) {
    if (signal.aborted) runs.push(skipped(plan, stopReason(signal)));
    else if (runs.some(({ outcome }) => outcome.status !== 'passed')) {
      runs.push(skipped(plan, 'an earlier command of the gene did not pass'));
    } else runs.push({ ...(await start(plan)), plan });
  }
  return runs;
}

/**
 * Returns a function that runs a Plan as long as the tree is the audited one. Commands of a process group share
 * the compared files: new ones may be from earlier commands, and a change by one stops the others. Commands in
 * views cannot write them, so even a file that was changed and restored shows another writer.
 */
function stepper(options: ScheduleOptions, missing: ReadonlyMap<string, GateError>) {
  const { backend, progress, signal, guard } = options;
  const isShared = backend.level === 'process_group';
  let stop: string | undefined;
  return async (plan: Plan): Promise<PlanRun> => {
    if (stop !== undefined) return skipped(plan, stop);
    const before = guard?.state();
    const differing = guard && before ? [...(await guard.changed(before))] : [];
    if (guard && before && !isShared) differing.push(...guard.added(before));
    if (differing.length > 0) {
      stop = CHECKOUT_CHANGED;
      return { plan, outcome: changedOutcome(differing), changedFiles: [] };
    }
    progress.started(plan.command);
    const error = missing.get(plan.digest);
    const outcome = error
      ? notRun('not_runnable', `${error.message} ${error.hint}`)
      : await backend.run(plan, signal);
    const touched = () => (isShared ? guard?.changed() : before && guard?.touchedSince(before));
    const changed = (signal.aborted ? undefined : await touched()) ?? [];
    if (changed.length === 0 || isShared) {
      progress.finished(plan.command, outcome);
      if (changed.length > 0) stop = `the command "${plan.command}" changed files of the checkout`;
      return { plan, outcome, changedFiles: changed };
    }
    stop = CHECKOUT_CHANGED;
    const undecided = changedOutcome(changed, outcome);
    progress.finished(plan.command, undecided);
    return { plan, outcome: undecided, changedFiles: [] };
  };
}

/** @throws any other error of the check */
function missingProgram(check: () => void): GateError | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof GateError && error.code === 'program_not_found') return error;
    throw error;
  }
}

/** Which gene ran first depends on timing, so the first one in the list counts as not reused. */
function markReused(genes: readonly (readonly PlanRun[])[]): readonly (readonly PlanRun[])[] {
  const seen = new Set<Outcome>();
  return genes.map((runs) =>
    runs.map((run): PlanRun => {
      const { outcome } = run;
      if (outcome.status === 'skipped') return run;
      if (seen.has(outcome)) return { ...run, outcome: { ...outcome, reused: true } };
      seen.add(outcome);
      return run;
    }),
  );
}

function skipped(plan: Plan, reason: string): PlanRun {
  return { plan, outcome: notRun('skipped', reason), changedFiles: [] };
}
