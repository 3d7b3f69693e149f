import type { ScoredOption, Selection } from '../../select/selector.ts';
import { clip, count } from '../view/words.ts';
import { type Layout, layoutOf, prose, type TextOptions } from './layout.ts';

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
