import { availableParallelism } from 'node:os';
import { type Audit, type AuditedGene, isOfChange } from '../audit/audited.ts';
import { npmrcCopies } from '../command/resolve/npmrc.ts';
import type { Isolation, IsolationRequest } from '../model/isolation.ts';
import { NOTHING_RUN } from '../model/nothing.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Proof } from '../model/proof.ts';
import type { Policy } from '../policy/policy.ts';
import { homeDependencies } from '../programs/registry.ts';
import type { CheckoutGuard } from '../repo/checkout-guard.ts';
import type { Tree } from '../repo/tree.ts';
import { copyCheckout, type PrivateCopy } from './checkout/private-copy.ts';
import type { ChooseOptions, ChosenBackend } from './containment/choose-backend.ts';
import { limitsOn, thisMachine } from './containment/command-limits.ts';
import { homeFolders } from './containment/view-folders.ts';
import { BUDGET_SPENT, countInterrupted } from './not-run.ts';
import { outcomesOf, plansOf, refusedOutcomes } from './outcomes.ts';
import { mentionedOf, namedRootOf } from './output-mentions.ts';
import type { PrepareAgain } from './prepare/prepare.ts';
import { findPrograms, type NodeProgram } from './programs.ts';
import type { Progress } from './progress.ts';
import { type FinishedRun, proveChange, type RunBase } from './proof/prove.ts';
import { runPlans } from './schedule.ts';

export type RunningNode = Pick<NodeProgram, 'version' | 'platform' | 'arch'>;

/** The genes run by one of several machines; `shard/` assigns them. */
export interface CompletedShard {
  readonly index: number;
  readonly of: number;
  readonly genes: ReadonlySet<AuditedGene>;
}

export interface RunResult {
  /** One Outcome for each command of a gene; a gene without an entry was not meant to run. */
  readonly outcomes: ReadonlyMap<AuditedGene, readonly Outcome[]>;
  /** Commands that did not finish because the gate was interrupted. */
  readonly interrupted: number;
  readonly isolation: Isolation;
  readonly nodeOf: (gene: Pick<AuditedGene, 'asset'>) => RunningNode;
  /** Whether each command fails without the change, for genes whose commands passed. */
  readonly proofs?: ReadonlyMap<AuditedGene, readonly Proof[]>;
  /** Absent if one machine ran all. */
  readonly shards?: readonly CompletedShard[];
}

export interface RunRequest extends RunBase {
  /** Verified to be the audited tree; undefined to audit only. */
  readonly checkout: CheckoutGuard | undefined;
  /** Directories outside of a private copy that commands may read. */
  readonly shown?: readonly string[];
  /** How to prepare the checkout for other files. */
  readonly again?: PrepareAgain | undefined;
  /** Whether the change comes from a fork. */
  readonly fork: boolean;
  readonly home?: string | undefined;
  /** Directories of the step or terminal that are hidden from commands. */
  readonly privateFolders: readonly string[];
  /** Genes that wait for approval or run on another machine. */
  readonly waiting: Pick<ReadonlySet<AuditedGene>, 'has'>;
  readonly progress: Progress;
}

/** Limit of a run's output; a report contains it twice, once as JSON. */
const KEPT_OUTPUT_BYTES = 4 * 1024 * 1024;
/**
 * The runs without the change take at most as long as the first runs, and at least this; all but the
 * first try less.
 */
const LEAST_FOR_PROOF_MS = 60_000;
const LEAST_FOR_MORE_MS = 5_000;
const ENDS_OF_STREAMS = 4;
const LEAST_KEPT_BYTES = 2 * 1024;

/**
 * Runs exactly the commands that the audit allowed.
 * @throws GateError before any command runs: `program_not_found`, `containment_unavailable` if the
 *   policy requires more than the machine supports, `interrupted`
 */
export async function runAudited(audit: Audit, request: RunRequest): Promise<RunResult> {
  const at = new Date();
  const genes = runnableOf(audit, request);
  const { checkout, path, policy, progress, signal, shown, again } = request;
  const refused = refusedOutcomes(audit.genes, checkout !== undefined, at);
  if (checkout === undefined || genes.length === 0) {
    return { ...NOTHING_RAN, outcomes: refused };
  }
  const { directory, leftOut } = checkout;
  const plans = genes.flatMap((gene) => gene.plans);
  const names = new Set(plans.map((plan) => plan.program));
  const programs = await findPrograms({ path, checkout: directory, names: [...names] });
  const lanes = policy.concurrency === 'cores' ? availableParallelism() : policy.concurrency;
  // The directory that commands share without namespaces.
  let copy: PrivateCopy | undefined;
  const shareFolder = async () => {
    if (shown !== undefined) return directory;
    copy = await copyCheckout(checkout);
    return copy.guard.directory;
  };
  const { chooseBackend } = await import('./containment/choose-backend.ts');
  const options = {
    programs,
    outputBytes: outputBytesOf(policy.limits.output_bytes, audit.genes),
    limits: limitsOn(thisMachine(), policy.limits, lanes),
    lanes,
    network: policy.network === 'allow',
    replaced: await npmrcsFor(audit, request.tree),
    folders: request.privateFolders,
    names: [...new Set(plans.flatMap(({ checkoutAs }) => checkoutAs ?? []))],
    home: await homeFolders([...policy.home_caches, ...homeDependencies(policy)], request.home),
  };
  const { backend, isolation, close } = await chooseBackend({
    ...{ ...options, shareFolder, checkout: directory, leftOut, signal, ...(shown && { shown }) },
    requested: requestOf(policy.containment, request.fork),
  });
  const ownView = backend.level === 'namespaces';
  const concurrency = ownView ? lanes : 1;
  const run = async () => {
    const from = performance.now();
    const runs = await withinBudget(policy.limits.budget_seconds * 1000, signal, (signal) =>
      runPlans(genes, {
        ...{ backend, progress, concurrency, signal, guard: copy?.guard ?? checkout },
      }),
    );
    const rebuild = again && rebuilding(again, (place) => chooseBackend({ ...options, ...place }));
    const finished = { ...request, checkout, backend, concurrency, rebuild };
    const firstMs = performance.now() - from + (again?.durationMs ?? 0);
    return { runs, proofs: await prove(runs, finished, firstMs) };
  };
  const { runs, proofs } = await run().finally(() => Promise.all([close(), copy?.close()]));
  const explanations = [mentionedOf(leftOut), namedRootOf(copy?.guard.directory ?? directory)];
  const explain = (outcome: Outcome) => explanations.reduce((each, add) => add(each), outcome);
  const outcomes = genes.map((entry) => {
    const { gene } = entry;
    return [gene, outcomesOf(gene, runs.get(entry) ?? [], at).map(explain)] as const;
  });
  return {
    outcomes: new Map([...refused, ...outcomes]),
    interrupted: countInterrupted(outcomes.flatMap(([, ofGene]) => ofGene)),
    isolation: {
      ...isolation,
      description: `${isolation.description} ${turns(ownView, concurrency)}`,
    },
    nodeOf: () => programs.node,
    proofs,
  };
}

/** @param open makes a backend for a prepared checkout */
function rebuilding(
  again: PrepareAgain,
  open: (
    place: Pick<ChooseOptions, 'checkout' | 'leftOut' | 'shown' | 'signal' | 'requested'>,
  ) => Promise<ChosenBackend>,
): FinishedRun['rebuild'] {
  return async (files, signal) => {
    const { checkout, shown, close } = await again.run(files, signal);
    const { directory, leftOut } = checkout;
    const place = { checkout: directory, leftOut, shown, signal, requested: 'require' } as const;
    const chosen = await open(place).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    const { backend } = chosen;
    return { backend, directory, close: () => Promise.all([chosen.close(), close()]) };
  };
}

/** @param firstMs total time of the first runs */
function prove(
  runs: Parameters<typeof proveChange>[0],
  run: Omit<Parameters<typeof proveChange>[1], 'end'>,
  firstMs: number,
): ReturnType<typeof proveChange> {
  const end = performance.now() + Math.max(LEAST_FOR_MORE_MS, firstMs);
  return withinBudget(Math.max(LEAST_FOR_PROOF_MS, firstMs), run.signal, (signal) =>
    proveChange(runs, { ...run, signal, end }),
  );
}

function runnableOf(audit: Audit, { waiting }: Pick<RunRequest, 'waiting'>) {
  return audit.genes
    .filter((gene) => !waiting.has(gene))
    .map((gene) => ({ ...plansOf(gene), gene }))
    .filter(({ plans }) => plans.length > 0);
}

/** Returns changed `.npmrc` files, as an npm in a script may read them. */
async function npmrcsFor(audit: Audit, tree: Tree): Promise<ReadonlyMap<string, string>> {
  const changed = new Set(isOfChange(audit) ? audit.files.map(({ path }) => path) : []);
  const copies = await npmrcCopies(tree, changed);
  return new Map(
    copies.flatMap(({ path, text, dropped }) =>
      dropped.length > 0 && text !== undefined ? [[path, text]] : [],
    ),
  );
}

/**
 * Returns the number of bytes to keep of each end of each stream: less than the policy allows for many
 * commands, to limit the report. Independent of the output, and never less than the protocol's
 * ValidationReport contains.
 */
function outputBytesOf(most: number, genes: readonly AuditedGene[]): number {
  const plans = genes.flatMap((gene) => plansOf(gene).plans);
  const distinct = new Set(plans.map(({ digest }) => digest));
  const share = Math.floor(KEPT_OUTPUT_BYTES / (distinct.size * ENDS_OF_STREAMS));
  return Math.min(most, Math.max(share, LEAST_KEPT_BYTES));
}

function turns(ownView: boolean, concurrency: number): string {
  if (!ownView) return 'One command at a time, because all commands share the checkout.';
  return concurrency === 1 ? 'One command at a time.' : `Up to ${concurrency} commands at once.`;
}

export function requestOf(containment: Policy['containment'], fork: boolean): IsolationRequest {
  if (containment === 'require-for-forks') return fork ? 'require' : 'auto';
  return containment;
}

/** The result of an audit without a run. */
export const NOTHING_RAN: RunResult = {
  outcomes: new Map(),
  interrupted: 0,
  isolation: NOTHING_RUN,
  nodeOf: () => process,
};

/**
 * Passes a signal to `work` that is aborted with the reason {@link BUDGET_SPENT} after a time limit.
 * @param budgetMs time limit of the work
 * @param signal aborts it for other reasons
 */
export async function withinBudget<T>(
  budgetMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const budget = new AbortController();
  const timer = setTimeout(() => budget.abort(BUDGET_SPENT), budgetMs);
  try {
    return await work(AbortSignal.any([signal, budget.signal]));
  } finally {
    clearTimeout(timer);
  }
}
