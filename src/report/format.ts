import { agentTaskPieces } from './agent/render.ts';
import type { GateReport } from './gate-report.ts';
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

type Renderer = (
  report: GateReport,
  options: TextOptions,
) => string | Iterable<string> | Promise<Iterable<string>>;

/** Functions of functions, so that only the renderer that is used is loaded. */
const RENDERERS: Record<ReportFormat, Renderer> = {
  text: (...report) => renderText(...report),
  json: (report) => jsonPieces(report),
  agent: (report) => agentTaskPieces(report),
  jsonl: (report) => jsonLinePieces(report),
  markdown: (report) => renderMarkdown(report, UNBOUNDED),
  html: async (report) => (await htmlRenderer()).renderHtml(report),
  sarif: (report) => sarifPieces(report),
  junit: (report) => junitPieces(report),
  'in-toto': (report) => renderStatement(report),
  vsa: (report) => renderSummary(report),
};

/** Loads the HTML renderer, which is larger than all others together, only when it is needed. */
export const htmlRenderer = () => import('./html/html.tsx');

/**
 * Renders a report in one of {@link REPORT_FORMATS}.
 *
 * @returns the pieces of the text, which are made as they are taken; an empty one is a pause
 */
export async function renderReport(
  report: GateReport,
  format: ReportFormat,
  options: TextOptions,
): Promise<Iterable<string>> {
  const rendered = await RENDERERS[format](report, options);
  return typeof rendered === 'string' ? [rendered] : rendered;
}
