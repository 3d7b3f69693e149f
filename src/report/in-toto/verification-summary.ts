import { HOME, TOOL } from '../../ground/tool.ts';
import type { GateReport } from '../gate-report.ts';
import {
  assetSubject,
  commitSubject,
  RESULTS,
  type ResourceDescriptor,
  STATEMENT,
  type Subject,
  sha256,
} from './statement.ts';

/** The predicate type of SLSA's Verification Summary Attestations. */
export const VERIFICATION_SUMMARY = 'https://slsa.dev/verification_summary/v1';

/** The level of a change whose commands all ran and passed; SLSA reserves names with `SLSA_`. */
export const VALIDATED = 'GENE_GATE_VALIDATED';
/** The level of a change without commands, or whose commands were not run. */
const AUDITED = 'GENE_GATE_AUDITED';

/** An unsigned in-toto statement with a Verification Summary Attestation (SLSA 1.1). */
export interface VerificationSummaryStatement {
  readonly _type: typeof STATEMENT;
  readonly subject: readonly Subject[];
  readonly predicateType: typeof VERIFICATION_SUMMARY;
  readonly predicate: {
    readonly verifier: { readonly id: string; readonly version: Readonly<Record<string, string>> };
    readonly timeVerified: string;
    readonly resourceUri: string;
    readonly policy: ResourceDescriptor & { readonly uri: string };
    /** Other files of the same run, by the digests of their bytes. */
    readonly inputAttestations: readonly ResourceDescriptor[];
    readonly verificationResult: 'PASSED' | 'FAILED';
    readonly verifiedLevels: readonly string[];
  };
}

/**
 * Summarizes the report in a statement, which a later step signs. Its subjects are the audited commit
 * and the assets of the change by their `asset_id`. If the report passed, Capsules that are not
 * eligible are not among them, because a summary has one result for all subjects.
 *
 * @param inputs the files that the statement is about, by name, with the digests of their bytes
 * @returns undefined for a report without a commit or a policy
 */
export function verificationSummary(
  report: GateReport,
  inputs: readonly ResourceDescriptor[],
): VerificationSummaryStatement | undefined {
  const { audited_sha: commit, policy, tool, finished_at } = report;
  if (commit === null || policy === null) return undefined;
  const passed = RESULTS[report.verdict] !== 'FAILED';
  return {
    _type: STATEMENT,
    subject: [commitSubject(commit), ...assetsOf(report, passed)],
    predicateType: VERIFICATION_SUMMARY,
    predicate: {
      verifier: { id: HOME, version: { [TOOL.name]: tool.version } },
      timeVerified: finished_at,
      resourceUri: commitUri(commit),
      policy: { uri: policyUri(policy), digest: sha256(policy.digest) },
      inputAttestations: inputs,
      verificationResult: passed ? 'PASSED' : 'FAILED',
      verifiedLevels: [passed ? levelOf(report) : 'FAILED'],
    },
  };
}

/** A removed asset has no content, and a report of an older version no `asset_id`. */
function assetsOf({ genes, capsules, events }: GateReport, passed: boolean): Subject[] {
  const judged = capsules.filter(({ eligible }) => !passed || eligible === true);
  return [...genes, ...judged, ...events].flatMap(({ id, change, asset_id }) =>
    change === 'removed' || asset_id === undefined ? [] : [assetSubject(id, asset_id)],
  );
}

function levelOf({ genes, validation_reports }: GateReport): string {
  const present = genes.filter(({ change }) => change !== 'removed');
  const passed = new Set(validation_reports.filter((one) => one.overall_ok).map(({ id }) => id));
  const ran = present.every(({ validation_report_id: id }) => id !== null && passed.has(id));
  return present.length > 0 && ran ? VALIDATED : AUDITED;
}

/** Returns the address of a commit that needs no host (gitoid syntax). */
export function commitUri(commit: string): string {
  return `gitoid:commit:${commit.length === 40 ? 'sha1' : 'sha256'}:${commit}`;
}

function policyUri({ source, path, ref }: NonNullable<GateReport['policy']>): string {
  if (source !== 'base' || path === undefined || !/^[0-9a-f]{40,64}$/.test(ref ?? '')) {
    return `${HOME}/blob/main/docs/policy.md`;
  }
  return `${commitUri(ref ?? '')}#${encodeURI(path)}`;
}
