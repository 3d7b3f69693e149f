import {
  type ApprovalHead,
  type ApprovalState,
  type Approver,
  type ReviewQuestion,
  seekApproval,
} from './approval/approval.ts';
import { judgedHead } from './approval/head.ts';
import { mayRunSome } from './audit/audit.ts';
import { prepareRefusals } from './audit/change/prepare-inputs.ts';
import { type AuditedCommit, type AuditTerms, auditCommit, judgeHead } from './audit-commit.ts';
import { basePolicy, type PolicyRequest } from './base-policy.ts';
import { GateError } from './error.ts';
import type { GateEvent } from './event/event.ts';
import { withHeadFiles } from './head-files.ts';
import { endedBySignals } from './interrupt.ts';
import { additionsFor, dependencyFolders } from './judge/families/programs.ts';
import { requireExamples } from './judge/profiles/check-policy.ts';
import { platformOf } from './model/platform.ts';
import type { PrepareReport } from './model/prepare.ts';
import type { Shard } from './model/run.ts';
import { policyChangedSince } from './policy/changed-since.ts';
import { POLICY_PATH } from './policy/load.ts';
import type { Policy, PolicyInputs } from './policy/policy.ts';
import { tightenPolicy } from './policy/tighten.ts';
import { proposeFix } from './propose-fix.ts';
import { everything } from './repo/additions.ts';
import { requireCheckedOut, requireSameFiles } from './repo/checkout.ts';
import type { CheckoutGuard } from './repo/checkout-guard.ts';
import { folderTree } from './repo/folder-tree.ts';
import { openRepository, type Repository } from './repo/git.ts';
import { readTree } from './repo/object-tree.ts';
import type { Tree } from './repo/tree.ts';
import {
  buildErrorReport,
  buildReport,
  type ReportContext,
  withRefusedRun,
} from './report/build.ts';
import type { GateReport } from './report/gate-report.ts';
import { redactOutcome } from './report/redact/redact.ts';
import { type Finding, finding } from './rules/finding.ts';
import { privateFolders } from './run/containment/view.ts';
import { type PrepareLine, readPrepare } from './run/prepare/lines.ts';
import { withOutput } from './run/prepare/output.ts';
import { type Prepared, runPrepare } from './run/prepare/prepare.ts';
import type { Progress } from './run/progress.ts';
import { type RunRequest, type RunResult, requestOf, runAudited } from './run/run.ts';
import type { Whole } from './shard/part.ts';
import { type Durations, genesIn } from './shard/partition.ts';
import { systemError } from './system-error.ts';
import { allFindings } from './verdict/judge.ts';
import { validate } from './verdict/validate.ts';

/** The input of one run of the gate; it reads everything else from git. */
export interface GateRequest extends PolicyRequest {
  /** Any directory of the working tree. */
  readonly directory: string;
  /** The environment of the step or terminal. It is never passed to a validation command. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Finds the commits to compare, once the repository is open. */
  readonly locate: (repository: Repository) => Promise<GateEvent>;
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
  /** How long commands took in an earlier run; decides which shard runs a gene. */
  readonly durations?: Durations;
  /** Returns existing results instead of running commands; only with `run: false`. */
  readonly takeRuns?: (
    whole: Whole,
    waiting: ApprovalState['waiting'],
  ) => RunResult | Promise<RunResult>;
  /**
   * The commands that prepare the checkout, one in each line; they run between the two halves of the
   * audit, and only with `run`.
   */
  readonly prepare?: string;
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
  let prepared: Prepared | undefined;
  try {
    repository = await openRepository(request.directory, request.env);
    const event = await request.locate(repository);
    context = { ...context, event };

    const policy = tightenPolicy(await basePolicy(request, repository, event), request.inputs);
    context = { ...context, event, policy };
    requireExamples(policy);

    const found = repository;
    const additions = additionsFor(policy.policy);
    const lines = request.run && request.prepare ? readPrepare(request.prepare) : [];
    const guard = () =>
      (event.name === 'worktree' ? requireSameFiles : requireCheckedOut)(
        found,
        event.audited,
        additions,
        isByHand(event) ? 'terminal' : 'actions',
      );
    let checkout = lines.length > 0 ? await guard() : undefined;
    const commitTerms = {
      repository,
      policy,
      additions,
      platform: platformOf(process.platform),
      policyCommit: event.policyCommit,
      all: request.all,
      ...(event.unprovenMerge && { unprovenMerge: event.unprovenMerge }),
      signal: request.signal,
      ...(request.progress.audit && { progress: request.progress.audit }),
    };
    const preparing =
      checkout && lines.length > 0
        ? await prepareCheckout(lines, checkout, {
            request,
            event,
            policy: policy.policy,
            terms: { ...commitTerms, isPending: () => true },
            baseTree: () => readTree(found, event.base),
            report: (prepare) => {
              context = { ...context, prepare };
            },
          })
        : { findings: [] };
    prepared = preparing.prepared;
    const terms: AuditTerms = {
      ...commitTerms,
      disk: folderTree(prepared?.checkout.directory ?? repository.directory),
      ...(prepared && { additions: everything(dependencyFolders(policy.policy)) }),
      ...(!request.run && {
        isPending: request.takeRuns || request.prepare ? () => true : additions.cover,
      }),
    };
    const audited = withFindings(
      await auditCommit(terms, event.audited, event.base),
      preparing.findings,
    );
    request.progress.audit?.ended();
    const { audit, tree } = audited;
    // Every file of the checkout is read, which a change without a gene does not need.
    if (request.run && audit.genes.length > 0) checkout ??= await guard();
    const place = prepared
      ? { checkout: prepared.checkout, shown: prepared.shown, tree }
      : { checkout, tree };
    const whole = { audit, event, policy };
    const validationTerms = {
      policy: policy.policy,
      startedAt: context.startedAt,
      heads: headsOf(event, terms, audited),
      approver: approverOf(request, event, terms),
    };
    let refusal: GateError | undefined;
    const validation = await validate(audit, {
      ...validationTerms,
      runs: request.run || request.takeRuns !== undefined,
      run: async (waiting) =>
        (await request.takeRuns?.(whole, waiting)) ?? runHere(request, whole, waiting, place),
    }).catch((error) => {
      refusal = asGateError(error);
      if (refusal.code !== 'containment_unavailable') throw refusal;
      // What the audit found holds without a run.
      const run = (waiting: ApprovalState['waiting']) => runHere(request, whole, waiting, { tree });
      return validate(audit, { ...validationTerms, runs: false, run });
    });
    const findings = allFindings(validation.judgement);
    const fix = await endedBySignals(() => proposeFix(terms, event, audited, findings));
    request.progress.audit?.ended();
    const report = await endedBySignals(() =>
      buildReport(
        { ...context, ...audited, ...validation, event, policy, fix },
        request.secrets,
        new Date(),
      ),
    );
    const complete = await withHeadFiles(report, repository);
    return refusal ? withRefusedRun(complete, refusal) : complete;
  } catch (error) {
    const failure = asGateError(error);
    const { prepare } = context;
    return buildErrorReport(
      failure.code === 'prepare_failed' && prepare ? withOutput(failure, prepare) : failure,
      context,
      new Date(),
    );
  } finally {
    request.progress.audit?.ended();
    await prepared?.close();
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

/** Returns the approver of a request, which judges earlier commits under the same terms. */
function approverOf(
  { approver }: GateRequest,
  { baseRef, policyCommit, defaultBranch }: GateEvent,
  terms: AuditTerms,
): Approver {
  return {
    means: approver.means,
    seek: (question) =>
      approver.seek({
        ...question,
        subjectAt: async (commit) => (await judgeHead(terms, commit, baseRef)).subject,
        policyChangedSince: async (time) => {
          const commits = new Set([policyCommit, defaultBranch?.commit ?? policyCommit]);
          const changed = [...commits].map((tip) =>
            policyChangedSince(terms.repository, tip, time),
          );
          return (await Promise.all(changed)).includes(true);
        },
      }),
  };
}

interface PrepareTerms {
  readonly request: GateRequest;
  readonly event: GateEvent;
  readonly policy: Policy;
  /** The first half of the audit: what the commit alone decides. */
  readonly terms: AuditTerms;
  readonly baseTree: () => Promise<Tree>;
  readonly report: (report: PrepareReport) => void;
}

/** Runs `prepare` if the first half of the audit leaves a gene that may run, and nothing forbids it. */
async function prepareCheckout(
  lines: readonly PrepareLine[],
  checkout: CheckoutGuard,
  { request, event, policy, terms, baseTree, report }: PrepareTerms,
): Promise<{ readonly prepared?: Prepared; readonly findings: readonly Finding[] }> {
  const { env, signal, secrets } = request;
  const first = await auditCommit(terms, event.audited, event.base);
  if (!mayRunSome(first.audit)) return { findings: [] };
  const refused = [
    ...(await prepareRefusals(await baseTree(), first.tree)),
    ...(await weakeningRefusals(first, { request, event, policy, terms })),
  ];
  if (refused.length > 0) return { findings: refused };
  const passed = policy.prepare_env.flatMap((name) => env[name] ?? []);
  let reported: PrepareReport | undefined;
  const prepared = await runPrepare(lines, {
    checkout,
    policy,
    requested: requestOf(policy.containment, event.pullRequest?.isFork ?? false),
    env,
    privateFolders: privateFolders(env),
    signal,
    report: (raw) => {
      const known = [...secrets, ...passed];
      reported = {
        ...raw,
        lines: raw.lines.map(({ command, outcome }) => ({
          command,
          outcome: redactOutcome(outcome, known),
        })),
      };
      report(reported);
    },
  });
  const reason = reported?.isolation.downgrades?.[0]?.reason ?? 'containment is off';
  const findings = reported?.contained ? [] : [finding('prepare-uncontained', { reason })];
  return { prepared, findings };
}

/** A change that weakens the gate runs no code with access to the network before it is approved. */
async function weakeningRefusals(
  first: AuditedCommit,
  { request, event, policy, terms }: Pick<PrepareTerms, 'request' | 'event' | 'policy' | 'terms'>,
): Promise<readonly Finding[]> {
  const weakened = first.audit.findings.filter(({ rule }) => rule === 'gate-weakened');
  if (weakened.length === 0) return [];
  const { gate: needs } = await seekApproval(
    { genes: [], findings: weakened },
    policy.approvals,
    headsOf(event, terms, first),
    approverOf(request, event, terms),
  );
  if (needs === undefined) return [];
  const path = weakened[0]?.location?.path ?? POLICY_PATH;
  return [finding('prepare-refused', { path, what: 'it weakens the gate and waits for approval' })];
}

function withFindings(audited: AuditedCommit, findings: readonly Finding[]): AuditedCommit {
  const { audit } = audited;
  return { ...audited, audit: { ...audit, findings: [...audit.findings, ...findings] } };
}

/** Runs the commands that the audit allows: of all genes, or of this machine's shard. */
async function runHere(
  { env, shard, durations, progress, signal }: GateRequest,
  { audit, event, policy: { policy } }: Whole,
  waiting: ApprovalState['waiting'],
  place: Pick<RunRequest, 'shown' | 'tree'> & Partial<Pick<RunRequest, 'checkout'>>,
): Promise<RunResult> {
  const mine = shard ? genesIn(shard, audit.genes, durations) : new Set(audit.genes);
  const result = await runAudited(audit, {
    checkout: undefined,
    ...place,
    attended: isByHand(event) && !env.CI,
    policy,
    fork: event.isFork,
    path: env.PATH ?? '',
    home: env.HOME,
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
