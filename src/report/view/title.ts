import type { GateReport } from '../gate-report.ts';
import { headline, VERDICT_WORDS } from './headline.ts';
import { reportSections } from './report-sections.ts';

/** The verdict and what it rests on, as one line without markup: the title of a check run. */
export function reportTitle(report: GateReport): string {
  const words = headline(report, reportSections(report));
  const verdict = VERDICT_WORDS[report.verdict];
  return words === '' ? verdict : `${verdict}: ${words}`;
}
