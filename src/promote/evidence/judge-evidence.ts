import { verifyAssetId } from '@evomap/gep-sdk';
import type { Asset, JsonObject } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import { type Finding, finding } from '../../rules/finding.ts';

/** The requirements for reports. */
export interface EvidenceTerms {
  /** `sha256:` digest of the policy that the promotion uses. */
  readonly policyDigest: string;
  /** Why the provenance of the reports is not proven; undefined if it is, or was not checked. */
  readonly objection?: string;
}

/** The accepted report, or what is wrong with the first report about the gene. */
export type EvidenceJudgement =
  | { readonly accepted: JsonObject }
  | { readonly findings: readonly Finding[] };

/**
 * Searches for a report which proves that a gene was validated.
 *
 * @param gene a gene whose `asset_id` is known to match its content
 */
export function judgeEvidence(
  gene: Asset,
  reports: readonly JsonObject[],
  terms: EvidenceTerms,
): EvidenceJudgement {
  const place = { location: gene.locate(), subject: subjectOf(gene) };
  const about = reports.filter(({ gene_asset_id: id }) => id === gene.value.asset_id);
  const judged = about.map((report) => ({ report, findings: objectionsTo(report, terms, place) }));
  const accepted = judged.find(({ findings }) => findings.length === 0);
  if (accepted !== undefined) return { accepted: accepted.report };
  const [first = { findings: [finding('report-missing', { gene: gene.id }, place)] }] = judged;
  return { findings: first.findings };
}

function objectionsTo(
  report: JsonObject,
  { policyDigest, objection }: EvidenceTerms,
  place: Pick<Finding, 'location' | 'subject'>,
): Finding[] {
  const name = typeof report.id === 'string' ? report.id : 'unknown';
  const found = String(report.policy_digest ?? 'unknown');
  return [
    ...(verifyAssetId(report) ? [] : [finding('report-altered', { report: name }, place)]),
    ...(found === policyDigest
      ? []
      : [finding('report-other-policy', { report: name, expected: policyDigest, found }, place)]),
    ...(report.overall_ok === true ? [] : [finding('report-not-ok', { report: name }, place)]),
    ...(objection === undefined
      ? []
      : [finding('report-not-published', { report: name, reason: objection }, place)]),
  ];
}
