import type { GateReport } from '../gate-report.ts';
import { headline, VERDICT_WORDS } from './headline.ts';
import { judge } from './judged.ts';

/** The verdict and what it rests on, as one line without markup: the title of a check run. */
export function reportTitle(report: GateReport): string {
  const words = headline(report, judge(report));
  const verdict = VERDICT_WORDS[report.verdict];
  return words === '' ? verdict : `${verdict}: ${words}`;
}
