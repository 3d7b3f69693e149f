import { GateError } from '../error.ts';
import type { PullRequestPayload } from '../event/pull-request.ts';
import type { GateReport } from './gate-report.ts';
import { readReportFile } from './read.ts';

/** The name of the report in the artifact: that of the file which `report-path` names. */
export const REPORT_FILE = 'gate-report.json';

/**
 * Reads the report that a run has uploaded, and makes sure that it is about this pull request and this
 * head. That it is true is not known: whoever opens a pull request can write any report.
 *
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
  // A run that could not decide may not know what it was about; it claims nothing either.
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
    `The report of the run is about ${what}, not ${wanted}`,
    'Run the first workflow again; if that does not help, its file was changed to do this.',
  );
}
