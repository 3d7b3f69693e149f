import { agentTaskPieces } from './agent/render.ts';
import type { GateReport } from './gate-report.ts';
import { renderHtml } from './html/html.tsx';
import { jsonLinePieces, jsonPieces, renderStatement, renderSummary } from './json.ts';
import { junitPieces } from './junit/junit.ts';
import { renderMarkdown } from './markdown/markdown.ts';
import { sarifPieces } from './sarif/sarif.ts';
import type { TextOptions } from './text/layout.ts';
import { renderText } from './text/text.ts';

/** The values of `--format`. */
export const REPORT_FORMATS = [
  'text',
  'json',
  'agent',
  'jsonl',
  'markdown',
  'html',
  'sarif',
  'junit',
  'in-toto',
  'vsa',
] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Files and pipes have no limit; GitHub's limits apply in `publish/`. */
const UNBOUNDED = { maxCharacters: Number.MAX_SAFE_INTEGER };

type Renderer = (report: GateReport, options: TextOptions) => string | Iterable<string>;

/** Functions of functions, so that only the renderer that is used is loaded. */
const RENDERERS: Record<ReportFormat, Renderer> = {
  text: (...report) => renderText(...report),
  json: (report) => jsonPieces(report),
  agent: (report) => agentTaskPieces(report),
  jsonl: (report) => jsonLinePieces(report),
  markdown: (report) => renderMarkdown(report, UNBOUNDED),
  html: (report) => renderHtml(report),
  sarif: (report) => sarifPieces(report),
  junit: (report) => junitPieces(report),
  'in-toto': (report) => renderStatement(report),
  vsa: (report) => renderSummary(report),
};

/**
 * Renders a report in one of {@link REPORT_FORMATS}.
 *
 * @returns the pieces of the text, which are made as they are taken; an empty one is a pause
 */
export function renderReport(
  report: GateReport,
  format: ReportFormat,
  options: TextOptions,
): Iterable<string> {
  const rendered = RENDERERS[format](report, options);
  return typeof rendered === 'string' ? [rendered] : rendered;
}
