import { isDeepStrictEqual } from 'node:util';
import { verifyAssetId } from '@evomap/gep-sdk';
import { type Asset, type JsonObject, placeOf } from '../assets/asset.ts';
import { commandsToRun } from '../assets/validation.ts';
import { type EvidenceLevel, isAtLeast } from '../model/evidence.ts';
import { readValidationReport } from '../report/validation-reading.ts';
import { type Finding, finding, isMissingEvidence } from '../rules/finding.ts';
import type { SignedDecision } from './promotion.ts';
import type { GeneEntry, ReadEvidence } from './read-evidence.ts';
import type { SignedJudge } from './signed-promotions.ts';

/** The requirements for evidence, and what was passed. */
export interface EvidenceTerms extends Partial<ReadEvidence> {
  /** `sha256:` digest of the policy that the promotion uses. */
  readonly policyDigest: string;
  /** The level that the policy requires. */
  readonly required: EvidenceLevel;
  /** Judges an asset by the signed promotions that were passed; undefined if none were. */
  readonly signed?: SignedJudge | undefined;
  /** The genes whose commands ran in this promotion; the audit has the results. */
  readonly ran?: ReadonlySet<Asset>;
}

/** What proves an asset, and why it is not enough. */
export interface Evidence {
  readonly level: EvidenceLevel;
  /** The report that reached the level. */
  readonly report?: JsonObject;
  /** The digest of the GateReport that contains the report. */
  readonly reportDigest?: string;
  /** The signed decision that reached the level. */
  readonly attestation?: SignedDecision;
  readonly findings: readonly Finding[];
}

/**
 * Determines the level of the evidence for an asset, and compares it with the required one. Only a Gene
 * has commands that can be run: a Capsule is proven by the events of the log, and an event is a record, unless
 * the policy requires a signature.
 *
 * @returns findings only if the level is too low, or if a report contradicts the asset
 */
export function evidenceOf(asset: Asset, terms: EvidenceTerms): Evidence {
  const { type, id } = asset;
  const best = withSigned(
    type === 'Gene' ? evidenceOfGene(asset, terms) : { level: 'claimed', findings: [] },
    terms.signed?.(asset),
  );
  const required = type === 'Gene' || terms.required === 'signed' ? terms.required : 'claimed';
  if (isAtLeast(best.level, required)) {
    return { ...best, findings: best.findings.filter((each) => !isMissingEvidence(each)) };
  }
  if (best.findings.length > 0) return best;
  const args = { type, id, level: best.level, required };
  return { ...best, findings: [finding('evidence-too-low', args, placeOf(asset))] };
}

/** A signature is the highest level; one that is refused adds its reasons to those of a report. */
function withSigned(evidence: Evidence, judged: ReturnType<SignedJudge> | undefined): Evidence {
  if (judged === undefined) return evidence;
  if ('accepted' in judged) return { ...evidence, level: 'signed', attestation: judged.accepted };
  return { ...evidence, findings: [...judged.findings, ...evidence.findings] };
}

/** A report or a run, as it was judged. */
interface Validation extends Evidence {
  /** The level that it would have if it had passed; undefined for a report that is no evidence. */
  readonly origin?: EvidenceLevel;
}

/**
 * Of the validations with the required origin, the newest decides: an old success does not outweigh a later
 * failure. Reports are in the order of their log, and a run of this promotion is the newest.
 */
function evidenceOfGene(gene: Asset, terms: EvidenceTerms): Evidence {
  const { reports, ran, required } = terms;
  const run: Validation[] = ran?.has(gene) ? [{ level: 'gate', origin: 'gate', findings: [] }] : [];
  const about = reports?.get(gene.value.asset_id) ?? [];
  const validations = [...about.map((report) => judgeReport(gene, report, terms)), ...run];
  const deciding =
    validations.findLast(({ origin }) => origin && (origin === 'gate' || required === 'claimed')) ??
    validations.findLast(({ origin }) => origin) ??
    validations[0];
  if (deciding === undefined) {
    const missing = reports && [missingReport(gene, 'no report names its `asset_id`')];
    return { level: 'claimed', findings: missing ?? [] };
  }
  const { origin: _, ...evidence } = deciding;
  return evidence;
}

/** Determines the level of one report about a gene. */
function judgeReport(gene: Asset, report: JsonObject, terms: EvidenceTerms): Validation {
  const { gateReport, policyDigest: expected } = terms;
  const { overall_ok: isSaidOk, policy_digest: found, gene_id: id } = report;
  const place = placeOf(gene);
  const name = `report \`${typeof report.id === 'string' ? report.id : 'unknown'}\``;
  const { ok, commands = [], contradictory } = readValidationReport(report) ?? {};
  const entries = gateReport?.genes.get(gene.id) ?? [];
  const hasPassed = isSaidOk === true && ok === true && entries.every(({ passed }) => passed);
  const ran = commands.map(({ command }) => command.trim());
  const planned = commandsToRun(gene);
  // Why it is no evidence at all. A failure does not have to be confirmed.
  const faults = [
    verifyAssetId(report) ? undefined : 'its `asset_id` does not match its content',
    id === undefined || id === null || id === gene.id ? undefined : 'it names another gene',
    contradictory ? 'its `commands` and `results` differ' : undefined,
    hasPassed && gateReport ? refutationIn(entries, report) : undefined,
    hasPassed && !isDeepStrictEqual(ran, planned)
      ? `it lists ${listWords(ran)}, but the gene has ${listWords(planned)}`
      : undefined,
  ]
    .filter((fault) => fault !== undefined)
    .map((why) => finding('evidence-invalid', { source: name, why }, place));
  const what = 'does not show that every command passed';
  const failed = hasPassed ? [] : [finding('validation-failed', { source: name, what }, place)];
  const isOther = found !== expected || (gateReport && gateReport.policyDigest !== expected);
  // Why it is not a report of this gate for this policy.
  const weak = [
    ...(isOther
      ? [`the ${name} was made with the policy \`${found ?? 'unknown'}\`, not with \`${expected}\``]
      : []),
    ...(gateReport?.objections ?? []).map((why) => `the ${name} is not of a gate: ${why}`),
  ].map((why) => missingReport(gene, why));
  const findings = [...faults, ...failed, ...weak];
  if (faults.length > 0) return { level: 'claimed', findings };
  const origin = gateReport && weak.length === 0 ? 'gate' : 'claimed';
  if (!hasPassed) return { level: 'claimed', origin, findings };
  const held = { report, ...(gateReport && { reportDigest: gateReport.digest }) };
  return { ...held, level: origin, origin, findings };
}

function missingReport(gene: Asset, why: string): Finding {
  const fix =
    'Validate the current version of the gene by the gate with this policy, and pass its unmodified `gate-report.json` with `--report`';
  const args = { what: 'report', type: gene.type, id: gene.id, why, fix };
  return finding('evidence-missing', args, placeOf(gene));
}

/** Lists commands for a sentence, the first three. */
function listWords(commands: readonly string[]): string {
  if (commands.length === 0) return 'no commands';
  const named = commands.slice(0, 3).map((command) => `\`${command}\``);
  return [...named, ...(commands.length > 3 ? [`${commands.length - 3} more`] : [])].join(', ');
}

/** Returns how the entries about a gene contradict the success of a report, as a clause. */
function refutationIn(
  entries: readonly GeneEntry[],
  { gene_asset_id: id }: JsonObject,
): string | undefined {
  const isListed = entries.some(({ assetId }) => (assetId ?? id) === id);
  if (!isListed) return 'the GateReport that contains it does not list this version of the gene';
  const why = entries.find(({ contradiction }) => contradiction)?.contradiction;
  return why && `the GateReport contradicts it: ${why}`;
}
