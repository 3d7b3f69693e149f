import type { GateReport, ReportCapsule } from '../gate-report.ts';
import { eligibilityWords } from '../view/eligibility.ts';
import { clip, count } from '../view/words.ts';
import { type Layout, leftOut, prose } from './row.ts';

const MOST_CLAIMS = 6;

/** The Capsules and events that the change brings, with what is known about each. */
export function claimsRows({ capsules, events }: GateReport, layout: Layout): string[] {
  const rows = [
    ...capsules.map((capsule) => [
      'capsule',
      `${clip(capsule.id, 60)} ${capsule.change}${eligibility(capsule)}`,
    ]),
    ...events.map(({ id, change }) => ['event', `${clip(id, 60)} ${change}`]),
  ];
  const shown = layout.verbose ? rows : rows.slice(0, MOST_CLAIMS);
  const rest = rows.length - shown.length;
  return [
    ...shown.flatMap(([label = '', text = '']) => prose(layout, label, text)),
    ...(rest > 0 ? leftOut(count(rest, 'other claim'), layout) : []),
  ];
}

function eligibility(capsule: ReportCapsule): string {
  const { lead, reason } = eligibilityWords(capsule) ?? {};
  return [lead && `, ${lead}`, reason && `: ${reason}`].filter(Boolean).join('');
}
