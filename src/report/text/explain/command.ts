import type { CommandVerdict } from '../../../model/verdict.ts';
import type { Explanation } from '../../explanation.ts';
import { excerpt } from '../../view/excerpt.ts';
import { count } from '../../view/words.ts';
import type { TextOptions } from '../page.ts';
import { painter, type TextTone } from '../paint.ts';
import { type Layout, labelled, leftOut, prose, roomOf } from '../row.ts';
import { explainedFindingRows, showsNothing } from './finding.ts';
import { invocationRows } from './invocation.ts';
import { targetRows } from './targets.ts';
import { wordRows } from './words.ts';

const TONES = { allow: 'good', warn: 'caution', block: 'bad' } as const satisfies Record<
  CommandVerdict,
  TextTone
>;

const MOST_FINDINGS = 8;

/** An explanation for a terminal: the verdicts, why, and step by step what the command means. */
export function renderExplanation(explanation: Explanation, options: TextOptions): string {
  const { columns, colour, verbose } = options;
  const layout: Layout = { columns: Math.max(40, columns), paint: painter(colour), verbose };
  const { findings } = explanation;
  const shown = verbose ? findings : findings.slice(0, MOST_FINDINGS);
  const rest = findings.length - shown.length;
  const blocks = [
    verdictRows(explanation, layout),
    ...shown.map((finding) => explainedFindingRows(finding, explanation, layout)),
    rest > 0 ? leftOut(count(rest, 'other finding'), layout) : [],
    wordRows(explanation, layout),
    invocationRows(explanation, layout),
    targetRows(explanation, layout),
  ];
  return `${blocks
    .filter((rows) => rows.length > 0)
    .map((rows) => rows.join('\n'))
    .join('\n\n')}\n`;
}

function verdictRows({ command, profiles }: Explanation, layout: Layout): string[] {
  const { line } = excerpt(command, undefined, roomOf(layout));
  return [
    ...labelled(layout, 'command', [
      layout.paint('strong', showsNothing(command) ? '(blank)' : line),
    ]),
    ...Object.entries(profiles).flatMap(([name, verdict]) =>
      prose(layout, verdict, `by the profile ${name}`, { label: TONES[verdict] }),
    ),
  ];
}
