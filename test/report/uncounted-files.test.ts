import { expect, it } from 'vitest';
import type { CountedFile } from '../../src/model/blast-radius.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderHtml } from '../../src/report/html/html.tsx';
import { renderMarkdown } from '../../src/report/markdown/markdown.ts';
import { renderText } from '../../src/report/text/render-text.ts';
import { uncountedList } from '../../src/report/view/rows.ts';
import { allWell } from './fixtures.ts';

function withFiles(changed_files: readonly CountedFile[]): GateReport {
  const report = allWell();
  if (report.blast_radius === null) throw new Error('the fixture has a blast radius');
  return { ...report, blast_radius: { ...report.blast_radius, changed_files } };
}

const FILES: readonly CountedFile[] = [
  { path: 'dist/app.js', lines: 900, veil: 'generated' },
  { path: 'src/a.js', lines: 3 },
  { path: 'assets/gep/genes.json', lines: 1, exempt: 'asset_store', veil: 'no_diff' },
];

it('names the files that do not count or hide their lines, and why', () => {
  expect(uncountedList(withFiles(FILES)).rows).toMatchObject([
    { name: 'dist/app.js', words: '900 lines, marked as generated (.gitattributes)' },
    {
      name: 'assets/gep/genes.json',
      words: '1 line, asset store file, diff suppressed (.gitattributes)',
    },
  ]);
  const many = Array.from({ length: 100 }, () => FILES[0] as CountedFile);
  expect(uncountedList(withFiles(many)).rows).toHaveLength(20);
});

it('shows them in the long text, in the fold of the page and in the HTML', () => {
  const report = withFiles(FILES);
  const text = (verbose: boolean) => renderText(report, { columns: 100, colour: false, verbose });
  expect(text(true)).toMatch(/^files +dist\/app\.js: 900 lines, marked as generated/m);
  expect(text(false)).not.toContain('dist/app.js');
  expect(renderMarkdown(report, { maxCharacters: 60_000 })).toContain('- `dist/app.js`: 900 lines');
  expect(renderHtml(report)).toContain('<code>dist/app.js</code> <bdi>900 lines');
});
