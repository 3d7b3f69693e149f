import { createHash } from 'node:crypto';
import { canonicalize } from '@evomap/gep-sdk';
import { json, jsonLine } from './escape.ts';
import { type GateReport, gateReportSchema } from './gate-report.ts';
import { testResultStatement } from './predicate.ts';

/**
 * The report as JSON for files and `--format json`: keys in the order of the schema whatever the
 * order they were built in, two-space, a final line break; safe to print on a terminal.
 *
 * @throws ZodError if the report breaks its own contract, which is a fault of the gate
 */
export function renderJson(report: GateReport): string {
  return `${json(gateReportSchema.parse(report))}\n`;
}

/** The ValidationReports as JSON Lines: one a line, in the order of the genes. */
export function renderJsonLines({ validation_reports }: GateReport): string {
  return validation_reports.map((one) => `${jsonLine(one)}\n`).join('');
}

/** The in-toto statement of {@link testResultStatement}; nothing where nothing can be stated. */
export function renderStatement(report: GateReport): string {
  const statement = testResultStatement(report);
  return statement === undefined ? '' : `${json(statement)}\n`;
}

/** @returns `sha256:` of a report's canonical JSON (keys sorted, as for an asset_id), whoever wrote it */
export function reportDigest(report: unknown): string {
  return `sha256:${createHash('sha256').update(canonicalize(report)).digest('hex')}`;
}
