import { describe, expect, test } from 'vitest';
import type { Replay } from '../../src/model/replay.ts';
import { renderMarkdown } from '../../src/report/markdown/markdown.ts';
import { renderText } from '../../src/report/text/text.ts';
import { selectionWords } from '../../src/report/view/selection.ts';
import { allWell, everythingWrong } from './fixtures.ts';

const QUIET: Replay = {
  cycles: 120,
  of: 120,
  limited: false,
  changed: 0,
  unmatched: { base: 3, head: 3 },
  genes: [],
};
const ONE: Replay = {
  ...QUIET,
  changed: 14,
  genes: [{ id: 'gene_a', base: 2, head: 14 }],
};

const pages = (selection?: Replay) => {
  const report = { ...allWell(), ...(selection && { selection }) };
  return [
    renderText(report, { columns: 80, colour: false, verbose: true }),
    renderMarkdown(report, { maxCharacters: 60_000 }),
  ];
};

test.each([
  ['one gene', ONE, 'Of 120 past cycles, 14 would select a different gene.'],
  [
    'some of many',
    { ...ONE, of: 1_204 },
    'Of the newest 120 of 1,204 past cycles, 14 would select a different gene.',
  ],
  [
    'cycles that get a gene',
    { ...ONE, unmatched: { base: 3, head: 0 } },
    'Of 120 past cycles, 14 would select a different gene. No gene matches 0 of them (before: 3).',
  ],
  [
    'genes that are too costly',
    { ...QUIET, cycles: 0, limited: true },
    'Of the newest 0 of 120 past cycles, 0 would select a different gene. The other cycles were not replayed: the genes have too many or too complex patterns.',
  ],
])('the words for %s', (_, selection, lead) => {
  expect(selectionWords({ ...allWell(), selection })?.lead).toBe(lead);
});

describe('every page', () => {
  test('shows how often a gene would be selected', () => {
    for (const page of pages(ONE)) {
      expect(page.replace(/<\/?code>/g, '')).toContain(
        'gene_a would be selected in 14 of 120 past cycles (before: 2)',
      );
    }
  });

  test('is the same as without a replay if nothing changes', () => {
    expect(pages(QUIET)).toEqual(pages());
  });

  test('shows a few genes and counts the others, and folds them in a comment', () => {
    const genes = Array.from({ length: 30 }, (_, index) => ({
      id: `gene_${index}`,
      base: 0,
      head: 1,
    }));
    const report = { ...everythingWrong(), selection: { ...ONE, genes } };
    const text = renderText(report, { columns: 80, colour: false, verbose: false });
    expect(text).toContain('and 24 other genes; --verbose shows all');
    const markdown = renderMarkdown({ ...report, genes: [] }, { maxCharacters: 60_000 });
    expect(markdown.match(/would be selected in/g)).toHaveLength(30);
  });
});
