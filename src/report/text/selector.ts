import type { ScoredOption } from '../../select/score.ts';
import type { Selection } from '../../select/selector.ts';
import { clip, count } from '../view/words.ts';
import { painter } from './paint.ts';
import { type Layout, prose } from './row.ts';

const LONGEST_PATTERN = 60;
const MOST_PATTERNS = 6;

/** The answer of `select` for a terminal: who wins and by what, why, and who else there is. */
export function renderSelection(
  { selector, candidates }: Selection,
  { columns, colour }: { readonly columns: number; readonly colour: boolean },
): string {
  const layout: Layout = { columns: Math.max(40, columns), paint: painter(colour), verbose: false };
  const [selected, ...others] = candidates;
  const rows = [
    ...(selected
      ? candidateRows('selected', selected, layout)
      : prose(layout, 'selected', 'none', { label: 'caution' })),
    '',
    ...selector.reason.flatMap((reason, index) => prose(layout, index === 0 ? 'why' : '', reason)),
    ...(others.length > 0 ? [''] : []),
    ...others.flatMap((other, index) => candidateRows(index === 0 ? 'else' : '', other, layout)),
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
