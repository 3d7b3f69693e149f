import { terminal } from '../escape.ts';
import type { ReportFinding } from '../gate-report.ts';
import { pathAndLine } from '../view/finding.ts';
import { type Group, otherFiles, othersWords } from '../view/group.ts';
import { SEVERITY_TONES } from '../view/tones.ts';
import { clip } from '../view/words.ts';
import { fixRows, LONGEST_SENTENCE } from './commands.ts';
import { type Layout, labelled, prose, roomOf, shortName, type TextTone } from './layout.ts';

/** Returns the first finding of a group, and the number of others. */
export function findingRows(group: Group<ReportFinding>, layout: Layout): string[] {
  const { severity } = group.lead;
  return labelledRows(group, severity, SEVERITY_TONES[severity], layout);
}

/** Returns a gene that requires approval, and how to approve it. */
export function waitingRows(group: Group<ReportFinding>, layout: Layout): string[] {
  return labelledRows(group, 'approval', 'caution', layout);
}

function labelledRows(
  group: Group<ReportFinding>,
  label: string,
  tone: TextTone,
  layout: Layout,
): string[] {
  const { lead } = group;
  const place = pathAndLine(lead);
  const files = otherFiles(group);
  const others = files.length > 0 ? files.map(terminal).join(', ') : othersWords(group);
  const more = others === '' ? '' : ` and ${others}`;
  const fits = more.length < roomOf(layout) / 2;
  return [
    ...prose(layout, label, clip(lead.message, LONGEST_SENTENCE), { label: tone }),
    ...(place === undefined
      ? []
      : labelled(layout, '', [
          layout.paint(
            'quiet',
            fits
              ? shortName(place, roomOf(layout) - more.length) + more
              : shortName(place, roomOf(layout)),
          ),
        ])),
    ...(fits ? [] : prose(layout, '', `and ${others}`, { text: 'quiet' })),
    ...fixRows(lead, layout),
  ];
}

/** Returns a finding that the policy ignores, with the reason and the expiry date. */
export function suppressedRows(finding: ReportFinding, layout: Layout): string[] {
  const { rule, message, suppressed } = finding;
  const place = pathAndLine(finding);
  const words = `${suppressed?.reason ?? ''} (${rule}, until ${suppressed?.expires})`;
  return [
    ...prose(layout, 'ignored', clip(message, LONGEST_SENTENCE), { label: 'quiet' }),
    ...(place === undefined
      ? []
      : labelled(layout, '', [layout.paint('quiet', shortName(place, roomOf(layout)))])),
    ...prose(layout, 'reason', clip(words, LONGEST_SENTENCE)),
  ];
}
