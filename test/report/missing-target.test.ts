import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/report/markdown/markdown.ts';
import { renderText } from '../../src/report/text/render-text.ts';
import { groupCommands, reportSections } from '../../src/report/view/report-sections.ts';
import { command, finding, gene, outcome, report } from './fixtures.ts';

/** Commands that failed, each of its own gene, and the script of each that is missing. */
const FAILED = [
  { script: 'scripts/check.js', argument: 'a' },
  { script: 'scripts/check.js', argument: 'b' },
  { script: 'scripts/other.js', argument: 'c' },
];

function placeOf(index: number) {
  return { path: 'assets/gep/genes.json', line: index + 1, column: 1 };
}

function failedReport() {
  const texts = FAILED.map(({ script, argument }) => `node ${script} ${argument}`);
  const ofCommand = (index: number) => ({
    location: placeOf(index),
    subject: { type: 'Gene' as const, id: `gene_${index}`, command: texts[index] ?? '' },
  });
  return report({
    verdict: 'fail',
    genes: texts.map((text, index) =>
      gene(`gene_${index}`, {
        verdict: 'fail',
        line: index + 1,
        commands: [
          command(text, {
            location: placeOf(index),
            outcome: outcome({ status: 'failed', exit_code: 1 }),
          }),
        ],
      }),
    ),
    findings: FAILED.flatMap(({ script }, index) => [
      finding({
        ...ofCommand(index),
        rule: 'command-failed',
        layer: 'run',
        severity: 'error',
        message: 'It failed.',
        remedy: 'Mend what it reports.',
      }),
      finding({
        ...ofCommand(index),
        rule: 'target-missing',
        layer: 'target',
        severity: 'warning',
        message: `\`${script}\` is not there.`,
        remedy: 'Add the file.',
      }),
    ]),
  });
}

describe('commands that failed because what they run is missing', () => {
  const { failed, findings } = reportSections(failedReport());

  it('are explained by that, and it is not told again', () => {
    expect(failed.map(({ findings: [main] }) => main?.rule)).toEqual(
      FAILED.map(() => 'target-missing'),
    );
    expect(findings).toEqual([]);
  });

  it('are one group for each missing file', () => {
    expect(groupCommands(failed).map(({ others }) => others.length)).toEqual([1, 0]);
  });

  it.each([
    ['text', renderText(failedReport(), { columns: 80, colour: false, verbose: false })],
    ['markdown', renderMarkdown(failedReport(), { maxCharacters: 60_000 })],
  ])('say so in %s', (_, printed) => {
    const page = printed.replace(/\s+/g, ' ');
    expect(page).toContain('`scripts/check.js` is not there.');
    expect(page).toContain('Add the file.');
    expect(page.split('For agents')[0]).not.toContain('Mend what it reports.');
  });
});
