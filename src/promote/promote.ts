import type { Asset } from '../assets/asset.ts';
import { type AssetLimits, assetLimits } from '../assets/limits.ts';
import { auditAssets } from '../audit/audit.ts';
import { gateFindings } from '../audit/change/gate/gate-change.ts';
import { assetNotJudged } from '../audit/check.ts';
import { Judge } from '../judge/judge.ts';
import type { Platform } from '../model/run.ts';
import { POLICY_PATH } from '../policy/load.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import type { ValidationReport } from '../report/validation-report.ts';
import type { Finding } from '../rules/finding.ts';
import { type Candidate, type CandidateSource, readCandidates } from './candidates.ts';
import { type Decisions, type DecisionTerms, decide } from './decide.ts';
import { eventsOf, readEventLog } from './event-log.ts';
import { type ProvenanceCheck, provenanceObjection } from './evidence/provenance.ts';
import { readEvidence } from './evidence/read-evidence.ts';
import { geneFindings } from './gene-findings.ts';
import { indexAssets, readOwnAssets } from './known.ts';
import { type Promotion, promotionOf } from './promotion.ts';
import { type RunTerms, runGenes } from './run-genes.ts';
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
  readonly policy: LoadedPolicy;
  /** The platform that commands are judged for. */
  readonly platform: Platform;
  /** The repository that candidates are promoted to; without it, no asset exists. */
  readonly workspace?: Workspace;
  /** How to run the commands of genes that have no other finding; absent: they do not run. */
  readonly run?: RunTerms & { readonly workspace: Workspace };
  /** Ends the promotion. */
  readonly signal?: AbortSignal;
}

/**
 * Decides which candidates may be promoted. Writes nothing: the result contains the promoted assets.
 *
 * @throws GateError if the gate cannot decide: the input cannot be read, GitHub does not answer, or
 *   commands cannot run as the policy requires
 */
export async function promote(request: PromotionRequest): Promise<Promotion> {
  const { policy: loaded, workspace } = request;
  const { policy } = loaded;
  const limits = assetLimits(policy.assets.max_file_bytes);
  const { candidates, findings: loose } = await readCandidates(request.candidates, limits);
  const own = workspace ? await readOwnAssets(workspace.tree, policy) : [];
  const events = request.events ? await readEventLog(request.events, limits) : eventsOf(own);
  const genes = candidates.map(({ asset }) => asset).filter(({ type }) => type === 'Gene');
  const judge = Judge.by({
    policy,
    tree: workspace?.tree,
    changed: new Set(),
    platform: request.platform,
    ...(request.signal && { signal: request.signal }),
  });
  const audit = await auditAssets(genes, judge);
  const terms: DecisionTerms = {
    policy,
    known: indexAssets(own),
    events,
    genes: new Map(audit.genes.map((gene) => [gene.asset, geneFindings(gene)])),
    ...(request.evidence && { evidence: await evidenceOf(request.evidence, loaded, limits) }),
  };
  const audited = decide(candidates, terms);
  const { decisions, reports } = request.run
    ? await decideByRunning(audited, candidates, terms, { loaded, judge }, request.run)
    : { decisions: audited, reports: [] };
  const gate = workspace ? await weakenedGate(workspace, loaded) : [];
  return promotionOf(decisions, { loose, reports, gate }, policy.a2a.confidence_factor);
}

/**
 * Returns where the gate of the workspace is weaker than that of its default branch. Nothing is
 * compared if the clone does not have this branch.
 */
async function weakenedGate(
  { tree, defaultBranch }: Workspace,
  { source }: LoadedPolicy,
): Promise<Finding[]> {
  if (defaultBranch === undefined) return [];
  const policyPath = source === 'file' ? undefined : POLICY_PATH;
  const findings = await gateFindings({ policyPath, baseTree: defaultBranch, tree });
  return findings.filter(({ rule }) => rule === 'gate-weakened');
}

async function evidenceOf(
  { name, bytes, provenance }: NonNullable<PromotionRequest['evidence']>,
  { digest }: LoadedPolicy,
  limits: AssetLimits,
): Promise<NonNullable<DecisionTerms['evidence']>> {
  const evidence = readEvidence(name, bytes, limits);
  const objection = provenance && (await provenanceObjection(evidence, provenance));
  return {
    reports: evidence.reports,
    policyDigest: digest,
    ...(objection !== undefined && { objection }),
  };
}

/** Runs only the genes that would be promoted, and decides again with the results. */
async function decideByRunning(
  { promoted }: Decisions,
  candidates: readonly Candidate[],
  terms: DecisionTerms,
  { loaded, judge }: { loaded: LoadedPolicy; judge: Judge },
  { workspace, ...runTerms }: NonNullable<PromotionRequest['run']>,
): Promise<{ decisions: Decisions; reports: readonly ValidationReport[] }> {
  const genes = promoted.filter(({ type }) => type === 'Gene');
  const ran = await runGenes(genes, loaded, judge, workspace, runTerms);
  const resultsOf = (gene: Asset): readonly Finding[] => {
    if (!genes.includes(gene)) return [];
    return ran.findings.get(gene) ?? [assetNotJudged(gene, 'the run returned no result')];
  };
  const findings = new Map(
    [...terms.genes].map(([gene, found]) => [gene, [...found, ...resultsOf(gene)]]),
  );
  return { decisions: decide(candidates, { ...terms, genes: findings }), reports: ran.reports };
}
