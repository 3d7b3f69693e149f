import type { GateReport } from '../gate-report.ts';
import { selectionWords } from '../view/selection.ts';
import { clip, count } from '../view/words.ts';
import { type Layout, leftOut, prose } from './row.ts';

const MOST_GENES = 6;

/** Which genes would win past cycles that others won, if any would. */
export function selectionRows(report: GateReport, layout: Layout): string[] {
  const selection = selectionWords(report);
  if (selection === undefined) return [];
  const shown = layout.verbose ? selection.genes : selection.genes.slice(0, MOST_GENES);
  const rest = selection.genes.length - shown.length;
  return [
    ...prose(layout, 'selection', selection.lead),
    ...shown.flatMap(({ id, words }) => prose(layout, '', `${clip(id, 60)} ${words}`)),
    ...(rest > 0 ? leftOut(count(rest, 'other gene'), layout) : []),
  ];
}
