import { json } from './escape.ts';
import { type GateReport, gateReportSchema } from './gate-report.ts';

/**
 * The report as JSON for files and `--format json`: keys in the order of the schema whatever the
 * order they were built in, two-space, a final line break; safe to print on a terminal.
 *
 * @throws ZodError if the report breaks its own contract, which is a fault of the gate
 */
export function renderJson(report: GateReport): string {
  return `${json(gateReportSchema.parse(report))}\n`;
}
