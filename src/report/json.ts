import { canonicalize } from '@evomap/gep-sdk';
import { GateError } from '../ground/error.ts';
import { json, jsonLine } from './escape.ts';
import { type GateReport, gateReportSchema } from './gate-report.ts';
import { testResultStatement, textDigest, verificationSummary } from './in-toto.ts';
import { MAX_REPORT_BYTES } from './read.ts';

/**
 * Renders the report as JSON for files and `--format json`: keys in the order of the schema, two
 * spaces, a final line break, safe to print on a terminal.
 *
 * @param maxBytes the largest report that is read
 * @throws ZodError if the report does not match its schema, which is a defect of the gate
 * @throws GateError `file_unreadable` for a report that the gate could not read itself
 */
export function renderJson(report: GateReport, maxBytes = MAX_REPORT_BYTES): string {
  const text = `${json(gateReportSchema.parse(report))}\n`;
  if (Buffer.byteLength(text) <= maxBytes) return text;
  throw new GateError(
    'file_unreadable',
    `The report has more than ${maxBytes} bytes, which no command of gene-gate could read.`,
    'Split the change: smaller ones have smaller reports.',
  );
}

/** Renders the ValidationReports as JSON Lines, in the order of the genes. */
export function renderJsonLines({ validation_reports }: GateReport): string {
  return validation_reports.map((each) => `${jsonLine(each)}\n`).join('');
}

/** Renders the in-toto statement of {@link testResultStatement}; empty without one. */
export function renderStatement(report: GateReport): string {
  const statement = testResultStatement(report);
  return statement === undefined ? '' : `${json(statement)}\n`;
}

/**
 * Summarizes the report, with the files `gate-report.json` and `test-result.intoto.json` as inputs.
 *
 * @param text the content of the first one
 */
export function summaryStatement(
  report: GateReport,
  text = renderJson(report),
): ReturnType<typeof verificationSummary> {
  const inputs = [
    { uri: 'gate-report.json', digest: { sha256: textDigest(text) } },
    { uri: 'test-result.intoto.json', digest: { sha256: textDigest(renderStatement(report)) } },
  ];
  return verificationSummary(report, inputs);
}

/** Renders the in-toto statement of {@link verificationSummary}; empty without one. */
export function renderSummary(report: GateReport): string {
  const statement = summaryStatement(report);
  return statement === undefined ? '' : `${json(statement)}\n`;
}

/** @returns `sha256:` of the canonical JSON (keys sorted, as for an asset_id) of any value */
export function reportDigest(report: unknown): string {
  return `sha256:${textDigest(canonicalize(report))}`;
}
