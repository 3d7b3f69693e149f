import type { CheckOutput } from '../github/check-run.ts';
import { GITHUB_LIMITS, shorten } from '../github/limits.ts';
import type { ValidationReport } from '../report/validation-report.ts';
import type { Publication } from './context.ts';
import { withNotes } from './notes.ts';

/** @param notes notes for the reader about the publication itself */
export function checkOutput(publication: Publication, notes: readonly string[]): CheckOutput {
  const reports = publication.report.validation_reports;
  return {
    title: shorten(publication.title, GITHUB_LIMITS.checkTitle),
    summary: withNotes(publication, notes, GITHUB_LIMITS.checkSummary),
    ...(reports.length > 0 && { text: reportsAsText(reports, GITHUB_LIMITS.checkText) }),
  };
}

/**
 * Renders ValidationReports as a JSON array in a code fence, one report per line, so that programs
 * can read them from the check run. Omits reports that do not fit as a whole. JSON escapes line
 * breaks, so no report can close the fence.
 *
 * @param max limit of the result in UTF-16 units
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
  return `ValidationReports omitted because of the size limit: ${count}; the result files contain all of them.\n`;
}
