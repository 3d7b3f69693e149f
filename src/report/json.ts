import { canonicalize } from '@evomap/gep-sdk';
import { GateError } from '../ground/error.ts';
import { checkedReport } from './checked-report.ts';
import { compact, entriesOf, isLong, LONG_LISTS } from './compact/compact.ts';
import { json, jsonLine } from './escape.ts';
import type { GateReport } from './gate-report.ts';
import { piecesDigest } from './in-toto/statement.ts';
import { testResultStatement } from './in-toto/test-result.ts';
import {
  type VerificationSummaryStatement,
  verificationSummary,
} from './in-toto/verification-summary.ts';
import { inPieces, jsonParts } from './json-pieces.ts';
import { MAX_REPORT_BYTES } from './read.ts';

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
 * Returns the pieces of {@link renderJson}, which are all made before the first is written: a report that the
 * gate could not read itself is none.
 *
 * @param maxBytes the largest report that is read
 * @throws GateError `file_unreadable` for a larger one
 */
export function* jsonPieces(report: GateReport, maxBytes = MAX_REPORT_BYTES): Generator<string> {
  const pieces: string[] = [];
  let bytes = 0;
  for (const piece of inPieces(reportParts(yield* checkedReport(report)))) {
    bytes += Buffer.byteLength(piece);
    if (bytes > maxBytes) {
      throw new GateError(
        'file_unreadable',
        `The report has more than ${maxBytes} bytes, which no command of gene-gate could read.`,
        'Split the change: smaller ones have smaller reports.',
      );
    }
    pieces.push(piece);
    yield '';
  }
  yield* pieces;
}

/** A report with more entries has one of them in a line: a third of its size would be indentation. */
const MOST_INDENTED = 1_000;

/** A long report states once what its entries share ({@link compact}). */
function* reportParts(report: GateReport): Generator<string> {
  if (entriesOf(report) <= MOST_INDENTED) {
    yield* jsonParts(report, 2);
    yield '\n';
    return;
  }
  let separator = '{\n';
  const written = isLong(report) ? yield* compact(report) : report;
  for (const [name, value] of Object.entries(written)) {
    if (value === undefined) continue;
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

/** Returns the pieces of the ValidationReports as JSON Lines, in the order of the genes. */
export function* jsonLinePieces({ validation_reports }: GateReport): Generator<string> {
  yield* inPieces(lines(validation_reports));
}

function* lines(entries: readonly unknown[]): Generator<string> {
  for (const each of entries) yield `${jsonLine(each)}\n`;
}

/** Renders the in-toto statement of {@link testResultStatement}; empty without one. */
export function renderStatement(report: GateReport): string {
  const statement = testResultStatement(report);
  return statement === undefined ? '' : `${json(statement)}\n`;
}

/**
 * Summarizes the report, with the files `gate-report.json` and `test-result.intoto.json` as inputs.
 *
 * @param digest of the first one, as of a file
 */
export function summaryStatement(
  report: GateReport,
  digest = piecesDigest(jsonPieces(report)),
): VerificationSummaryStatement | undefined {
  const inputs = [
    { uri: 'gate-report.json', digest: { sha256: digest } },
    { uri: 'test-result.intoto.json', digest: { sha256: piecesDigest([renderStatement(report)]) } },
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
  return `sha256:${piecesDigest(inPieces(canonicalParts(report, 2)))}`;
}

/**
 * Returns the parts of the canonical JSON of a value, which as a whole can be longer than a string can be.
 *
 * @param levels as for {@link jsonParts}
 */
function* canonicalParts(value: unknown, levels: number): Generator<string> {
  if (levels === 0 || typeof value !== 'object' || value === null) {
    yield canonicalize(value);
    return;
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  if (!isList) entries.sort(([one], [other]) => (one < other ? -1 : 1));
  yield isList ? '[' : '{';
  for (const [index, [name, each]] of entries.entries()) {
    yield (index === 0 ? '' : ',') + (isList ? '' : `${canonicalize(name)}:`);
    yield* canonicalParts(each, levels - 1);
  }
  yield isList ? ']' : '}';
}
