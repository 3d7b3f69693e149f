import { randomBytes } from 'node:crypto';
import type { AuditedGene } from '../../audit/audited.ts';
import { startedFiles } from '../../command/reading.ts';
import { groupBy } from '../../ground/group-by.ts';
import type { Mutant } from '../../model/mutant.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { Policy } from '../../policy/policy.ts';
import { dependencyFolders } from '../../programs/registry.ts';
import { everything } from '../../repo/additions.ts';
import type { FileChange } from '../../repo/change.ts';
import type { CheckoutGuard } from '../../repo/checkout-guard.ts';
import type { Tree } from '../../repo/tree.ts';
import type { ContainmentBackend } from '../containment/containment-backend.ts';
import { BUDGET_SPENT } from '../not-run.ts';
import { NO_PROGRESS } from '../progress.ts';
import { type GenePlans, type PlanRun, runPlans } from '../schedule.ts';
import { type BrokenFiles, breakFiles, writeLayer } from './break-files.ts';
import { sourcesOf, type Texts } from './sources.ts';

/** The run that {@link breakAndRun} continues. */
export interface FinishedRun extends RunBase {
  readonly backend: Pick<ContainmentBackend, 'cover'>;
  readonly checkout: Pick<CheckoutGuard, 'directory' | 'additions'>;
  readonly concurrency: number;
}

/** What all runs of the commands of an audit need. */
export interface RunBase {
  /** The audited tree. */
  readonly tree: Tree;
  /** What the change does to files, to break them; absent without a change. */
  readonly change?: { readonly files: readonly FileChange[]; readonly isCommitted: boolean };
  readonly policy: Policy;
  /** The PATH of the step or terminal. */
  readonly path: string;
  readonly signal: AbortSignal;
}

/** A gene whose commands all passed. */
interface PassedGene extends GenePlans {
  readonly gene: AuditedGene;
  /** Of each Plan. */
  readonly outcomes: readonly Outcome[];
  /** The files that its commands start; broken, they would check nothing. */
  readonly launched: readonly string[];
}

/** The limit of a command: a multiple of its first run, and a constant. */
const TIMES = 2;
const EXTRA_MS = 2000;
/** The names of more files do not help. */
const LISTED = 20;

/**
 * Runs the commands of the genes that the change adds or modifies, and that all passed, once more with the
 * change broken. The results of the first run are not touched. Never rejects: what cannot be made or run is
 * `not_run`, with the reason.
 *
 * @returns for each such gene, one result for each command
 */
export async function breakAndRun(
  runs: ReadonlyMap<Pick<PassedGene, 'id' | 'plans' | 'gene'>, readonly PlanRun[]>,
  run: FinishedRun,
): Promise<ReadonlyMap<AuditedGene, readonly Mutant[]>> {
  const { policy, change, checkout } = run;
  if (policy.mutants === 'off' || change === undefined) return new Map();
  const passed = [...runs].flatMap(([of, ofGene]): PassedGene[] => {
    const outcomes = ofGene.map(({ outcome }) => outcome);
    const isWritten = of.gene.change === 'added' || of.gene.change === 'modified';
    if (!isWritten || outcomes.some(({ status }) => status !== 'passed')) return [];
    const launched = of.gene.commands.flatMap(({ reading }) => startedFiles(reading)).sort();
    return [{ ...of, outcomes, launched }];
  });
  const { areBuilt } = everything(dependencyFolders(policy));
  const built = checkout.additions.find(areBuilt);
  const reason = `commands can read \`${built}\`, which was built before the change was broken`;
  const results = new Map<AuditedGene, readonly Mutant[]>();
  for (const genes of groupBy(passed, ({ launched }) => launched.join('\0')).values()) {
    const found = built === undefined ? runGroup(genes, run) : Promise.reject(new Error(reason));
    const mutants = await found.catch(({ message }: Error) => notRun(genes, message));
    for (const [index, { gene }] of genes.entries()) results.set(gene, mutants[index] ?? []);
  }
  return results;
}

/** @returns the results of genes, in order: one for each of their commands */
function notRun(genes: readonly GenePlans[], reason: string): (readonly Mutant[])[] {
  return genes.map(({ plans }) =>
    plans.map(() => ({ outcome: 'not_run', files: [], duration_ms: 0, reason })),
  );
}

/** @param genes those that start the same files */
async function runGroup(genes: readonly PassedGene[], run: FinishedRun) {
  const sources = await sourcesOf(run.change?.files ?? [], run.tree, genes[0]?.launched ?? []);
  if (typeof sources === 'string') return notRun(genes, sources);
  const whole = await runBroken(genes, sources.texts, run);
  const isNoticed = whole.flat().some(({ outcome }) => outcome === 'killed');
  if (sources.existing === undefined || !isNoticed) return whole;
  const others = await runBroken(genes, sources.existing, run);
  return whole.map((mutants, at) =>
    mutants.map((mutant, index) => {
      const other = others[at]?.[index];
      if (mutant.outcome !== 'killed' || other?.outcome !== 'survived') return mutant;
      return { ...mutant, existing: { files: other.files, duration_ms: other.duration_ms } };
    }),
  );
}

/** Runs the commands of genes with files broken, equal ones once. */
async function runBroken(
  genes: readonly PassedGene[],
  texts: Texts,
  { backend, checkout, change, concurrency, path, signal }: FinishedRun,
): Promise<(readonly Mutant[])[]> {
  // A check that knows the word of one run does not know that of the next.
  const token = `z${randomBytes(8).toString('hex').replaceAll(/\d/g, 'q')}`;
  const broken = breakFiles(texts, token);
  const layered = { checkout: checkout.directory, isCommitted: change?.isCommitted === true, path };
  const covered = await backend.cover?.((folder) => writeLayer(folder, broken.files, layered));
  if (covered === undefined) {
    throw new Error('without namespaces, commands share one checkout, which must not be broken');
  }
  const chains = genes.map(({ id, plans, outcomes }): GenePlans[] => {
    const limits = outcomes.map(({ duration_ms }) => TIMES * duration_ms + EXTRA_MS);
    const limited = plans.map((plan, at) => ({ ...plan, timeoutMs: limits[at] ?? EXTRA_MS }));
    return limited.map((plan) => ({ id, plans: [plan] }));
  });
  const options = { backend: covered, progress: NO_PROGRESS, concurrency, signal };
  const runs = await runPlans(chains.flat(), options);
  return chains.map((chain) =>
    chain.flatMap((plans) => runs.get(plans) ?? []).map(({ outcome }) => mutantOf(outcome, broken)),
  );
}

function mutantOf(found: Outcome, { files, operator }: BrokenFiles): Mutant {
  const { status, signal, duration_ms, reason = status } = found;
  const paths = [...files.keys()].sort();
  const about = {
    ...{ operator, files: paths.slice(0, LISTED), duration_ms },
    ...(paths.length > LISTED && { total_files: paths.length }),
  };
  if (status === 'passed') return { ...about, outcome: 'survived' };
  const isEnded = status === 'failed' || status === 'timed_out' || signal !== null;
  if (isEnded && reason !== BUDGET_SPENT) return { ...about, outcome: 'killed' };
  return { ...about, outcome: 'not_run', reason };
}
