import type { Asset } from '../assets/asset.ts';
import { type AssetLimits, assetLimits } from '../assets/limits.ts';
import { gateFindings } from '../audit/change/gate-files/gate-change.ts';
import { assetNotJudged } from '../audit/check.ts';
import type { AuditProgress } from '../ground/audit-clock.ts';
import { groupBy } from '../ground/group-by.ts';
import { Judge } from '../judge/judge.ts';
import type { Platform } from '../model/run.ts';
import { POLICY_PATH } from '../policy/load.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import type { ValidationReport } from '../report/validation-report.ts';
import type { Finding } from '../rules/finding.ts';
import { promotionOf } from './answer.ts';
import type { AttestationEvidence } from './attestation/evidence.ts';
import { auditCandidates } from './audited-findings.ts';
import { type Candidate, type CandidateSource, readCandidates } from './candidates.ts';
import { type Decisions, type DecisionTerms, decide } from './decide.ts';
import { eventsOf, readEventLog } from './event-log.ts';
import type { EvidenceTerms } from './evidence/judge-evidence.ts';
import { type ProvenanceCheck, provenanceObjection } from './evidence/provenance.ts';
import { readEvidence } from './evidence/read-evidence.ts';
import { digested } from './inputs.ts';
import { indexAssets, readOwnAssets } from './known.ts';
import type { PromotionAnswer } from './promotion.ts';
import { revocationsIn } from './revocation.ts';
import { type RunTerms, runGenes } from './run-genes.ts';
import type { Environment } from './value/other-environment.ts';
import type { Workspace } from './workspace.ts';

/** The inputs of a promotion. */
export interface PromotionRequest {
  readonly candidates: CandidateSource;
  /** The log from which successes are counted; default: the log of the workspace. */
  readonly events?: CandidateSource;
  readonly evidence?: {
    readonly name: string;
    readonly bytes: Buffer;
    readonly provenance?: ProvenanceCheck;
  };
  readonly attestation?: AttestationEvidence;
  readonly policy: LoadedPolicy;
  /** The platform that commands are judged for. */
  readonly platform: Platform;
  /** Where the assets will be used; default: `platform`, and the architecture of this process. */
  readonly environment?: Environment;
  /** The repository that candidates are promoted to; without it, no asset exists. */
  readonly workspace?: Workspace;
  /** How to run the commands of genes that have no other finding; absent: they do not run. */
  readonly run?: RunTerms & { readonly workspace: Workspace };
  /** Ends the promotion. */
  readonly signal?: AbortSignal;
  /** Watches the audit of the candidates. */
  readonly progress?: AuditProgress;
  /** The time of the promotion; default: now. */
  readonly now?: Date;
}

/**
 * Decides which candidates may be promoted. Writes nothing: the result contains the promoted assets.
 *
 * @throws GateError if the gate cannot decide: the input cannot be read, GitHub does not answer, or
 *   commands cannot run as the policy requires
 */
export async function promote(request: PromotionRequest): Promise<PromotionAnswer> {
  const { policy: loaded, workspace } = request;
  const { policy } = loaded;
  const now = request.now ?? new Date();
  const limits = assetLimits(policy.assets.max_file_bytes);
  const inputs = digested();
  const assets = inputs.source('assets', request.candidates);
  const { candidates, findings: loose, messages } = await readCandidates(assets, limits);
  const own = workspace
    ? await readOwnAssets(workspace.tree, policy)
    : { assets: [], messages: [] };
  const log = request.events
    ? await readEventLog(inputs.source('events', request.events), limits)
    : [];
  const existing = [...own.assets, ...log];
  const judge = Judge.by({
    policy,
    tree: workspace?.tree,
    changed: new Set(),
    platform: request.platform,
    ...(request.signal && { signal: request.signal }),
    ...(request.progress && { progress: request.progress }),
  });
  const offered = candidates.map(({ asset }) => asset);
  const audited = await auditCandidates(offered, judge, existing).finally(() =>
    request.progress?.ended(),
  );
  const revocations = revocationsIn([...own.messages, ...messages]);
  if (request.evidence) inputs.add('report', request.evidence);
  if (request.attestation?.file) inputs.add('attestation', request.attestation.file);
  const terms: DecisionTerms = {
    policy,
    known: indexAssets(own.assets),
    events: eventsOf(request.events ? log : own.assets),
    audited,
    now,
    environment: request.environment ?? { platform: request.platform, arch: process.arch },
    revocations,
    evidence: await evidenceTerms(request, offered, limits),
  };
  const { decisions, reports } = request.run
    ? await decideByRunning(candidates, terms, { loaded, judge }, request.run)
    : { decisions: decide(candidates, terms), reports: [] };
  return promotionOf(decisions, {
    policy: loaded,
    decidedAt: now,
    inputs: inputs.list(),
    loose,
    messages,
    revoked: own.assets.flatMap((asset) => {
      const reason = revocations(asset);
      return reason ? [{ asset, reason }] : [];
    }),
    reports,
    gate: workspace ? await weakenedGate(workspace, loaded) : [],
  });
}

/**
 * Returns where the gate of the workspace is weaker than that of its default branch. Nothing is
 * compared if the clone does not have this branch.
 */
async function weakenedGate(
  { tree, defaultBranch }: Workspace,
  { source, shared }: LoadedPolicy,
): Promise<Finding[]> {
  if (defaultBranch === undefined) return [];
  const policyPath = source === 'file' ? undefined : POLICY_PATH;
  const findings = await gateFindings({ policyPath, baseTree: defaultBranch, tree, shared });
  return findings.filter(({ rule }) => rule === 'gate-weakened');
}

async function evidenceTerms(
  { evidence: passed, attestation, policy: { policy, digest } }: PromotionRequest,
  candidates: readonly Asset[],
  limits: AssetLimits,
): Promise<EvidenceTerms> {
  const { require_evidence: required, evidence_app: app } = policy.a2a;
  const attested = attestation && (await attestation.judge(candidates));
  const terms = { policyDigest: digest, required, ...(attested && { attestation: attested }) };
  if (passed === undefined) return terms;
  const { name, bytes, provenance } = passed;
  const read = readEvidence(name, bytes, limits);
  const reports = groupBy(read.reports, ({ gene_asset_id: gene }) => gene);
  if (provenance === undefined) return { ...terms, ...read, reports };
  const objection = await provenanceObjection(read, provenance, app);
  return {
    ...terms,
    ...read,
    reports,
    provenance: objection === undefined ? { published: true } : { objection },
  };
}

/** Runs only the genes that a passing run would promote, and decides with the results. */
async function decideByRunning(
  candidates: readonly Candidate[],
  terms: DecisionTerms,
  { loaded, judge }: { loaded: LoadedPolicy; judge: Judge },
  { workspace, ...runTerms }: NonNullable<PromotionRequest['run']>,
): Promise<{ decisions: Decisions; reports: readonly ValidationReport[] }> {
  const withRan = (ran: ReadonlySet<Asset>) => ({ ...terms.evidence, ran });
  const all = new Set(candidates.map(({ asset }) => asset));
  const genes = decide(candidates, { ...terms, evidence: withRan(all) })
    .decided.filter(({ asset, outcome }) => asset.type === 'Gene' && outcome === 'promoted')
    .map(({ asset }) => asset);
  const ran = await runGenes(genes, loaded, judge, workspace, runTerms);
  const selected = new Set(genes);
  const resultsOf = (asset: Asset): readonly Finding[] => {
    if (!selected.has(asset)) return [];
    return ran.findings.get(asset) ?? [assetNotJudged(asset, 'the run returned no result')];
  };
  const audited = (asset: Asset) => [...terms.audited(asset), ...resultsOf(asset)];
  const decisions = decide(candidates, { ...terms, audited, evidence: withRan(selected) });
  return { decisions, reports: ran.reports };
}
