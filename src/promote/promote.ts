import type { Asset } from '../assets/asset.ts';
import { assetLimits } from '../assets/source.ts';
import { commonStart } from '../assets/store.ts';
import { gateChange } from '../audit/change/gate-files/gate-change.ts';
import { assetNotJudged } from '../audit/check.ts';
import { digestOf } from '../ground/digest.ts';
import { Judge } from '../judge/judge.ts';
import type { Platform } from '../model/run.ts';
import { POLICY_PATH } from '../policy/load.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import { literalTree } from '../repo/literal-tree.ts';
import type { ValidationReport } from '../report/validation-report.ts';
import type { Finding } from '../rules/finding.ts';
import { auditCandidates, type RunTerms, runGenes } from './audited-findings.ts';
import { type Candidate, readCandidates } from './candidates.ts';
import { type Decisions, type DecisionTerms, decide } from './decide.ts';
import { readEventLog, readOwnAssets, type Workspace } from './existing-assets.ts';
import type { Promotion } from './promotion.ts';
import { promotionOf } from './promotion-report.ts';
import { readEvidence } from './read-evidence.ts';
import { revocationsIn } from './revocation.ts';
import { judgeBySignatures } from './signed-promotions.ts';
import type { NamedBytes } from './strict-json.ts';

export interface PromotionRequest {
  /** One file, or a directory's files. */
  readonly candidates: readonly NamedBytes[];
  /** The log for counting successes; default: the workspace's. */
  readonly events?: NamedBytes | undefined;
  readonly report?: NamedBytes | undefined;
  /** Signed promotions, and the roots of trust for verifying them. */
  readonly attestation?: NamedBytes | undefined;
  readonly trustedRoot?: NamedBytes | undefined;
  readonly policy: LoadedPolicy;
  readonly platform: Platform;
  /** The target repository; without it, no asset exists. */
  readonly workspace?: Workspace;
  /** Runs the commands of genes without other findings, in the workspace; absent: they do not run. */
  readonly run?: RunTerms;
  readonly signal?: AbortSignal;
  /** Default: now. */
  readonly now?: Date;
}

/** Decides which candidates may be promoted. Writes nothing: the result contains the promoted assets. */
export async function promote(request: PromotionRequest): Promise<Promotion> {
  const { policy: loaded, workspace, report, attestation, trustedRoot, now = new Date() } = request;
  const { policy } = loaded;
  const limits = assetLimits(policy.assets.max_file_bytes);
  const { candidates, findings: loose, messages } = readCandidates(request.candidates, limits);
  const own = await readOwnAssets(workspace?.tree ?? literalTree({}), policy);
  const known = await withoutOffered(own.assets, request);
  const log = request.events && readEventLog(request.events, limits);
  const start = commonStart(
    own.assets.filter(({ type }) => type === 'Gene').map(({ path }) => path),
    { policy, tree: workspace?.tree },
  );
  const judge = Judge.by({
    policy,
    tree: workspace?.tree,
    changed: new Set(),
    platform: request.platform,
    // A candidate is in no store yet.
    cwd: start.root,
    checkoutAs: start.checkoutAs,
    ...(request.signal && { signal: request.signal }),
  });
  const offered = candidates.map(({ asset }) => asset);
  const revocations = revocationsIn([...own.messages, ...messages]);
  const terms: DecisionTerms = {
    policy,
    known,
    events: (log ?? own.assets)
      .filter(({ type }) => type === 'EvolutionEvent')
      .map(({ value, path }) => ({ value, log: path })),
    audited: await auditCandidates(offered, judge, [...known, ...(log ?? [])]),
    revocations,
    evidence: {
      policyDigest: loaded.digest,
      required: policy.a2a.require_evidence,
      proof: policy.a2a.require_proof,
      ...(report && readEvidence(report, limits)),
      ...(attestation &&
        trustedRoot && { signed: judgeBySignatures(attestation, trustedRoot, loaded, now) }),
    },
  };
  const { decisions, reports } = await decideWith(request, candidates, terms, judge);
  return promotionOf(decisions, {
    policy: loaded,
    decidedAt: now,
    inputs: inputsOf(request),
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

/** Assets of a candidate file that is an asset file of the workspace do not exist yet. */
async function withoutOffered(
  assets: readonly Asset[],
  { candidates, workspace }: PromotionRequest,
): Promise<readonly Asset[]> {
  const offered = new Set<string>();
  for (const { name, bytes } of candidates) {
    if (!assets.some(({ path }) => path === name)) continue;
    if (await workspace?.tree.read(name).then((own) => own.equals(bytes))) offered.add(name);
  }
  return assets.filter(({ path }) => !offered.has(path));
}

/** Digests of their bytes. */
function inputsOf({ candidates, ...others }: PromotionRequest): Promotion['inputs'] {
  const one = (['events', 'report', 'attestation'] as const).map(
    (role) => [role, others[role]] as const,
  );
  const files = [...candidates.map((file) => ['assets', file] as const), ...one];
  return files.flatMap(([role, file]) =>
    file ? { role, name: file.name, digest: digestOf(file.bytes) } : [],
  );
}

/** Returns where the workspace's gate is weaker than its default branch's, if the clone has this branch. */
async function weakenedGate(
  { tree, defaultBranch }: Workspace,
  loadedPolicy: LoadedPolicy,
): Promise<Finding[]> {
  if (defaultBranch === undefined) return [];
  const policyPath = loadedPolicy.source === 'file' ? undefined : POLICY_PATH;
  const paths = [defaultBranch, tree].flatMap((each) => [...each.files()]).map(({ path }) => path);
  // An uncommitted file has no object id.
  const isSame = (path: string, oid = tree.stat(path)?.oid) =>
    oid !== undefined && oid === defaultBranch.stat(path)?.oid;
  const changedNames = new Set(paths.filter((path) => !isSame(path)));
  const states = { policyPath, loadedPolicy, baseTree: defaultBranch, tree, changedNames };
  const findings = await gateChange({ ...states, policy: loadedPolicy.policy });
  return findings.filter(({ rule }) => rule === 'gate-weakened');
}

/** With `--run`, runs only the genes that a passing run would promote, then decides by the results. */
async function decideWith(
  { run, workspace, policy }: PromotionRequest,
  candidates: readonly Candidate[],
  terms: DecisionTerms,
  judge: Judge,
): Promise<{ decisions: Decisions; reports: readonly ValidationReport[] }> {
  if (run === undefined || workspace === undefined) {
    return { decisions: decide(candidates, terms), reports: [] };
  }
  const withRan = (ran: readonly Asset[]) => ({ ...terms.evidence, ran: new Set(ran) });
  const all = candidates.map(({ asset }) => asset);
  const genes = decide(candidates, { ...terms, evidence: withRan(all) })
    .decided.filter(({ asset, outcome }) => asset.type === 'Gene' && outcome === 'promoted')
    .map(({ asset }) => asset);
  const ran = await runGenes(genes, judge, { ...workspace, policy }, run);
  const resultsOf = (asset: Asset): readonly Finding[] => {
    if (!genes.includes(asset)) return [];
    return ran.findings.get(asset) ?? [assetNotJudged(asset, 'the run returned no result')];
  };
  const audited = (asset: Asset) => [...terms.audited(asset), ...resultsOf(asset)];
  const decisions = decide(candidates, { ...terms, audited, evidence: withRan(genes) });
  return { decisions, reports: ran.reports };
}
