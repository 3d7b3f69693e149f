import { isDeepStrictEqual } from 'node:util';
import { verifyAssetId } from '@evomap/gep-sdk';
import { type Asset, type JsonObject, placeOf } from '../assets/asset.ts';
import { commandsToRun } from '../assets/validation.ts';
import { type EvidenceLevel, isAtLeast } from '../model/evidence.ts';
import { PROOF_OUTCOMES, type ProofOutcome } from '../model/word-lists.ts';
import type { Policy } from '../policy/policy.ts';
import { readValidationReport } from '../report/validation-reading.ts';
import { type Finding, finding, isMissingEvidence } from '../rules/finding.ts';
import { inCode } from '../rules/quoted.ts';
import type { PromotionDecision } from './promotion.ts';
import type { ReadEvidence, ReadGateReport } from './read-evidence.ts';
import type { SignedJudge } from './signed-promotions.ts';

export interface EvidenceTerms extends Partial<ReadEvidence> {
  readonly policyDigest: string;
  readonly required: EvidenceLevel;
  /** Required of one command of a Gene. */
  readonly proof: Policy['a2a']['require_proof'];
  /** Judges an asset by the signed promotions, if any. */
  readonly signed?: SignedJudge | undefined;
  /** Genes whose commands ran in this promotion; the audit has the results. */
  readonly ran?: ReadonlySet<Asset>;
}

/** The evidence for an asset, as the answer shows it, and why it is not enough. */
export interface Evidence {
  readonly shown: PromotionDecision['evidence'];
  /** The report that it is from. */
  readonly report?: JsonObject;
  readonly findings: readonly Finding[];
}

const NONE: Evidence = { shown: { level: 'claimed' }, findings: [] };

/**
 * Compares the level of evidence for an asset with the required one. Only a Gene has commands to run: a
 * Capsule is proven by the events of the log, and an event is a record, unless the policy requires a
 * signature. Without findings, the level is high enough and no report contradicts the asset.
 */
export function evidenceOf(asset: Asset, terms: EvidenceTerms): Evidence {
  const { type, id } = asset;
  const best = withSigned(
    type === 'Gene' ? evidenceOfGene(asset, terms) : NONE,
    terms.signed?.(asset),
  );
  const required = type === 'Gene' || terms.required === 'signed' ? terms.required : 'claimed';
  const { level } = best.shown;
  if (isAtLeast(level, required)) {
    const found = best.findings.filter((each) => !isMissingEvidence(each));
    return { ...best, findings: [...found, ...proofMissing(asset, best, terms)] };
  }
  if (best.findings.length > 0) return best;
  const args = { type, id, level, required };
  return { ...best, findings: [finding('evidence-too-low', args, placeOf(asset))] };
}

const ACCEPTED: Readonly<Record<EvidenceTerms['proof'], readonly ProofOutcome[]>> = {
  none: PROOF_OUTCOMES,
  any: ['fails_without_change', 'fails_when_new_code_fails'],
  reverted: ['fails_without_change'],
};

/** A signed promotion had the proof that its own policy requires. */
function proofMissing(asset: Asset, { shown }: Evidence, terms: EvidenceTerms) {
  const { proof, attestation } = shown;
  const isNeeded = asset.type === 'Gene' && attestation === undefined && terms.proof !== 'none';
  if (!isNeeded || (proof && ACCEPTED[terms.proof].includes(proof))) return [];
  const why = `the policy requires the proof \`${terms.proof}\`, but for no command is it shown that it fails without the change`;
  return [missingReport(asset, why)];
}

/** A signature is the highest level; a refused one adds its reasons to a report's. */
function withSigned(evidence: Evidence, judged: ReturnType<SignedJudge> | undefined): Evidence {
  if (judged === undefined) return evidence;
  if ('accepted' in judged) {
    const { shown } = evidence;
    return { ...evidence, shown: { ...shown, level: 'signed', attestation: judged.accepted } };
  }
  return { ...evidence, findings: [...judged.findings, ...evidence.findings] };
}

/** A judged report or run. */
interface Validation extends Evidence {
  /** Its level if it passed; undefined for a report that is no evidence. */
  readonly origin?: EvidenceLevel;
}

/**
 * Of the validations with the required origin, the newest decides: an old success does not outweigh a
 * later failure. Reports are in the order of their log, and a run of this promotion is the newest.
 */
function evidenceOfGene(gene: Asset, terms: EvidenceTerms): Evidence {
  const { reports, ran, required } = terms;
  const run: Validation[] = ran?.has(gene)
    ? [{ shown: { level: 'gate' }, origin: 'gate', findings: [] }]
    : [];
  const about = reports?.get(gene.value.asset_id) ?? [];
  const validations = [...about.map((report) => judgeReport(gene, report, terms)), ...run];
  const deciding =
    validations.findLast(({ origin }) => origin === 'gate' || (origin && required === 'claimed')) ??
    validations.findLast(({ origin }) => origin) ??
    validations[0];
  return deciding ?? { ...NONE, findings: reports ? [unboundReport(gene, reports)] : [] };
}

function judgeReport(gene: Asset, report: JsonObject, terms: EvidenceTerms): Validation {
  const { gate, policyDigest: expected } = terms;
  const { policy_digest: found, gene_id: id } = report;
  const place = placeOf(gene);
  const source = `report \`${typeof report.id === 'string' ? report.id : 'unknown'}\``;
  const { ok, commands = [], contradictory } = readValidationReport(report) ?? {};
  const entries = gate?.report.genes.filter((each) => each.id === gene.id) ?? [];
  const hasPassed =
    report.overall_ok === true &&
    ok === true &&
    entries.every(({ verdict }) => ['pass', 'warn'].includes(verdict));
  const ran = commands.map(({ command }) => command.trim());
  const planned = commandsToRun(gene);
  // Why it is no evidence at all. A failure needs no confirmation.
  const faults = [
    !verifyAssetId(report) && 'its `asset_id` does not match its content',
    id !== undefined && id !== null && id !== gene.id && 'it names another gene',
    contradictory && 'its `commands` and `results` differ',
    hasPassed && gate && refutationIn(gate.report, gene),
    hasPassed &&
      !isDeepStrictEqual(ran, planned) &&
      `it lists ${listWords(ran)}, but the gene has ${listWords(planned)}`,
  ].flatMap((why) => (why ? [finding('evidence-invalid', { source, why }, place)] : []));
  const what = 'does not show that every command passed';
  const failed = hasPassed ? [] : [finding('validation-failed', { source, what }, place)];
  const isOther = found !== expected || (gate && gate.report.policy?.digest !== expected);
  // Why it is not a report of this gate for this policy.
  const weak = [
    isOther &&
      `the ${source} was made with the policy \`${found ?? 'unknown'}\`, not with \`${expected}\``,
    ...objectionsTo(gate?.report).map((why) => `the ${source} is not of a gate: ${why}`),
  ].flatMap((why) => (why ? [missingReport(gene, why)] : []));
  const findings = [...faults, ...failed, ...weak];
  if (faults.length > 0) return { ...NONE, findings };
  const origin = gate && weak.length === 0 ? 'gate' : 'claimed';
  if (!hasPassed) return { ...NONE, origin, findings };
  const proof = PROOF_OUTCOMES.find((each) => commands.some((command) => command.proof === each));
  const shown = {
    level: origin,
    ...(typeof report.id === 'string' && { report_id: report.id }),
    ...(gate && { report_digest: gate.digest }),
    ...(proof && { proof }),
  } as const;
  return { shown, report, origin, findings };
}

/** Returns a GateReport's contradiction of a gene's pass, as a clause. */
function refutationIn({ genes, findings }: ReadGateReport, { id, value }: Asset) {
  const own = genes.filter((each) => each.id === id);
  if (!own.some(({ asset_id }) => (asset_id ?? value.asset_id) === value.asset_id))
    return 'the GateReport that contains it does not list this version of the gene';
  const isError = findings.some(
    ({ severity, suppressed, subject }) =>
      severity === 'error' && !suppressed && subject?.type === 'Gene' && subject.id === id,
  );
  if (isError) return 'the GateReport contradicts it: it has an error about the gene';
  const isRun = ({ verdict, outcome }: (typeof own)[number]['commands'][number]) =>
    verdict !== 'block' && outcome?.status === 'passed';
  if (own.every(({ commands }) => commands.length > 0 && commands.every(isRun))) return undefined;
  return 'the GateReport contradicts it: not all commands of the gene have passed in it';
}

/** Returns why a GateReport's results prove nothing, as clauses. */
function objectionsTo(report: ReadGateReport | undefined): string[] {
  if (report === undefined) return [];
  const { verdict, policy, isolation, error } = report;
  return [
    (verdict === 'error' || error !== undefined) && 'the gate could not decide',
    policy?.enforce === 'report' && 'its policy only reports, and fails nothing',
    isolation.untrusted && 'a runner that the pull request controls reported its results',
  ].filter((why) => typeof why === 'string');
}

const VALIDATE =
  'Validate the current version of the gene by the gate with this policy, and pass its unmodified `gate-report.json` with `--report`';

const NAME_VERSION =
  'Run the gate, or ask the author for a report with `gene_asset_id`, the `asset_id` of the gene that was validated, hashed with it';

/** Engines' reports name a gene by its id, which says nothing about the validated version. */
function unboundReport(gene: Asset, reports: ReadEvidence['reports']): Finding {
  const unbound = [undefined, null].flatMap((none) => reports.get(none) ?? []);
  const [report] = unbound.filter(({ gene_id: id }) => id === gene.id);
  if (report === undefined) return missingReport(gene, 'no report names its `asset_id`');
  const why = `the report \`${report.id}\` names the gene by its id alone, not the version that it validated (\`gene_asset_id\`)`;
  return missingReport(gene, why, NAME_VERSION);
}

function missingReport(gene: Asset, why: string, fix = VALIDATE): Finding {
  const args = { what: 'report', type: gene.type, id: gene.id, why, fix };
  return finding('evidence-missing', args, placeOf(gene));
}

function listWords(commands: readonly string[]): string {
  const more = commands.length > 3 ? `, ${commands.length - 3} more` : '';
  return (inCode(commands.slice(0, 3)) || 'no commands') + more;
}
