import type { Verdict } from '../../model/verdict.ts';
import type { GateReport, ReportCommand, ReportGene } from '../gate-report.ts';
import { clipColumns, padRight, textWidth } from '../view/columns.ts';
import { differenceWords } from '../view/differences.ts';
import { excerpt } from '../view/excerpt.ts';
import { commandCounts, refusals, remarks } from '../view/gene.ts';
import { clip, count, spoken } from '../view/words.ts';
import { LONGEST_SENTENCE } from './commands.ts';
import { outcomeRows } from './outcome.ts';
import type { TextTone } from './paint.ts';
import { type Layout, labelled, leftOut, prose, roomOf, shortName } from './row.ts';

export const VERDICT_TEXT_TONES: Record<Verdict, TextTone> = {
  pass: 'good',
  warn: 'caution',
  fail: 'bad',
  error: 'bad',
  needs_approval: 'caution',
};

const MOST_GENES = 12;
const MOST_DIFFERENCES = 3;
/** The longest of the other columns: `modified`, and two gaps. */
const CHANGE_COLUMNS = 12;
const LEAST_ID_COLUMNS = 12;

/** What became of each gene, those in trouble first; `--verbose` adds their commands. */
export function genesRows({ genes }: GateReport, layout: Layout): string[] {
  if (genes.length === 0) return [];
  const sorted = [
    ...genes.filter(({ verdict }) => verdict !== 'pass'),
    ...genes.filter(({ verdict }) => verdict === 'pass'),
  ];
  const shown = layout.verbose ? sorted : sorted.slice(0, MOST_GENES);
  const countColumns = Math.max(...shown.map((gene) => commandCounts(gene).length));
  const room = Math.max(LEAST_ID_COLUMNS, roomOf(layout) - CHANGE_COLUMNS - countColumns);
  const ids = shown.map(({ id }) => shortName(id, room));
  const idColumns = Math.max(...ids.map(textWidth));
  const rest = sorted.length - shown.length;
  return [
    ...shown.flatMap((gene, index) =>
      geneRows(gene, padRight(ids[index] ?? '', idColumns), layout),
    ),
    ...(rest > 0 ? leftOut(count(rest, 'other gene'), layout) : []),
  ];
}

function geneRows(gene: ReportGene, id: string, layout: Layout): string[] {
  const { change, verdict, summary, commands } = gene;
  const label = verdict === 'needs_approval' ? 'approval' : spoken(verdict);
  const line = `${id}  ${change.padEnd(8)}  ${commandCounts(gene)}`;
  return [
    ...labelled(layout, label, [clipColumns(line, roomOf(layout))], VERDICT_TEXT_TONES[verdict]),
    ...(verdict === 'pass'
      ? []
      : labelled(layout, '', [layout.paint('quiet', shortName(summary, roomOf(layout)))])),
    ...differenceRows(gene, layout),
    ...refusals(gene).flatMap(({ profile, reason }) =>
      prose(layout, '', clip(`The profile ${profile} would refuse it: ${reason}`, 200), {
        text: 'caution',
      }),
    ),
    ...(layout.verbose
      ? [
          ...remarks(gene).flatMap((remark) =>
            prose(layout, '', clip(remark, 200), { text: 'quiet' }),
          ),
          ...commands.flatMap((command) => commandRows(command, layout)),
        ]
      : []),
  ];
}

/** What the change does to a gene that the base has, too. */
function differenceRows(gene: ReportGene, layout: Layout): string[] {
  const all = differenceWords(gene).map((parts) => parts.join(''));
  const shown = layout.verbose ? all : all.slice(0, MOST_DIFFERENCES);
  const rest = all.length - shown.length;
  return [
    ...shown.flatMap((words) =>
      prose(layout, '', clip(words, LONGEST_SENTENCE), {
        ...(words.startsWith('loosens ') && { text: 'caution' as const }),
      }),
    ),
    ...(rest > 0 ? leftOut(count(rest, 'other difference'), layout) : []),
  ];
}

function commandRows({ command, outcome }: ReportCommand, layout: Layout): string[] {
  const { line } = excerpt(command, undefined, roomOf(layout) - 2);
  return [
    ...labelled(layout, '', [`  ${line}`]),
    ...(outcome
      ? outcomeRows(outcome, layout)
      : labelled(layout, '', [layout.paint('quiet', '    not run')])),
  ];
}
