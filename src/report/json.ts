import { canonicalize } from '@evomap/gep-sdk';
import { digestOf } from '../ground/digest.ts';
import { GateError } from '../ground/error.ts';
import { json } from './escape.ts';
import { type GateReport, gateReportSchema } from './gate-report.ts';
import { MAX_REPORT_BYTES } from './read.ts';

/**
 * Renders the report as JSON for files and `--format json`: keys in the order of the schema, two
 * spaces, a final line break, safe to print on a terminal.
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

/** @returns `sha256:` of the canonical JSON (keys sorted, as for an asset_id) of any value */
export function reportDigest(report: unknown): string {
  return digestOf(canonicalize(report));
}
