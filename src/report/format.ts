import type { GateReport } from './gate-report.ts';
import { renderJson, renderJsonLines, renderStatement } from './json.ts';
import { renderJunit } from './junit/junit.ts';
import { renderMarkdown } from './markdown/markdown.ts';
import { renderSarif } from './sarif/sarif.ts';
import type { TextOptions } from './text/layout.ts';
import { renderText } from './text/text.ts';

/** The formats that the command line prints. */
export const REPORT_FORMATS = [
  'text',
  'json',
  'jsonl',
  'markdown',
  'html',
  'sarif',
  'junit',
  'in-toto',
] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Nobody cuts a file or a pipe short; GitHub's own limits are publish's business. */
const UNBOUNDED = { maxCharacters: Number.MAX_SAFE_INTEGER };

type Renderer = (report: GateReport, options: TextOptions) => string | Promise<string>;

const RENDERERS: Record<ReportFormat, Renderer> = {
  text: renderText,
  json: renderJson,
  jsonl: renderJsonLines,
  markdown: (report) => renderMarkdown(report, UNBOUNDED),
  html: async (report) => (await htmlRenderer()).renderHtml(report),
  sarif: renderSarif,
  junit: renderJunit,
  'in-toto': renderStatement,
};

/** The page takes more to load than all other formats together, and most runs write none. */
export const htmlRenderer = () => import(/* webpackMode: 'eager' */ './html/html.tsx');

/** Renders a report in one of the command line's formats. */
export async function renderReport(
  report: GateReport,
  format: ReportFormat,
  options: TextOptions,
): Promise<string> {
  return RENDERERS[format](report, options);
}
