import { describe, expect, it } from 'vitest';
import { renderCheckText } from '../../src/report/markdown/check-text.ts';
import { allWell, everythingWrong, gene, report } from './fixtures.ts';

const PAGES = {
  detailsUrl: 'https://example.com/runs/1',
  repositoryUrl: 'https://example.com/a/a',
};

describe('the text of a check run', () => {
  it('lists every gene with the result of each command', () => {
    const text = renderCheckText(allWell(), { maxCharacters: 65_535, ...PAGES });
    expect(text).toContain('- `node scripts/validate-modules.js ./src`: passed in 450 ms\n');
    expect(text).toContain(
      '/blob/b2c3d4e5f60718293a4b5c6d7e8f9012345678a1/assets/gep/genes.json#L3)**',
    );
    expect(text).toContain('The [result files of the run](https://example.com/runs/1) contain');
    expect(text).not.toContain('```json');
  });

  it('is absent without genes', () =>
    expect(renderCheckText(report(), { maxCharacters: 65_535 })).toBeUndefined());

  it.each([300, 2000, 5000])('fits %d characters and counts the genes that do not', (max) => {
    const { genes } = everythingWrong();
    const text = renderCheckText(everythingWrong(), { maxCharacters: max }) ?? '';
    expect(text.length).toBeLessThanOrEqual(max);
    const shown = text.match(/^\*\*/gm)?.length ?? 0;
    expect(text).toContain(`Not shown: ${genes.length - shown} genes.`);
  });

  it('shows names as text', () => {
    const hostile = report({ genes: [gene('**x** @all <img src=x>')] });
    expect(renderCheckText(hostile, { maxCharacters: 10_000 })).toContain(
      '**`**x** @all <img src=x>`**',
    );
  });
});
