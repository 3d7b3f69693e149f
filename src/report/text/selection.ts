import type { ScoredOption } from '../../select/score.ts';
import type { Selection } from '../../select/selector.ts';
import type { GateReport } from '../gate-report.ts';
import { selectionWords } from '../view/selection.ts';
import { clip, count } from '../view/words.ts';
import { type Layout, layoutOf, limited, prose, type TextOptions } from './layout.ts';

const MOST_GENES = 6;

/** Returns how the change affects the selection of genes in past cycles. */
export function selectionRows(report: GateReport, layout: Layout): string[] {
  const selection = selectionWords(report);
  if (selection === undefined) return [];
  const { shown, rest } = limited(selection.genes, MOST_GENES, 'gene', layout);
  return [
    ...prose(layout, 'selection', selection.lead),
    ...shown.flatMap(({ id, words }) => prose(layout, '', `${clip(id, 60)} ${words}`)),
    ...rest,
  ];
}

const LONGEST_PATTERN = 60;
const MOST_PATTERNS = 6;

/** Renders the answer of `select` for a terminal: the selected gene, why, and the other candidates. */
export function renderSelection(
  { selector, candidates }: Selection,
  options: Pick<TextOptions, 'columns' | 'colour'>,
): string {
  const layout = layoutOf({ ...options, verbose: false });
  const [selected, ...others] = candidates;
  const rows = [
    ...(selected
      ? candidateRows('selected', selected, layout)
      : prose(layout, 'selected', 'nothing', { label: 'caution' })),
    '',
    ...selector.reason.flatMap((reason, index) => prose(layout, index === 0 ? 'why' : '', reason)),
    ...(others.length > 0 ? [''] : []),
    ...others.flatMap((other, index) => candidateRows(index === 0 ? 'others' : '', other, layout)),
  ];
  return `${rows.join('\n')}\n`;
}

function candidateRows(label: string, candidate: ScoredOption, layout: Layout): string[] {
  const { kind, id, gene, matched, patterns, score } = candidate;
  const shown = matched.slice(0, MOST_PATTERNS).map((pattern) => clip(pattern, LONGEST_PATTERN));
  const more = matched.length - shown.length;
  const reuses = kind === 'capsule' && gene !== undefined ? `, reuses ${gene}` : '';
  return [
    ...prose(layout, label, `${id} (${kind}${reuses})`, {
      label: label === 'selected' ? 'good' : 'quiet',
    }),
    ...prose(
      layout,
      '',
      `score ${Number(score.toFixed(3))}: ${matched.length} of ${count(patterns.length, 'pattern')}: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
      { text: 'quiet' },
    ),
  ];
}
