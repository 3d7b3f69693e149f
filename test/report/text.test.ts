import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/report/gate-report.ts';
import type { TextOptions } from '../../src/report/text/layout.ts';
import { renderText } from '../../src/report/text/render-text.ts';
import { textWidth } from '../../src/report/view/columns.ts';
import { forMany } from '../runs.ts';
import { allWell, command, couldNotDecide, finding, gene, REPORTS, report } from './fixtures.ts';
import { hostileText, withStrings } from './hostile.ts';

const PLAIN: TextOptions = { columns: 80, colour: false, verbose: false };

function linesOf(text: string): string[] {
  return text.trimEnd().split('\n');
}

describe.each(REPORTS)('%#', (one) => {
  it.each([40, 80, 120])('never exceeds %d columns', (columns) => {
    for (const verbose of [false, true]) {
      for (const line of linesOf(renderText(one, { ...PLAIN, columns, verbose }))) {
        if (HASH.test(line) || /^ +gene-gate fix /.test(line)) continue; // copied in one piece
        expect(textWidth(line), line).toBeLessThanOrEqual(columns);
      }
    }
  });

  it('says the same in colour', () => {
    const coloured = renderText(one, { ...PLAIN, colour: true });
    expect(coloured).toContain('\u001b[');
    expect(stripVTControlCharacters(coloured).replace(/ +$/gm, '')).toBe(renderText(one, PLAIN));
  });
});

const HASH = /^\W*sha256:[0-9a-f]{64}\W*$/;

it.each([
  ['worktree', 'with the uncommitted files'],
  ['index', 'with the staged files'],
] as const)('names no commit for an audited %s', (name, words) => {
  const one = report({ event: { name, fork: false }, audited_sha: 'f'.repeat(40) });
  expect(renderText(one, PLAIN)).toMatch(new RegExp(`^commits .* ${words}$`, 'm'));
  expect(renderText(one, PLAIN)).not.toContain('fffffff');
});

it.each<[GateReport, GateReport['verdict'], number, string]>([
  [allWell(), 'pass', 3, 'PART 2/3: PASS'],
  [allWell(), 'warn', 3, 'PART 2/3: PASS WITH WARNINGS'],
  [allWell(), 'error', 3, 'PART 2/3: COULD NOT DECIDE'],
  [allWell(), 'pass', 1, 'COULD NOT DECIDE'],
  [couldNotDecide(), 'error', 3, 'COULD NOT DECIDE'],
])('shows the verdict of a part of a run: %#', (one, verdict, of, words) => {
  const shards = [{ index: Math.min(of, 2), of, genes: 1, verdict }];
  const [first] = linesOf(renderText({ ...one, verdict: 'error', shards }, PLAIN));
  expect(first).toMatch(new RegExp(`^gene-gate +${words}`));
});

it('shows the first commands of each cause, and counts those that it leaves out', () => {
  const causeOf = (index: number) => (index < 100 ? 'a'.repeat(64) : 'b'.repeat(64));
  const commands = Array.from({ length: 105 }, (_, index) =>
    command(`node scripts/check-${index}.js`, { verdict: 'block' }),
  );
  const many = report({
    verdict: 'fail',
    genes: [gene('gene_long', { verdict: 'fail', commands })],
    findings: commands.map((each, index) =>
      finding({
        cause: causeOf(index),
        message: `Reason ${causeOf(index)[0]}.`,
        subject: { type: 'Gene', id: 'gene_long', command: each.command },
      }),
    ),
  });
  const [short, verbose] = [false, true].map((all) => renderText(many, { ...PLAIN, verbose: all }));
  expect(short).toContain('check-30.js');
  expect(short).not.toContain('check-31.js');
  expect(short).toContain('check-104.js');
  expect(short).toContain('and 69 other blocked commands; --verbose shows all');
  expect(verbose).toContain('check-31.js');
});

it('counts what it leaves out', () => {
  const findings = Array.from({ length: 30 }, (_, index) => finding({ rule: `rule-${index}` }));
  const text = renderText(report({ verdict: 'fail', findings }), PLAIN);
  expect(text).toContain('and 14 other findings; --verbose shows all');
});

it('prints only what is safe and fits, whatever the strings are', () =>
  forMany(
    200,
    fc.constantFrom(...REPORTS),
    fc.array(hostileText, { minLength: 1, maxLength: 12 }),
    fc.boolean(),
    (one, texts, verbose) => {
      const text = renderText(withStrings(one, texts), { ...PLAIN, verbose });
      expect(text).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u);
      for (const line of linesOf(text).filter((each) => !HASH.test(each)))
        expect(textWidth(line), line).toBeLessThanOrEqual(80);
    },
  ));
