import { renderAgentTask } from './agent/task-of-report.ts';
import type { GateReport } from './gate-report.ts';
import { renderHtml } from './html/html.tsx';
import { renderJson } from './json.ts';
import { renderJunit } from './junit.ts';
import { renderMarkdown } from './markdown/markdown.ts';
import { renderSarif } from './sarif.ts';
import type { TextOptions } from './text/layout.ts';
import { renderText } from './text/render-text.ts';

/** The values of `--format`. */
export const REPORT_FORMATS = [
  'text',
  'json',
  'agent',
  'markdown',
  'html',
  'sarif',
  'junit',
] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Files and pipes have no limit; GitHub's limits apply in `publish/`. */
const UNBOUNDED = { maxCharacters: Number.MAX_SAFE_INTEGER };

type Renderer = (report: GateReport, options: TextOptions) => string;

/** Functions of functions, so that only the renderer that is used is loaded. */
const RENDERERS: Record<ReportFormat, Renderer> = {
  text: (...report) => renderText(...report),
  json: (report) => renderJson(report),
  agent: (report) => renderAgentTask(report),
  markdown: (report) => renderMarkdown(report, UNBOUNDED),
  html: (report) => renderHtml(report),
  sarif: (report) => renderSarif(report),
  junit: (report) => renderJunit(report),
};

/** Renders a report in one of {@link REPORT_FORMATS}. */
export function renderReport(
  report: GateReport,
  format: ReportFormat,
  options: TextOptions,
): string {
  return RENDERERS[format](report, options);
}
