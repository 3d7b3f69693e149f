import { createHash } from 'node:crypto';
import { canonicalize } from '@evomap/gep-sdk';
import { compact, isLong, LONG_LISTS } from './compact/compact.ts';
import { json, jsonLine } from './escape.ts';
import { type GateReport, gateReportSchema } from './gate-report.ts';
import { textDigest } from './in-toto/statement.ts';
import { testResultStatement } from './in-toto/test-result.ts';
import {
  type VerificationSummaryStatement,
  verificationSummary,
} from './in-toto/verification-summary.ts';

/**
 * Renders the report as JSON for files and `--format json`: keys in the order of the schema, two
 * spaces, a final line break, safe to print on a terminal.
 *
 * @throws ZodError if the report does not match its schema, which is a defect of the gate
 */
export function renderJson(report: GateReport): string {
  return [...jsonPieces(report)].join('');
}

/**
 * Returns the pieces of {@link renderJson}, for a file. A long report states once what its entries share
 * ({@link compact}), with one entry in a line.
 */
export function* jsonPieces(report: GateReport): Generator<string> {
  const checked = gateReportSchema.parse(report);
  if (!isLong(checked)) {
    yield `${json(checked)}\n`;
    return;
  }
  let separator = '{\n';
  for (const [name, value] of Object.entries(compact(checked))) {
    yield `${separator}  ${JSON.stringify(name)}: `;
    separator = ',\n';
    if (!LONG_LISTS.has(name) || !Array.isArray(value) || value.length === 0) yield jsonLine(value);
    else
      for (const [index, entry] of value.entries())
        yield `${index === 0 ? '[' : ','}\n${jsonLine(entry)}`;
    if (LONG_LISTS.has(name) && Array.isArray(value) && value.length > 0) yield '\n  ]';
  }
  yield '\n}\n';
}

/** Renders the ValidationReports as JSON Lines, in the order of the genes. */
export function renderJsonLines({ validation_reports }: GateReport): string {
  return validation_reports.map((one) => `${jsonLine(one)}\n`).join('');
}

/** Renders the in-toto statement of {@link testResultStatement}; empty without one. */
export function renderStatement(report: GateReport): string {
  const statement = testResultStatement(report);
  return statement === undefined ? '' : `${json(statement)}\n`;
}

/** Summarizes the report, with the files `gate-report.json` and `test-result.intoto.json` as inputs. */
export function summaryStatement(report: GateReport): VerificationSummaryStatement | undefined {
  const inputs = [
    { uri: 'gate-report.json', digest: { sha256: textDigest(renderJson(report)) } },
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
  return `sha256:${createHash('sha256').update(canonicalize(report)).digest('hex')}`;
}
