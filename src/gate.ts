import type { ApprovalHead, ApprovalState, Approver, ReviewQuestion } from './approval/approval.ts';
import { judgedHead } from './approval/head.ts';
import { type AuditedCommit, type AuditTerms, auditCommit, judgeHead } from './audit-commit.ts';
import { GateError } from './error.ts';
import type { GateEvent } from './event/event.ts';
import { resolvePolicyRef } from './event/policy-ref.ts';
import { requireExamples } from './judge/profiles/check-policy.ts';
import { platformOf, type Shard } from './model/run.ts';
import { policyChangedSince } from './policy/changed-since.ts';
import { loadPolicy, POLICY_PATH } from './policy/load.ts';
import type { LoadedPolicy, PolicyInputs } from './policy/policy.ts';
import { stricterOf } from './policy/stricter.ts';
import { tightenPolicy } from './policy/tighten.ts';
import { additionsOf } from './repo/additions.ts';
import { requireCheckedOut, requireSameFiles } from './repo/checkout.ts';
import type { CheckoutGuard } from './repo/checkout-guard.ts';
import { openRepository, type Repository } from './repo/git.ts';
import { readTree } from './repo/object-tree.ts';
import { buildErrorReport, buildReport, type ReportContext } from './report/build.ts';
import type { GateReport } from './report/gate-report.ts';
import { privateFolders } from './run/containment/view.ts';
import type { Progress } from './run/progress.ts';
import { type RunRequest, type RunResult, runAudited } from './run/run.ts';
import type { Whole } from './shard/part.ts';
import { genesIn } from './shard/partition.ts';
import { systemError } from './system-error.ts';
import { validate } from './verdict/validate.ts';

/** The input of one run of the gate; it reads everything else from git. */
export interface GateRequest {
  /** Any folder of the working tree. */
  readonly directory: string;
  /** The environment of the step or terminal. It is never passed to a validation command. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Finds the commits to compare, once the repository is open. */
  readonly locate: (repository: Repository) => Promise<GateEvent>;
  /** A policy that the user of the command line names; it replaces the policy of the base side. */
  readonly policy?: LoadedPolicy;
  /** A branch whose policy also applies: the stricter value of each key. */
  readonly policyRef?: string;
  /** The inputs of a workflow, which can only tighten the policy. */
  readonly inputs: PolicyInputs;
  /** Judges all genes of the head, not only those that the change touches. */
  readonly all: boolean;
  /** Finds the approvals that are required before commands run. */
  readonly approver: Approver<ReviewQuestion>;
  /** Whether the allowed commands run; if not, the audit alone decides. */
  readonly run: boolean;
  /** The shard whose genes this machine runs; all genes are audited. Default: all genes. */
  readonly shard?: Shard;
  /** Returns existing results instead of running commands; only with `run: false`. */
  readonly takeRuns?: (
    whole: Whole,
    waiting: ApprovalState['waiting'],
  ) => RunResult | Promise<RunResult>;
  /** Runs the workflow author's command before anything is judged. */
  readonly prepare?: () => Promise<void>;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** Exact values that are removed from everything that commands print. */
  readonly secrets: readonly string[];
}

/**
 * Runs the gate: finds the change, loads the policy, audits the change, runs the allowed commands, and
 * decides.
 *
 * @returns the report; its verdict is `error` if the gate could not decide. Never rejects because of
 *   the content of a repository, a policy or a change.
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
    const additions = additionsOf(policy.policy.build_outputs);
    let checkout: CheckoutGuard | undefined;
    if (request.run) {
      const audience = isByHand(event) ? 'terminal' : 'actions';
      checkout = await (event.name === 'worktree' ? requireSameFiles : requireCheckedOut)(
        repository,
        event.audited,
        additions,
        audience,
      );
    }
    const terms = {
      repository,
      policy,
      additions,
      platform: platformOf(process.platform),
      policyCommit: event.policyCommit,
      all: request.all,
      ...(event.unprovenMerge && { unprovenMerge: event.unprovenMerge }),
      signal: request.signal,
    };
    const audited = await auditCommit(terms, event.audited, event.base);
    const { audit, tree } = audited;
    const whole = { audit, event, policy };
    const validation = await validate(audit, {
      policy: policy.policy,
      startedAt: context.startedAt,
      heads: headsOf(event, terms, audited),
      approver: {
        means: request.approver.means,
        seek: (question) =>
          request.approver.seek({
            ...question,
            subjectAt: async (commit) => (await judgeHead(terms, commit, event.baseRef)).subject,
            policyChangedSince: (time) =>
              policyChangedSince(terms.repository, event.policyCommit, time),
          }),
      },
      runs: request.run || request.takeRuns !== undefined,
      run: async (waiting) =>
        (await request.takeRuns?.(whole, waiting)) ??
        runHere(request, whole, waiting, { checkout, tree }),
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

/** Returns the heads that approvals of an event are about, each judged once and on demand. */
function headsOf(event: GateEvent, terms: AuditTerms, audited: AuditedCommit): ApprovalHead[] {
  const { baseRef, group } = event;
  if (group !== undefined) {
    return group.map(({ number, headSha }) => ({
      pullRequest: number,
      judge: () => judgeHead(terms, headSha, baseRef),
    }));
  }
  const isHead = event.audited === event.head || event.name === 'worktree';
  return [
    {
      ...(event.pullRequest && { pullRequest: event.pullRequest.number }),
      judge: () =>
        isHead
          ? judgedHead(audited.audit, audited.tree, terms.policy, baseRef)
          : judgeHead(terms, event.head, baseRef),
    },
  ];
}

/** Runs the commands that the audit allows: of all genes, or of this machine's shard. */
async function runHere(
  { env, shard, progress, signal }: GateRequest,
  { audit, event, policy: { policy } }: Whole,
  waiting: ApprovalState['waiting'],
  place: Pick<RunRequest, 'checkout' | 'tree'>,
): Promise<RunResult> {
  const mine = shard ? genesIn(shard, audit.genes) : new Set(audit.genes);
  const result = await runAudited(audit, {
    ...place,
    attended: isByHand(event) && !env.CI,
    policy,
    fork: event.isFork,
    path: env.PATH ?? '',
    privateFolders: privateFolders(env),
    waiting: { has: (gene) => waiting.has(gene) || !mine.has(gene) },
    progress,
    signal,
  });
  return shard ? { ...result, shards: [{ ...shard, genes: mine }] } : result;
}

function isByHand({ name }: GateEvent): boolean {
  return name === 'range' || name === 'worktree';
}

/** Loads the named policy or the policy of the base side, combined with the policy of `policyRef`. */
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

/** Converts an unexpected exception, a bug of the gate, into an error; it never becomes a pass. */
export function asGateError(error: unknown): GateError {
  if (error instanceof GateError) return error;
  const ofSystem = systemError(error);
  if (ofSystem !== undefined) return ofSystem;
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new GateError(
    'internal',
    `The gate failed unexpectedly: ${what}`,
    'This is a bug in gene-gate; report it. The gate has not decided about the change.',
    { cause: error },
  );
}
