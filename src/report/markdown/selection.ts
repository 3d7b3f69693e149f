import type { GateReport } from '../gate-report.ts';
import { selectionWords } from '../view/selection.ts';
import { count } from '../view/words.ts';
import { type Detail, name } from './prose.ts';

/** Which genes would win past cycles that others won, if any would. */
export function selectionSection(report: GateReport, { groups }: Detail): string[] {
  const selection = selectionWords(report);
  if (selection === undefined) return [];
  const more = selection.genes.length - groups;
  return [
    '#### Selection',
    '',
    selection.lead,
    '',
    ...selection.genes.slice(0, groups).map(({ id, words }) => `- ${name(id)} ${words}`),
    ...(more > 0 ? [`- and ${count(more, 'other gene')}`] : []),
    '',
  ];
}
