import { randomBytes } from 'node:crypto';
import type { AuditedGene } from '../../audit/audited.ts';
import type { Plan } from '../../audit/plan.ts';
import { startedFiles } from '../../command/reading.ts';
import { dependencyFolders } from '../../families/registry.ts';
import type { Mutant } from '../../model/mutant.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { Policy } from '../../policy/policy.ts';
import { additionsOf } from '../../repo/additions.ts';
import type { FileChange } from '../../repo/change.ts';
import type { CheckoutGuard } from '../../repo/checkout-guard.ts';
import type { Tree } from '../../repo/tree.ts';
import type { ContainmentBackend, CoveredViews } from '../containment/containment-backend.ts';
import { BUDGET_SPENT } from '../not-run.ts';
import { type GenePlans, once, type PlanRun, turns } from '../schedule.ts';
import { type BrokenFiles, breakFiles, type CoveredCheckout, writeLayer } from './break-files.ts';
import { sourcesOf } from './sources.ts';

/** A gene whose commands all passed. */
interface PassedGene {
  readonly plans: readonly Plan[];
  /** Of each Plan. */
  readonly outcomes: readonly Outcome[];
  /** The files that its commands start. */
  readonly launched: ReadonlySet<string>;
}

export interface MutantOptions {
  readonly backend: Pick<ContainmentBackend, 'cover'>;
  readonly change: readonly FileChange[];
  readonly tree: Tree;
  readonly checkout: CoveredCheckout;
  readonly views: Policy['views'];
  readonly concurrency: number;
  /** Stops the runs. */
  readonly signal: AbortSignal;
}

const NO_VIEWS = 'without namespaces, commands share one checkout, which must not be broken';
const NO_TIME = 'the time for runs on the broken change was spent';
const NOTICED_BEFORE = 'an earlier command of the gene noticed the defect, and they share a view';

/** The limit of a command: a multiple of its first run, and a constant. */
const TIMES = 2;
const EXTRA_MS = 2000;
/** The names of more files do not help. */
const LISTED = 20;

/**
 * Runs the commands of genes once more, with the change broken. Equal commands with the same broken files
 * run once. Never rejects: what cannot be made or run is `not_run`, with the reason.
 *
 * @returns for each gene, one result for each of its Plans
 */
export async function runMutants<Gene extends PassedGene>(
  genes: readonly Gene[],
  options: MutantOptions,
): Promise<ReadonlyMap<Gene, readonly Mutant[]>> {
  const inTurns = turns(options.concurrency);
  const made = once((launched: ReadonlySet<string>) => breakChange(launched, inTurns, options));
  const run = async (gene: Gene) => {
    const found = await made([...gene.launched].sort().join('\0'), gene.launched);
    return typeof found === 'string' ? notRun(gene, found) : runBroken(gene, found);
  };
  const results = genes.map(async (gene) => {
    const mutants = await run(gene).catch((error: Error) => notRun(gene, error.message));
    return [gene, mutants] as const;
  });
  return new Map(await Promise.all(results));
}

/** Returns that nothing was run for a gene. */
function notRun({ plans }: Pick<PassedGene, 'plans'>, reason: string): readonly Mutant[] {
  return plans.map(() => ({ outcome: 'not_run', files: [], duration_ms: 0, reason }));
}

/** Runs the commands of a gene with broken files. */
type RunWith = (gene: PassedGene) => Promise<readonly Mutant[]>;

interface BrokenChange {
  readonly whole: RunWith;
  /** Only with the files that exist at the base, if others are broken as well. */
  readonly existing?: RunWith | undefined;
}

/** @returns why it cannot be broken, as text */
async function breakChange(
  launched: ReadonlySet<string>,
  inTurns: ReturnType<typeof turns>,
  options: MutantOptions,
): Promise<BrokenChange | string> {
  if (options.backend.cover === undefined) return NO_VIEWS;
  const sources = await sourcesOf(options.change, options.tree, launched);
  if (typeof sources === 'string') return sources;
  const { texts, existing } = sources;
  const part = existing && new Map([...texts].filter(([path]) => existing.has(path)));
  return {
    whole: runnerWith(breakFiles(texts, newToken()), inTurns, options),
    ...(part && { existing: runnerWith(breakFiles(part, newToken()), inTurns, options) }),
  };
}

/** A check that knows the word of one run does not know that of the next. */
function newToken(): string {
  return `z${randomBytes(8).toString('hex').replaceAll(/\d/g, 'q')}`;
}

async function runBroken(
  gene: PassedGene,
  { whole, existing }: BrokenChange,
): Promise<readonly Mutant[]> {
  const mutants = await whole(gene);
  if (!existing || !mutants.some(({ outcome }) => outcome === 'killed')) return mutants;
  const again = await existing(gene);
  return mutants.map((mutant, index) => {
    const other = again[index];
    if (mutant.outcome !== 'killed' || other?.outcome !== 'survived') return mutant;
    return { ...mutant, existing: { files: other.files, duration_ms: other.duration_ms } };
  });
}

function runnerWith(
  broken: BrokenFiles,
  inTurns: ReturnType<typeof turns>,
  { backend, checkout, signal, views }: MutantOptions,
): RunWith {
  const cover = once(async () =>
    backend.cover?.((folder) => writeLayer(folder, broken.files, checkout)),
  );
  const run = once((plans: readonly Plan[]) =>
    inTurns(async () => {
      const made = await cover('', undefined);
      return made ? runChain(plans, made, signal) : [];
    }),
  );
  return async ({ plans, outcomes }) => {
    const limited = plans.map((plan, index) => withLimit(plan, outcomes[index]));
    // Without a shared view, each is a chain of its own.
    const chains = views === 'gene' ? [limited] : limited.map((plan) => [plan]);
    const runs = chains.map((chain) => run(chain.map(({ digest }) => digest).join(), chain));
    const found = (await Promise.all(runs)).flat();
    return plans.map((_, index) => mutantOf(found[index], broken));
  };
}

function withLimit(plan: Plan, first: Outcome | undefined): Plan {
  return { ...plan, timeoutMs: TIMES * (first?.duration_ms ?? 0) + EXTRA_MS };
}

/** Runs commands in one view, up to the first that does not pass. */
async function runChain(
  plans: readonly Plan[],
  views: CoveredViews,
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  const [only, ...more] = plans;
  if (only && more.length === 0) return [await views.run(only, signal)];
  const view = await views.forGene(plans.length, signal);
  const outcomes: Outcome[] = [];
  try {
    for (const plan of plans) {
      if (outcomes.some(({ status }) => status !== 'passed')) break;
      outcomes.push(await view.run(plan, signal));
    }
  } finally {
    await view.close();
  }
  return outcomes;
}

function mutantOf(outcome: Outcome | undefined, { files, operator }: BrokenFiles): Mutant {
  const paths = [...files.keys()].sort();
  const about = {
    operator,
    files: paths.slice(0, LISTED),
    ...(paths.length > LISTED && { total_files: paths.length }),
    duration_ms: outcome?.duration_ms ?? 0,
  };
  if (outcome === undefined) return { ...about, outcome: 'not_run', reason: NOTICED_BEFORE };
  const { status, signal, reason = status } = outcome;
  if (status === 'passed') return { ...about, outcome: 'survived' };
  if (reason === BUDGET_SPENT) return { ...about, outcome: 'not_run', reason: NO_TIME };
  const isKilled = status === 'failed' || status === 'timed_out' || signal !== null;
  return isKilled ? { ...about, outcome: 'killed' } : { ...about, outcome: 'not_run', reason };
}

/** The run that {@link breakAndRun} continues. */
interface FinishedRun {
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
