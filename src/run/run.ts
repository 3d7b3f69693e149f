import { availableParallelism } from 'node:os';
import type { Audit, AuditedGene } from '../audit/audited.ts';
import type { Isolation, IsolationRequest } from '../model/isolation.ts';
import { NOTHING_RUN } from '../model/isolation.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Policy } from '../policy/policy.ts';
import type { Tree } from '../repo/tree.ts';
import { withinBudget } from './budget.ts';
import { guardCheckout } from './checkout-guard.ts';
import { chooseBackend } from './containment/choose-backend.ts';
import { countInterrupted } from './not-run.ts';
import { outcomesOf, plansOf, refusedOutcomes } from './outcomes.ts';
import { findPrograms, type NodeProgram } from './programs.ts';
import type { Progress } from './progress.ts';
import { runPlans } from './schedule.ts';

/** A Node.js, as the report names the one that ran the commands. */
export type RunningNode = Pick<NodeProgram, 'version' | 'platform' | 'arch'>;

/** The genes that one of several machines runs; which they are is decided in `shard/`. */
export interface CompletedShard {
  readonly index: number;
  readonly of: number;
  readonly genes: ReadonlySet<AuditedGene>;
}

/** What running the audited commands gave. */
export interface RunResult {
  /** One Outcome for each command of a gene; a gene without an entry was not meant to run. */
  readonly outcomes: ReadonlyMap<AuditedGene, readonly Outcome[]>;
  /** Commands that were not run to their end because the gate was asked to stop. */
  readonly interrupted: number;
  readonly isolation: Isolation;
  /** The one that ran the commands of a gene. */
  readonly nodeOf: (gene: Pick<AuditedGene, 'asset'>) => RunningNode;
  /** The shards whose genes these are; absent if one machine ran all. */
  readonly shards?: readonly CompletedShard[];
}

export interface RunRequest {
  /** The work tree, which is known to be the audited tree. */
  readonly directory: string;
  /** The audited tree, without ignored folders. */
  readonly tree: Tree;
  readonly policy: Policy;
  /** Whether the change comes from a repository whose owners are not this one's. */
  readonly fork: boolean;
  /** The value of PATH of the step or terminal. */
  readonly path: string;
  /** Folders of the step or terminal that no command may see into. */
  readonly privateFolders: readonly string[];
  /** False to let the audit alone decide. */
  readonly run: boolean;
  /** Genes that wait for approval, or that another machine runs: nothing of them runs. */
  readonly waiting: Pick<ReadonlySet<AuditedGene>, 'has'>;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Of all output of a run, what is kept; a report has it once, and again in its JSON. */
const KEPT_OUTPUT_BYTES = 4 * 1024 * 1024;
const ENDS_OF_STREAMS = 4;
const LEAST_KEPT_BYTES = 2 * 1024;

/**
 * Runs what the audit allowed, and only that.
 *
 * @throws GateError before anything runs: `program_not_found` if a Plan's program is not there,
 *   `containment_unavailable` if the policy requires more than the machine has, `interrupted` if that
 *   was not known yet when the gate was asked to stop
 */
export async function runAudited(audit: Audit, request: RunRequest): Promise<RunResult> {
  const at = new Date();
  const genes = audit.genes
    .filter((gene) => !request.waiting.has(gene))
    .map((gene) => ({ ...plansOf(gene), gene }))
    .filter(({ plans }) => plans.length > 0);
  const refused = refusedOutcomes(audit.genes, request.run, at);
  if (!request.run || genes.length === 0) {
    return { outcomes: refused, interrupted: 0, isolation: NOTHING_RUN, nodeOf: () => process };
  }

  const { directory, tree, path, policy, progress, signal } = request;
  const names = new Set(genes.flatMap(({ plans }) => plans.map((plan) => plan.program)));
  const programs = await findPrograms({ path, checkout: directory, names: [...names] });
  const { backend, isolation, close } = await chooseBackend({
    programs,
    checkout: directory,
    outputBytes: outputBytesOf(policy.limits.output_bytes, audit.genes),
    limits: policy.limits,
    requested: requestOf(policy.containment, request.fork),
    network: policy.network === 'allow',
    folders: request.privateFolders,
    signal,
  });
  const ownView = backend.level === 'namespaces';
  const concurrency = ownView ? slotsOf(policy.concurrency) : 1;
  const guard = ownView ? undefined : guardCheckout(directory, [...tree.files()]);
  const runs = await withinBudget(policy.limits.budget_seconds * 1000, signal, (signal) =>
    runPlans(genes, {
      backend,
      progress,
      views: policy.views,
      concurrency,
      signal,
      ...(guard && { afterCommand: guard }),
    }),
  ).finally(close);
  const outcomes = genes.map(
    (entry) => [entry.gene, outcomesOf(entry.gene, runs.get(entry) ?? [], at)] as const,
  );
  return {
    outcomes: new Map([...refused, ...outcomes]),
    interrupted: countInterrupted(outcomes.flatMap(([, ofGene]) => ofGene)),
    isolation: {
      ...isolation,
      description: `${isolation.description} ${turns(ownView, policy.views, concurrency)}`,
    },
    nodeOf: () => programs.node,
  };
}

/**
 * What may be kept of each end of each stream: less than the policy says where there are many
 * commands, so that a report stays of a size that can be held, sent and read. The same whatever the
 * commands print, and never less than the protocol's ValidationReport has of a stream.
 */
function outputBytesOf(most: number, genes: readonly AuditedGene[]): number {
  const plans = genes.flatMap((gene) => plansOf(gene).plans);
  const distinct = new Set(plans.map(({ digest }) => digest));
  const share = Math.floor(KEPT_OUTPUT_BYTES / (distinct.size * ENDS_OF_STREAMS));
  return Math.min(most, Math.max(share, LEAST_KEPT_BYTES));
}

function slotsOf(concurrency: Policy['concurrency']): number {
  return concurrency === 'cores' ? availableParallelism() : concurrency;
}

/** Whether commands ran side by side, in a sentence. */
function turns(ownView: boolean, views: Policy['views'], concurrency: number): string {
  if (!ownView) return 'One command at a time, because all of them share the checkout.';
  const shared = views === 'gene' ? ' The commands of one gene share a view.' : '';
  const turns =
    concurrency === 1 ? 'One command at a time.' : `Up to ${concurrency} commands at once.`;
  return `${turns}${shared}`;
}

function requestOf(containment: Policy['containment'], fork: boolean): IsolationRequest {
  if (containment === 'require-for-forks') return fork ? 'require' : 'auto';
  return containment;
}
