import type { ExplainedFinding, Explanation } from '../../explanation.ts';
import { excerpt } from '../../view/excerpt.ts';
import { clip } from '../../view/words.ts';
import { insteadRows, LONGEST_SENTENCE } from '../commands.ts';
import { SEVERITY_TEXT_TONES } from '../findings.ts';
import { type Layout, labelled, prose, roomOf } from '../row.ts';

/** What one rule says about the command: where, why, and what to write instead. */
export function explainedFindingRows(
  finding: ExplainedFinding,
  { command, profiles }: Explanation,
  layout: Layout,
): string[] {
  const { severity, message, span } = finding;
  const { line, marks } = excerpt(command, span, roomOf(layout));
  const only = finding.profiles.length < Object.keys(profiles).length;
  return [
    ...prose(layout, severity, clip(message, LONGEST_SENTENCE), {
      label: SEVERITY_TEXT_TONES[severity],
    }),
    ...(marks === undefined || showsNothing(command)
      ? []
      : labelled(layout, '', [line, layout.paint('bad', marks)])),
    ...(only ? prose(layout, 'only for', `the profile ${finding.profiles.join(', ')}`) : []),
    ...insteadRows(finding, layout),
  ];
}

/** True for a command in which carets would have nothing to point at. */
export function showsNothing(command: string): boolean {
  return /^ *$/.test(command);
}
