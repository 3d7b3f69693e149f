import type { ApprovalState } from '../approval/approval.ts';
import type { Asset, AssetChanges } from '../assets/asset.ts';
import type { AuditedGeneChange, ChangeAudit } from '../audit/audited.ts';
import { assetIdOf, isMissingIdentity } from '../audit/claims/content-hash.ts';
import type { GateEvent } from '../event/event.ts';
import type { GateError } from '../ground/error.ts';
import { TOOL } from '../ground/tool.ts';
import type { AssetChangeKind } from '../model/asset.ts';
import type { Proposal } from '../model/edit.ts';
import type { HeadFile } from '../model/head-lines.ts';
import { NOTHING_RUN } from '../model/nothing.ts';
import type { PrepareReport, Shard } from '../model/run.ts';
import { dayOf, enforcementOn } from '../policy/enforcement.ts';
import type { LoadedPolicy, Policy } from '../policy/policy.ts';
import type { Change } from '../repo/change.ts';
import { describe, type Finding } from '../rules/finding.ts';
import type { RunResult } from '../run/run.ts';
import { allFindings, type Judgement } from '../verdict/judge.ts';
import { nextActorOf } from '../verdict/next-actor.ts';
import { findingsAbout, idsIn, reportAgentFile, reportFindings, reportGene } from './entries.ts';
import type { GateReport, ReportFinding } from './gate-report.ts';
import { redactGene, validationReportsOf } from './validation-reports.ts';
import { GATE_REPORT_VERSION } from './version.ts';

/** Maximum number of changed files in a report; a change with more is far over any limit. */
const FILES = 100;

/** What is known about a run that may have stopped early. */
export interface ReportContext {
  readonly event?: GateEvent;
  readonly policy?: LoadedPolicy;
  /** The shard that this machine was asked to run. */
  readonly shard?: Shard;
  readonly startedAt: Date;
  /** What `prepare` did, with redacted output. */
  readonly prepare?: PrepareReport;
}

/** The results of a finished run. */
export interface GateResult extends ReportContext {
  readonly event: GateEvent;
  /** Whether all genes of the head were audited. */
  readonly all: boolean;
  readonly policy: LoadedPolicy;
  readonly change: Change;
  readonly assets: AssetChanges;
  readonly audit: ChangeAudit;
  readonly approval: ApprovalState;
  readonly runResult: RunResult;
  readonly judgement: Judgement<AuditedGeneChange>;
  /** The ids of {@link allFindings}. */
  readonly ids: ReadonlyMap<Finding, string>;
  /** What `gene-gate fix` would change, with these ids. */
  readonly fix?: Proposal | undefined;
  /** The files to which `gene-gate fix --identity` adds a field. */
  readonly identified: ReadonlySet<string>;
  /** Of another commit than the head: where its lines are at the head. */
  readonly headFiles?: readonly HeadFile[] | undefined;
}

/**
 * Builds the report of a finished run, from which every format is rendered. Output is redacted here,
 * before it is stored.
 * @param secrets exact values that must not be stored
 */
export function buildReport(
  result: GateResult,
  secrets: readonly string[],
  finishedAt: Date,
): GateReport {
  const { audit, approval, change, runResult, judgement, ids, policy, startedAt } = result;
  const genes = judgement.genes.map((gene) => redactGene(gene, secrets));
  const validationReports = validationReportsOf(genes, {
    nodeOf: runResult.nodeOf,
    policyDigest: policy.digest,
    startedAt,
    finishedAt,
  });
  const findings = allFindings(judgement);
  const isOfSeed = ofSeeds(audit.seeds);
  const proposed = asProposed(ids, result);
  const base = result.all ? undefined : result.event.base;
  const reported = reportFindings([...proposed.keys()], proposed, base).map((each) =>
    isOfSeed(each) ? { ...each, seed: true as const } : each,
  );
  const about = findingsAbout(judgement.findings);
  const identified = { about, ids };
  const claim = (change: AssetChangeKind, asset: Asset) => ({
    ...{ type: asset.type, id: asset.id, asset_id: assetIdOf(asset), path: asset.path },
    ...{ line: asset.locate().line, change, ...idsIn(about(asset), ids) },
  });
  const { counting, hard_cap_files, hard_cap_lines } = policy.policy.blast_radius;
  return {
    ...frame(result, finishedAt),
    verdict: judgement.verdict,
    next_actor: nextActorOf(judgement.verdict, findings, policy.policy.fail_on),
    isolation: runResult.isolation,
    blast_radius: {
      ...audit.blastRadius,
      counting,
      hard_cap_files,
      hard_cap_lines,
      renamed_files: change.files.filter(({ status }) => status === 'renamed').length,
      changed_files: audit.files.slice(0, FILES),
    },
    genes: genes.map((gene, index) =>
      reportGene(gene, validationReports[index]?.id ?? null, identified),
    ),
    capsules: audit.capsules.map(({ change: kind, asset, eligible, eligibility, reasons }) => ({
      ...claim(kind, asset),
      eligible,
      eligibility,
      reasons: reasons.map((reason) => ({ rule: reason.rule, message: describe(reason).message })),
    })),
    events: result.assets.changes
      .filter(({ asset }) => asset.type === 'EvolutionEvent')
      .map(({ kind, asset }) => claim(kind, asset)),
    ...(judgement.shards.length > 0 && { shards: judgement.shards }),
    findings: reported,
    ...readOf(findings),
    ...agentFilesOf(audit, judgement.findings, ids),
    ...(result.fix && { fix: result.fix }),
    ...(result.headFiles && { head_files: result.headFiles }),
    approvals: approval.approvals,
    approval_digest: approval.digest ?? null,
    plans_digest: audit.plansDigest,
    validation_reports: validationReports.filter((report) => report !== null),
  };
}

/**
 * Returns the report of an audit of which nothing was allowed to run: what it found, and an error in
 * place of the verdict. A gene that would have run is not decided.
 */
export function withRefusedRun(report: GateReport, error: GateError): GateReport {
  const { code, message, hint } = error;
  return {
    ...report,
    verdict: 'error',
    next_actor: 'undecided',
    error: { code, message, hint },
    genes: report.genes.map((gene) =>
      gene.verdict === 'pass' || gene.verdict === 'warn' ? { ...gene, verdict: 'error' } : gene,
    ),
    ...(report.shards && {
      shards: report.shards.map((shard) => ({ ...shard, verdict: 'error' as const })),
    }),
    validation_reports: [],
  };
}

/** Builds the report of a run that could not decide. */
export function buildErrorReport(
  error: GateError,
  context: ReportContext,
  finishedAt: Date,
): GateReport {
  const { code, message, hint } = error;
  return {
    ...frame(context, finishedAt),
    verdict: 'error',
    next_actor: 'undecided',
    error: { code, message, hint },
    isolation: NOTHING_RUN,
    blast_radius: null,
    genes: [],
    capsules: [],
    events: [],
    ...(context.shard && { shards: [{ ...context.shard, genes: 0, verdict: 'error' }] }),
    findings: [],
    approvals: [],
    approval_digest: null,
    plans_digest: null,
    validation_reports: [],
  };
}

/** Returns the fields of every report, including that of an early error. */
function frame({ event, policy, prepare, startedAt }: ReportContext, finishedAt: Date) {
  return {
    type: 'GateReport' as const,
    schema_version: GATE_REPORT_VERSION,
    tool: { ...TOOL },
    event: {
      name: event?.name ?? null,
      ...(event?.pullRequest && {
        pull_request: event.pullRequest.number,
        fork: event.pullRequest.isFork,
      }),
    },
    base_sha: event?.base ?? null,
    head_sha: event?.head ?? null,
    audited_sha: event?.audited ?? null,
    policy: policy
      ? {
          source: policy.source,
          ...(policy.path !== undefined && { path: policy.path }),
          ...(policy.ref !== undefined && { ref: policy.ref }),
          digest: policy.digest,
          ...(policy.policy.extends && { extends: policy.policy.extends }),
          ...(policy.combinedWith && { combined_with: { ...policy.combinedWith } }),
          profile: policy.policy.profile,
          fail_on: policy.policy.fail_on,
          ...reportedEnforcement(policy.policy, finishedAt),
        }
      : null,
    ...(prepare && { prepare }),
    started_at: startedAt.toISOString(),
    finished_at: finishedAt.toISOString(),
    duration_ms: Math.max(0, finishedAt.getTime() - startedAt.getTime()),
  };
}

/**
 * Lets no remedy say that `fix` does it where the proposal, which was judged as a whole, leaves it out.
 * @param ids all findings of the report, with their ids
 */
function asProposed(
  ids: ReadonlyMap<Finding, string>,
  { fix, identified }: Pick<GateResult, 'fix' | 'identified'>,
): ReadonlyMap<Finding, string> {
  const keyOf = (path: string | undefined, old: string) => JSON.stringify([path, old]);
  const resolved = new Set(
    fix?.edits.flatMap(({ finding, path, old }) => [finding, keyOf(path, old)]),
  );
  return new Map(
    [...ids].map(([finding, id]) => {
      const { args, edit, location } = finding;
      if (resolved.has(id) || (edit && resolved.has(keyOf(location?.path, edit.old)))) {
        return [finding, id];
      }
      if (edit?.fix) return [{ ...finding, edit: { ...edit, fix: false } }, id];
      const isNamed = isMissingIdentity(finding) && identified.has(location?.path ?? '');
      return [
        args.fixable === true && !isNamed
          ? { ...finding, args: { ...args, fixable: false } }
          : finding,
        id,
      ];
    }),
  );
}

/** Returns whether a finding is about one of the seeds; an error, what is dangerous, and a run here, is shown. */
function ofSeeds(seeds: readonly Asset[]): (finding: ReportFinding) => boolean {
  const keys = new Set(seeds.map(({ type, id, path }) => JSON.stringify([type, id, path])));
  return ({ subject, location, severity, harm, layer }) =>
    severity !== 'error' &&
    harm !== 'danger' &&
    layer !== 'run' &&
    keys.has(JSON.stringify([subject?.type, subject?.id, location?.path]));
}

/** Says that the policy only reports, and until when. */
function reportedEnforcement({ enforce }: Policy, now: Date) {
  const enforced = enforcementOn(dayOf(now), enforce);
  if (enforced.mode === 'block') return {};
  const { until } = enforced;
  return { enforce: enforced.mode, ...(until !== undefined && { enforce_until: until }) };
}

/** Returns what a person is to read; no field if there is nothing. */
function readOf(findings: readonly Finding[]): Pick<GateReport, 'read'> {
  const read = findings.flatMap(({ rule, args }) => {
    if (rule !== 'check-decided-by') return [];
    const { path, why, isNew, bytes } = args;
    const size = Number(bytes);
    const file = { path: String(path), why: String(why), new: isNew === true };
    return [{ ...file, ...(size >= 0 && { bytes: size }) }];
  });
  return read.length > 0 ? { read } : {};
}

/** Returns the commands that the change runs automatically; no field if there are none. */
function agentFilesOf(
  { agentFiles }: ChangeAudit,
  findings: readonly Finding[],
  ids: ReadonlyMap<Finding, string>,
): Pick<GateReport, 'agent_files'> {
  const files = agentFiles.filter(({ entries }) => entries.length > 0);
  if (files.length === 0) return {};
  return { agent_files: files.map((file) => reportAgentFile(file, findings, ids)) };
}
