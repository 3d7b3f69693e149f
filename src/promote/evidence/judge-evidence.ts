import { isDeepStrictEqual } from 'node:util';
import { verifyAssetId } from '@evomap/gep-sdk';
import { type Asset, type Json, type JsonObject, placeOf } from '../../assets/asset.ts';
import { commandsToRun } from '../../assets/validation.ts';
import { type EvidenceLevel, isAtLeast } from '../../model/evidence.ts';
import { readValidationReport } from '../../report/validation-reading.ts';
import { type Finding, finding, isMissingEvidence } from '../../rules/finding.ts';
import type {
  AttestationJudge,
  AttestationJudgement,
  Attested,
} from '../attestation/judge-attestation.ts';
import type { GateReportReading, GeneEntry } from './read-evidence.ts';

/** The requirements for evidence, and what was passed. */
export interface EvidenceTerms {
  /** `sha256:` digest of the policy that the promotion uses. */
  readonly policyDigest: string;
  /** The level that the policy requires. */
  readonly required: EvidenceLevel;
  /** The ValidationReports that were passed, by their `gene_asset_id`; undefined if none were. */
  readonly reports?: ReadonlyMap<Json | undefined, readonly JsonObject[]>;
  /** The GateReport that contains the reports, if any. */
  readonly gateReport?: GateReportReading;
  /** Why the GateReport was not found as the check run of the app, if so; absent if not asked. */
  readonly provenance?: { readonly objection: string | undefined } | undefined;
  /** Judges an asset by the attestations that were passed; undefined if none were. */
  readonly attestation?: AttestationJudge | undefined;
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
  /** What the attestation says that reached the level. */
  readonly attestation?: Attested;
  readonly findings: readonly Finding[];
}

/**
 * Determines the level of the evidence for an asset, and compares it with the required one.
 *
 * @returns findings only if the level is too low, or if a report contradicts the asset
 */
export function evidenceOf(asset: Asset, terms: EvidenceTerms): Evidence {
  const best = withAttestation(
    asset.type === 'Gene' ? evidenceOfGene(asset, terms) : recordOf(asset),
    terms.attestation?.(asset),
  );
  const required = requiredOf(asset, terms.required);
  if (isAtLeast(best.level, required)) {
    return { ...best, findings: best.findings.filter((each) => !isMissingEvidence(each)) };
  }
  if (best.findings.length > 0) return best;
  const { type, id } = asset;
  const args = { type, id, level: best.level, required };
  return { ...best, findings: [finding('evidence-too-low', args, placeOf(asset))] };
}

/** An attestation is the highest level; one that is refused adds its reasons to those of a report. */
function withAttestation(evidence: Evidence, judged: AttestationJudgement | undefined): Evidence {
  if (judged === undefined) return evidence;
  if ('accepted' in judged) return { ...evidence, level: 'attested', attestation: judged.accepted };
  return { ...evidence, findings: [...judged.findings, ...evidence.findings] };
}

/**
 * Returns the level that an asset needs. Only a Gene has commands that can be run. A Capsule is proven
 * by the events of the log, and an event is a record, unless the policy requires a proof of origin.
 */
function requiredOf({ type }: Asset, required: EvidenceLevel): EvidenceLevel {
  return type === 'Gene' || isAtLeast(required, 'published') ? required : 'none';
}

/** A Capsule or an event is itself a record that somebody made. */
function recordOf({ value }: Asset): Evidence {
  return { level: verifyAssetId(value) ? 'self_reported' : 'none', findings: [] };
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
  const [first, ...others] = validations;
  if (first === undefined) {
    const missing = reports && [missingReport(gene, 'no report names its `asset_id`')];
    return { level: 'none', findings: missing ?? [] };
  }
  const least = required === 'none' ? 'self_reported' : required;
  const deciding = validations.findLast(({ origin }) => origin && isAtLeast(origin, least));
  const { origin: _, ...evidence } =
    deciding ??
    others.reduce((best, each) => (isAtLeast(best.level, each.level) ? best : each), first);
  return evidence;
}

/** Determines the level of one report about a gene. */
function judgeReport(gene: Asset, report: JsonObject, terms: EvidenceTerms): Validation {
  const { gateReport, provenance, policyDigest: expected } = terms;
  const { overall_ok: isSaidOk, policy_digest: found, gene_id: id } = report;
  const place = placeOf(gene);
  const name = `report \`${typeof report.id === 'string' ? report.id : 'unknown'}\``;
  const { ok, commands = [], contradictory } = readValidationReport(report) ?? {};
  const entries = gateReport?.genes.get(gene.id) ?? [];
  const hasPassed = isSaidOk === true && ok === true && entries.every(({ passed }) => passed);
  // A failure does not have to be confirmed.
  const refutation = gateReport && hasPassed ? refutationIn(entries, report) : undefined;
  const isOfOther = id !== undefined && id !== null && id !== gene.id;
  const differ = contradictory ? 'its `commands` and `results` differ' : refutation;
  const why = isOfOther ? 'it names another gene' : differ;
  const ran = commands.map(({ command }) => command.trim());
  const planned = commandsToRun(gene);
  const reasons = [...(gateReport?.objections ?? []), provenance?.objection ?? []].flat();
  // Why it is no evidence at all: it was edited, or it contradicts the gene or itself.
  const faults = [
    verifyAssetId(report) ? undefined : 'its `asset_id` does not match its content',
    why,
    hasPassed && !isDeepStrictEqual(ran, planned)
      ? `it lists ${listWords(ran)}, but the gene has ${listWords(planned)}`
      : undefined,
  ]
    .filter((fault) => fault !== undefined)
    .map((fault) => finding('evidence-invalid', { source: name, why: fault }, place));
  const what = 'does not show that every command passed';
  const failed = hasPassed ? [] : [finding('validation-failed', { source: name, what }, place)];
  // Why it is not one of this gate for this policy, or is not published.
  const isOther = [found, gateReport ? gateReport.policyDigest : found].some(
    (one) => one !== expected,
  );
  const policies = `with the policy \`${found ?? 'unknown'}\`, not with \`${expected}\``;
  const weak = [
    ...(isOther ? [missingReport(gene, `the ${name} was made ${policies}`)] : []),
    ...reasons.map((why) =>
      missingReport(gene, `the provenance of the ${name} is not proven: ${why}`),
    ),
  ];
  const findings = [...faults, ...failed, ...weak];
  if (faults.length > 0) return { level: 'none', findings };
  const isOfGate = gateReport !== undefined && weak.length === 0;
  const origin = isOfGate ? (provenance ? 'published' : 'gate') : 'self_reported';
  if (!hasPassed) return { level: 'none', origin, findings };
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
