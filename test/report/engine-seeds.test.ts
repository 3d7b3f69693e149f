import { describe, expect, it } from 'vitest';
import { annotationsOf } from '../../src/publish/annotations.ts';
import { renderMarkdown } from '../../src/report/markdown/markdown.ts';
import { renderText } from '../../src/report/text/render-text.ts';
import { command, finding, gene, report } from './fixtures.ts';

const NOTICE = '3 assets are unchanged seeds of the engine 1.1.0: `gene_0`.';

/** A report about a blocked command of each gene, of which the first ones are seeds. */
function reportWith(seeds: number) {
  const place = (index: number) => ({ path: 'genes.json', line: index + 1, column: 1 });
  const ids = ['gene_0', 'gene_1', 'gene_2', 'gene_3'];
  return report({
    verdict: 'fail',
    genes: ids.map((id, index) =>
      gene(id, {
        verdict: 'fail',
        line: index + 1,
        path: 'genes.json',
        commands: [command(`do ${index}`, { verdict: 'block', location: place(index) })],
      }),
    ),
    findings: [
      ...ids.map((id, index) =>
        finding({
          rule: 'program-not-allowed',
          message: `\`do ${index}\` is refused.`,
          location: place(index),
          subject: { type: 'Gene', id, command: `do ${index}` },
          ...(index < seeds && { seed: true }),
        }),
      ),
      finding({ rule: 'engine-seeds', severity: 'notice', message: NOTICE, location: place(0) }),
    ],
  });
}

describe('the findings about unchanged seeds', () => {
  const options = { columns: 100, colour: false, verbose: false, unicode: true };

  it('are one line on each page, and the other findings stay', () => {
    const pages = [
      renderText(reportWith(3), options),
      renderMarkdown(reportWith(3), { maxCharacters: 60_000 }).split('For agents')[0] ?? '',
    ];
    for (const page of pages) {
      expect(page).toContain('3 assets are unchanged seeds');
      expect(page).toContain('do 3');
      expect(page).not.toMatch(/do [012]`? is refused/);
    }
    const { annotations } = annotationsOf(reportWith(3));
    expect(annotations.map(({ message }) => /do \d/.exec(message)?.[0])).toEqual([
      'do 3',
      undefined,
    ]);
  });

  it('stand among the notices if none of them is an error', () => {
    const calm = reportWith(0);
    expect(renderText(calm, options)).not.toContain('unchanged seeds');
  });
});
