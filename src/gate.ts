import type { ApprovalState, Approver, ReviewQuestion } from './approval/approval.ts';
import { auditCommit, digestAt } from './audit-commit.ts';
import { GateError } from './error.ts';
import type { GateEvent } from './event/event.ts';
import { resolvePolicyRef } from './event/policy-ref.ts';
import { requireExamples } from './judge/profiles/check-policy.ts';
import { platformOf, type Shard } from './model/run.ts';
import { loadPolicy, POLICY_PATH } from './policy/load.ts';
import type { LoadedPolicy, PolicyInputs } from './policy/policy.ts';
import { stricterOf } from './policy/stricter.ts';
import { tightenPolicy } from './policy/tighten.ts';
import { requireCheckedOut, requireSameFiles } from './repo/checkout.ts';
import { openRepository, type Repository } from './repo/git.ts';
import { readTree } from './repo/object-tree.ts';
import type { Tree } from './repo/tree.ts';
import { buildErrorReport, buildReport, type ReportContext } from './report/build.ts';
import type { GateReport } from './report/gate-report.ts';
import { privateFolders } from './run/containment/view.ts';
import type { Progress } from './run/progress.ts';
import { type RunResult, runAudited } from './run/run.ts';
import type { Whole } from './shard/part.ts';
import { genesIn } from './shard/partition.ts';
import { validate } from './verdict/validate.ts';

/** What one run of the gate is asked; everything else it reads from git. */
export interface GateRequest {
  /** Any folder of the work tree. */
  readonly directory: string;
  /** The environment of the step or terminal. No validation command ever sees it. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Says which commits to compare, once the repository is open. */
  readonly locate: (repository: Repository) => Promise<GateEvent>;
  /** A policy that the user of the command line names, in place of the base side's. */
  readonly policy?: LoadedPolicy;
  /** A branch whose policy counts as well: of each key the stricter value does. */
  readonly policyRef?: string;
  /** What a workflow asks for besides the policy; it can only tighten it. */
  readonly inputs: PolicyInputs;
  /** Judges every gene of the head, not only those that the change touches. */
  readonly all: boolean;
  /** Who is asked where a person has to agree before commands run. */
  readonly approver: Approver<ReviewQuestion>;
  /** Runs the allowed commands; without it, the audit alone decides. */
  readonly run: boolean;
  /** The one whose genes this machine runs; the audit is that of all. Default: all genes. */
  readonly shard?: Shard;
  /** Where results come from in place of running; only with `run: false`. */
  readonly takeRuns?: (
    whole: Whole,
    waiting: ApprovalState['waiting'],
  ) => RunResult | Promise<RunResult>;
  /** The workflow author's own command, before anything is judged. */
  readonly prepare?: () => Promise<void>;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** Exact values that must never be stored, wherever a command prints them. */
  readonly secrets: readonly string[];
}

/**
 * The gate: what happened, what is allowed, what is claimed, what it means, what it gave.
 *
 * @returns the report; one with verdict `error` if the gate could not decide. Never rejects for
 *   anything that a repository, a policy or a change can contain.
 */
export async function gate(request: GateRequest): Promise<GateReport> {
  const { shard } = request;
  let context: ReportContext = { startedAt: new Date(), ...(shard && { shard }) };
  let repository: Repository | undefined;
  try {
    repository = await openRepository(request.directory, request.env);
    const event = await request.locate(repository);
    context = { ...context, event };

    const policy = tightenPolicy(
      await policyOf(request, repository, event.policyCommit),
      request.inputs,
    );
    context = { ...context, event, policy };
    requireExamples(policy);

    await request.prepare?.();
    if (request.run) {
      const byHand = event.name === 'range' || event.name === 'worktree';
      const audience = byHand ? 'terminal' : 'actions';
      await (event.name === 'worktree' ? requireSameFiles : requireCheckedOut)(
        repository,
        event.audited,
        audience,
      );
    }
    const terms = {
      repository,
      policy,
      platform: platformOf(process.platform),
      policyCommit: event.policyCommit,
      all: request.all,
    };
    const audited = await auditCommit(terms, event.audited, event.base);
    const { audit, tree } = audited;
    const whole = { audit, event, policy };
    const { directory } = repository;
    const validation = await validate(audit, {
      policy: policy.policy,
      startedAt: context.startedAt,
      approver: {
        means: request.approver.means,
        seek: (question) =>
          request.approver.seek({ ...question, digestAt: (commit) => digestAt(terms, commit) }),
      },
      run: async (waiting) =>
        (await request.takeRuns?.(whole, waiting)) ??
        runHere(request, whole, { directory, tree, waiting }),
    });
    return buildReport(
      { ...context, ...audited, ...validation, event, policy },
      request.secrets,
      new Date(),
    );
  } catch (error) {
    return buildErrorReport(asGateError(error), context, new Date());
  } finally {
    await repository?.close();
  }
}

/** Runs what the audit allows: of all genes, or of those of this machine's shard. */
async function runHere(
  { env, run, shard, progress, signal }: GateRequest,
  { audit, event, policy: { policy } }: Whole,
  { directory, tree, waiting }: Pick<ApprovalState, 'waiting'> & { directory: string; tree: Tree },
): Promise<RunResult> {
  const mine = shard ? genesIn(shard, audit.genes) : new Set(audit.genes);
  const result = await runAudited(audit, {
    directory,
    tree,
    policy,
    fork: event.pullRequest?.isFork ?? false,
    path: env.PATH ?? '',
    privateFolders: privateFolders(env),
    run,
    waiting: { has: (gene) => waiting.has(gene) || !mine.has(gene) },
    progress,
    signal,
  });
  return shard ? { ...result, shards: [{ ...shard, genes: mine }] } : result;
}

/** The policy of the base side or the one that was named, together with that of `policyRef`. */
async function policyOf(
  { policy, policyRef }: GateRequest,
  repository: Repository,
  commit: string,
): Promise<LoadedPolicy> {
  const first = policy ?? (await loadPolicy(await readTree(repository, commit), commit));
  if (policyRef === undefined) return first;
  const other = await resolvePolicyRef(repository, policyRef);
  const tree = await readTree(repository, other);
  return stricterOf(first, await loadPolicy(tree, other, `${policyRef}:${POLICY_PATH}`), policyRef);
}

/** An unexpected exception is a defect of the gate; it is reported, and it never becomes a pass. */
export function asGateError(error: unknown): GateError {
  if (error instanceof GateError) return error;
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new GateError(
    'internal',
    `The gate failed unexpectedly: ${what}`,
    'This is a defect of gene-gate; please report it. Nothing has been decided about the change.',
    { cause: error },
  );
}
