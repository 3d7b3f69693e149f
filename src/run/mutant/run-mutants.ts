import { randomBytes } from 'node:crypto';
import type { Plan } from '../../audit/plan.ts';
import type { Mutant } from '../../model/mutant.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { Policy } from '../../policy/policy.ts';
import type { FileChange } from '../../repo/change.ts';
import type { Tree } from '../../repo/tree.ts';
import type { ContainmentBackend, CoveredViews } from '../containment/containment-backend.ts';
import { BUDGET_SPENT } from '../not-run.ts';
import { Pool } from '../pool.ts';
import { type BrokenFiles, breakFiles } from './break-files.ts';
import { type Sources, sourcesOf } from './sources.ts';
import { type CoveredCheckout, writeLayer } from './write-layer.ts';

/** A gene whose commands all passed. */
export interface PassedGene {
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
  const pool = new Pool(options.concurrency);
  const made = new Map<string, Promise<BrokenChange | string>>();
  const run = async (gene: Gene) => {
    const key = [...gene.launched].sort().join('\0');
    const change = made.get(key) ?? breakChange(gene.launched, pool, options);
    made.set(key, change);
    const found = await change;
    return typeof found === 'string' ? notRun(gene, found) : runBroken(gene, found);
  };
  const results = genes.map(async (gene) => {
    const mutants = await run(gene).catch((error: Error) => notRun(gene, error.message));
    return [gene, mutants] as const;
  });
  return new Map(await Promise.all(results));
}

/** Returns that nothing was run for a gene. */
export function notRun({ plans }: Pick<PassedGene, 'plans'>, reason: string): readonly Mutant[] {
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
  pool: Pool,
  options: MutantOptions,
): Promise<BrokenChange | string> {
  if (options.backend.cover === undefined) return NO_VIEWS;
  const sources = await sourcesOf(options.change, options.tree, launched);
  if (typeof sources === 'string') return sources;
  const part = existingOf(sources);
  return {
    whole: runnerWith(breakFiles(sources.texts, newToken()), pool, options),
    ...(part && { existing: runnerWith(breakFiles(part, newToken()), pool, options) }),
  };
}

/** A check that knows the word of one run does not know that of the next. */
function newToken(): string {
  return `z${randomBytes(8).toString('hex').replaceAll(/\d/g, 'q')}`;
}

function existingOf({ texts, existing }: Sources): ReadonlyMap<string, string> | undefined {
  return existing && new Map([...texts].filter(([path]) => existing.has(path)));
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

function runnerWith(broken: BrokenFiles, pool: Pool, options: MutantOptions): RunWith {
  const { backend, checkout, signal } = options;
  let views: Promise<CoveredViews | undefined> | undefined;
  const started = new Map<string, Promise<readonly Outcome[]>>();
  const once = (key: string, work: (views: CoveredViews) => Promise<readonly Outcome[]>) => {
    const start = async () => {
      views ??= Promise.resolve(
        backend.cover?.((folder) => writeLayer(folder, broken.files, checkout)),
      );
      const made = await views;
      return made ? work(made) : [];
    };
    const run = started.get(key) ?? pool.run(() => 0, start);
    started.set(key, run);
    return run;
  };
  return async ({ plans, outcomes }) => {
    const limited = plans.map((plan, index) => withLimit(plan, outcomes[index]));
    const key = plans.map(({ digest }) => digest).join();
    const runs =
      options.views === 'gene'
        ? [once(key, (made) => runChain(limited, made, signal))]
        : limited.map((plan) => once(plan.digest, async ({ run }) => [await run(plan, signal)]));
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
