import type { AuditedGene } from '../../audit/audited.ts';
import { startedFiles } from '../../command/reading.ts';
import { dependencyFolders } from '../../families/registry.ts';
import type { Mutant } from '../../model/mutant.ts';
import type { Policy } from '../../policy/policy.ts';
import { additionsOf } from '../../repo/additions.ts';
import type { FileChange } from '../../repo/change.ts';
import type { CheckoutGuard } from '../../repo/checkout-guard.ts';
import type { Tree } from '../../repo/tree.ts';
import type { ContainmentBackend } from '../containment/containment-backend.ts';
import type { GenePlans, PlanRun } from '../schedule.ts';
import { notRun, runMutants } from './run-mutants.ts';

/** The run that {@link breakAndRun} continues. */
export interface FinishedRun {
  readonly backend: ContainmentBackend;
  readonly checkout: CheckoutGuard;
  readonly tree: Tree;
  readonly change?: { readonly files: readonly FileChange[]; readonly isCommitted: boolean };
  readonly policy: Policy;
  readonly concurrency: number;
  readonly path: string;
  /** Stops the runs. */
  readonly signal: AbortSignal;
}

interface GeneOfRun extends GenePlans {
  readonly gene: AuditedGene;
}

/**
 * Runs the commands of the genes that the change adds or modifies, and that all passed, once more with the
 * change broken. The results of the first run are not touched.
 *
 * @returns for each such gene, one result for each command
 */
export async function breakAndRun(
  runs: ReadonlyMap<GeneOfRun, readonly PlanRun[]>,
  { policy, change, checkout, ...options }: FinishedRun,
): Promise<ReadonlyMap<AuditedGene, readonly Mutant[]>> {
  if (policy.mutants === 'off' || change === undefined) return new Map();
  const passed = [...runs].flatMap(([{ gene, plans }, ofGene]) => {
    const outcomes = ofGene.map(({ outcome }) => outcome);
    if (!WRITTEN.has(gene.change) || outcomes.some(({ status }) => status !== 'passed')) return [];
    return [{ gene, plans, outcomes, launched: launchedBy(gene) }];
  });
  const built = builtIn(checkout, policy);
  if (built !== undefined) {
    const reason = `commands can read \`${built}\`, which was built before the change was broken`;
    return new Map(passed.map((each) => [each.gene, notRun(each, reason)]));
  }
  const { directory } = checkout;
  const covered = { directory, isCommitted: change.isCommitted, path: options.path };
  const mutants = await runMutants(passed, {
    ...{ ...options, change: change.files, checkout: covered, views: policy.views },
  });
  return new Map([...mutants].map(([{ gene }, ofGene]) => [gene, ofGene]));
}

const WRITTEN: ReadonlySet<AuditedGene['change']> = new Set(['added', 'modified']);

/** The files that the commands of a gene start; broken, they would check nothing. */
function launchedBy({ commands }: AuditedGene): ReadonlySet<string> {
  return new Set(commands.flatMap(({ reading }) => startedFiles(reading)));
}

/** Returns what commands see that is in no commit and no dependency: one path of it. */
function builtIn({ additions }: CheckoutGuard, policy: Policy): string | undefined {
  const { cover: isDependency } = additionsOf([], dependencyFolders(policy));
  return additions.find((path) => !isDependency(path));
}
