import { createHash } from 'node:crypto';
import { HOME, TOOL } from '../ground/tool.ts';
import type { Verdict } from '../model/verdict.ts';
import type { GateReport } from './gate-report.ts';
import { type CommandResult, resultOf } from './view/report-sections.ts';

/** The type of every in-toto statement, in the version that verifiers expect. */
const STATEMENT = 'https://in-toto.io/Statement/v1';

/** Something by its digests, with a name or an address (in-toto specification 1.0). */
interface ResourceDescriptor {
  readonly name?: string;
  readonly uri?: string;
  readonly digest: Readonly<Record<string, string>>;
}

/** What an attestation is about. */
export interface Subject extends ResourceDescriptor {
  readonly name: string;
}

/** Returns the commit as a subject. */
function commitSubject(commit: string): Subject {
  return { name: 'commit', digest: { gitCommit: commit } };
}

/** Returns an asset as a subject. @param assetId `sha256:` of its canonical JSON */
export function assetSubject(id: string, assetId: string): Subject {
  return { name: id, digest: sha256(assetId) };
}

/** Returns a digest set. @param prefixed `sha256:` and the digest */
function sha256(prefixed: string): Readonly<Record<string, string>> {
  return { sha256: prefixed.replace(/^sha256:/, '') };
}

/** Returns the digest of a text, as `sha256sum` prints it for a file with these bytes. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** An undecided or unapproved report has not passed. */
const RESULTS = {
  pass: 'PASSED',
  warn: 'WARNED',
  fail: 'FAILED',
  error: 'FAILED',
  needs_approval: 'FAILED',
} as const satisfies Record<Verdict, string>;

/** The policy of a report, as a resource. */
function policyResource({ path, digest }: NonNullable<GateReport['policy']>): Subject {
  return { name: path ?? 'default policy', digest: sha256(digest) };
}

/**
 * Returns subjects in the format of `sha256sum`, which `actions/attest` reads as `subject-checksums`.
 * It accepts no Git digests, so the commit is the digest of its id as text, without a line break. Each
 * subject is one line: of a name, characters that could end it are replaced.
 */
export function checksumsOf(subjects: readonly Subject[]): string {
  return subjects
    .map(({ name, digest }) => {
      const hex = digest.sha256 ?? textDigest(digest.gitCommit ?? '');
      return `${hex}  ${name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')}\n`;
    })
    .join('');
}

/** The predicate type of in-toto's test results. */
export const TEST_RESULT = 'https://in-toto.io/attestation/test-result/v0.1';

/**
 * Converts the report to an in-toto statement, which a later step signs. Its subjects are the audited
 * commit and the content of every gene that ran; each validation command of a gene is a test.
 *
 * @returns undefined for a report without a commit or a policy
 */
export function testResultStatement(report: GateReport) {
  const { audited_sha: commit, policy, genes } = report;
  if (commit === null || policy === null) return undefined;
  const tests = genes.flatMap((gene) =>
    gene.commands.map((command) => ({
      name: `${gene.id}: ${command.command}`,
      result: resultOf(command),
      warned: command.verdict === 'warn',
    })),
  );
  const namesOf = (wanted: (result: CommandResult, warned: boolean) => boolean) =>
    tests.filter(({ result, warned }) => wanted(result, warned)).map(({ name }) => name);
  return {
    _type: STATEMENT,
    subject: [
      commitSubject(commit),
      ...report.validation_reports.flatMap(({ gene_id, gene_asset_id }) =>
        gene_asset_id === null ? [] : [assetSubject(gene_id, gene_asset_id)],
      ),
    ],
    predicateType: TEST_RESULT,
    predicate: {
      result: RESULTS[report.verdict],
      configuration: [policyResource(policy)],
      passedTests: namesOf((result, warned) => result === 'passed' && !warned),
      warnedTests: namesOf((result, warned) => result === 'passed' && warned),
      failedTests: namesOf((result) => result === 'failed' || result === 'blocked'),
      // An addition of the gate: commands that were not run.
      skippedTests: namesOf((result) => result === 'notRun'),
    },
  };
}

/** The predicate type of SLSA's Verification Summary Attestations. */
export const VERIFICATION_SUMMARY = 'https://slsa.dev/verification_summary/v1';

/** The level of a change whose commands all ran and passed; SLSA reserves names with `SLSA_`. */
export const VALIDATED = 'GENE_GATE_VALIDATED';
/** The level of a change without commands, or whose commands were not run. */
const AUDITED = 'GENE_GATE_AUDITED';

/**
 * Summarizes the report in a statement, which a later step signs. Its subjects are the audited commit
 * and the assets of the change by their `asset_id`. If the report passed, Capsules that are not
 * eligible are not among them, because a summary has one result for all subjects.
 *
 * @param inputs the files that the statement is about, by name, with the digests of their bytes
 * @returns undefined for a report without a commit or a policy
 */
export function verificationSummary(report: GateReport, inputs: readonly ResourceDescriptor[]) {
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

/** A removed asset has no content. */
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
