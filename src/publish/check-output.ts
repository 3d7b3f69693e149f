import type { CheckOutput } from '../github/check-run.ts';
import { GITHUB_LIMITS, shorten } from '../github/limits.ts';
import type { ValidationReport } from '../report/validation-report.ts';
import type { Publication } from './context.ts';
import { withNotes } from './notes.ts';

/** @param notes what the reader must know about the publication itself */
export function checkOutput(publication: Publication, notes: readonly string[]): CheckOutput {
  const reports = publication.report.validation_reports;
  return {
    title: shorten(publication.title, GITHUB_LIMITS.checkTitle),
    summary: withNotes(publication, notes, GITHUB_LIMITS.checkSummary),
    ...(reports.length > 0 && { text: reportsAsText(reports, GITHUB_LIMITS.checkText) }),
  };
}

/**
 * ValidationReports as a JSON array in a code fence, one report a line, so that programs can read
 * them from the check run. A report is there as a whole or not at all. JSON has its line breaks
 * escaped, so no report can close the fence.
 *
 * @param max UTF-16 units that the result has at most
 */
export function reportsAsText(reports: readonly ValidationReport[], max: number): string {
  const render = (lines: readonly string[]) =>
    `\`\`\`json\n[\n${lines.join(',\n')}\n]\n\`\`\`\n${leftOut(reports.length - lines.length)}`;
  const room = max - render([]).length;
  const lines: string[] = [];
  let used = 0;
  for (const report of reports) {
    const line = JSON.stringify(report);
    if (used + line.length + 2 > room) continue;
    used += line.length + 2;
    lines.push(line);
  }
  return render(lines);
}

function leftOut(count: number): string {
  if (count === 0) return '';
  return `ValidationReports that do not fit here: ${count}; the result files have all of them.\n`;
}
