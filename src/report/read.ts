import type { AuditedGene } from '../audit/audited.ts';
import type { PullRequestPayload } from '../event/payload.ts';
import { attempt } from '../ground/attempt.ts';
import { GateError } from '../ground/error.ts';
import { firstProblem } from '../ground/zod-path.ts';
import type { Proof } from '../model/proof.ts';
import type { RunningNode } from '../run/run.ts';
import { type GateReport, gateReportSchema, type ReportGene } from './gate-report.ts';
import { GATE_REPORT_VERSION } from './version.ts';

/** Maximum size of a report: of a change as large as it may be, with all that its commands print. */
export const MAX_REPORT_BYTES = 256 * 1024 * 1024;

/** Maximum length of a description of what is wrong with a report. */
const LONGEST_COMPLAINT = 500;

/**
 * Reads a report that another machine wrote. Its contents are not verified.
 * @param name the report's name in error messages
 * @param hint the hint of the error
 * @throws GateError `artifact_invalid` for a file that is not a report of this version
 */
export function readReportFile(file: Buffer, name: string, hint: string): GateReport {
  try {
    return gateReportSchema.parse(JSON.parse(file.toString('utf8')));
  } catch (error) {
    throw new GateError(
      'artifact_invalid',
      `${name} ${complaintOf(error, file).slice(0, LONGEST_COMPLAINT)}`,
      hint,
      { cause: error },
    );
  }
}

/** Returns what is wrong, as a clause that follows the name: only the first problem. */
function complaintOf(error: unknown, file: Buffer): string {
  const { type, schema_version: version } = attempt(() => JSON.parse(file.toString('utf8'))) ?? {};
  if (type !== 'GateReport' || version === GATE_REPORT_VERSION) {
    return `is not a valid GateReport: ${firstProblem(error)}.`;
  }
  const which =
    version === undefined ? 'without a version' : `of version ${JSON.stringify(version)}`;
  return `is a GateReport ${which}; this version of gene-gate reads ${GATE_REPORT_VERSION}.`;
}

/** Returns the Node that ran the commands, as the report claims; this process if none ran. */
export function nodeIn({ validation_reports: [first] }: GateReport): RunningNode {
  if (first === undefined) return process;
  const { node_version: version, platform, arch } = first.env_fingerprint;
  return { version, platform, arch };
}

/** Returns what reports prove of each command of genes, if their Plans are the same. */
export function proofsOf(
  genes: readonly AuditedGene[],
  reportedOf: (gene: AuditedGene, position: number) => ReportGene | undefined,
): ReadonlyMap<AuditedGene, readonly Proof[]> {
  const found = genes.map((gene, position) => {
    const entries = reportedOf(gene, position)?.commands;
    const proofs = gene.commands.flatMap(({ command, plan }, index) => {
      const entry = entries?.[index];
      const isSame = entry?.command === command && entry.plan_digest === plan?.digest;
      return isSame && entry.proof ? [entry.proof] : [];
    });
    return [gene, proofs] as const;
  });
  return new Map(
    found.filter(([{ commands }, { length }]) => length > 0 && length === commands.length),
  );
}

/** The name of the report in the artifact, as in the output `report-path`. */
export const REPORT_FILE = 'gate-report.json';

/** Returns the pull request that an uploaded report says it is about, if it is a report. */
export function claimedPull(file: Buffer): number | undefined {
  const claim = gateReportSchema.pick({ event: true });
  return attempt(() => claim.parse(JSON.parse(file.toString('utf8'))).event.pull_request);
}

/**
 * Reads the report that a run uploaded, and checks that it is about this pull request and this head. Its
 * contents are not verified: the author of a pull request can write any report.
 * @param file the content of {@link REPORT_FILE}
 * @throws GateError `artifact_invalid`
 */
export function readUploadedReport(
  file: Buffer,
  { headSha, pullRequest }: PullRequestPayload,
): GateReport {
  const report = readReportFile(
    file,
    `The ${REPORT_FILE} of the run`,
    'Use the same version of the action in both workflows, and run the first one again.',
  );
  const { pull_request: number } = report.event;
  // A run that could not decide may not know its head; it claims no results either.
  if (report.verdict === 'error' && report.head_sha === null) return report;
  if (report.head_sha !== headSha) throw foreign(`commit ${report.head_sha}`, headSha);
  if (number !== pullRequest.number) {
    throw foreign(`pull request ${number ?? '(none)'}`, `${pullRequest.number}`);
  }
  return report;
}

function foreign(what: string, wanted: string): GateError {
  return new GateError(
    'artifact_invalid',
    `The report of the run is about ${what}, not ${wanted}.`,
    'Run the first workflow again. If the error persists, check its file for changes.',
  );
}
