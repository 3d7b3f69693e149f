import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terminal } from '../../src/report/escape.ts';
import { chop, clipColumns, textWidth, wrap } from '../../src/report/view/columns.ts';
import { markedLines } from '../../src/report/view/command-lines.ts';
import { otherWords } from '../../src/report/view/finding.ts';
import { reasonNotes } from '../../src/report/view/finding-rows.ts';
import { newFiles } from '../../src/report/view/fix.ts';
import { geneName } from '../../src/report/view/genes.ts';
import { uncountedList } from '../../src/report/view/rows.ts';
import { clip, count, duration, grouped, statusWords } from '../../src/report/view/words.ts';
import { finding, gene, report } from './fixtures.ts';
import { hostileText } from './hostile.ts';

describe('markedLines', () => {
  const shown = (lines: readonly string[]) => lines.filter((line) => !/^[ ^]*\^$/.test(line));

  it.each([
    ['npm test && id', { start: 9, end: 11 }, ['npm test && id', '         ^^']],
    ['node "a', { start: 7, end: 7 }, ['node "a', '       ^']],
    ['', { start: 0, end: 0 }, ['', '^']],
    ['node a\nid', { start: 6, end: 7 }, ['node a<U+000A>id', '      ^^^^^^^^']],
    ['node 漢字 | x', { start: 8, end: 9 }, ['node 漢字 | x', '          ^']],
    ['node x', { start: 90, end: 99 }, ['node x', '      ^']],
  ])('%j at %j', (command, span, lines) => expect(markedLines(command, [span])).toEqual(lines));

  it('marks each span, and wraps', () => {
    const spans = [
      { start: 2, end: 3 },
      { start: 6, end: 9 },
    ];
    expect(markedLines('a | b && c', spans, 5)).toEqual(['a | b', '  ^', ' && c', ' ^^^']);
  });

  it('shows every character of a command, whatever it is', () =>
    fc.assert(
      fc.property(
        fc.array(hostileText).map((texts) => texts.join(' ').slice(0, 2000)),
        fc.array(fc.record({ start: fc.nat(60), end: fc.nat(90) }), { maxLength: 3 }),
        fc.integer({ min: 20, max: 80 }),
        (command, spans, columns) => {
          const lines = markedLines(command, spans, columns);
          for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(columns);
          const unmarked = markedLines(command, [], columns);
          expect(unmarked.join('')).toBe(terminal(command));
          if (!command.includes('^'))
            expect(shown(lines).join('').trimEnd()).toBe(terminal(command).trimEnd());
        },
      ),
    ));

  it('counts what it leaves out of a very long command, and shows each mark', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2001, max: 20_000 }),
        fc.array(fc.nat(25_000), { maxLength: 5 }),
        (length, starts) => {
          const command = Array.from({ length }, (_, index) =>
            starts.includes(index) ? 'M' : 'x',
          ).join('');
          const lines = markedLines(
            command,
            starts.map((start) => ({ start, end: start + 1 })),
          );
          const counted = shown(lines).map((line) => {
            const [, number] = /^\[([\d,]+) characters? not shown\]$/.exec(line) ?? [];
            return number === undefined ? line.length : Number(number.replaceAll(',', ''));
          });
          expect(counted.reduce((sum, number) => sum + number, 0)).toBe(length);
          const marks = (text: string) => text.replace(/[^M]/g, '').length;
          expect(marks(lines.join(''))).toBe(marks(command));
        },
      ),
      { numRuns: 50 },
    ));
});

describe('columns', () => {
  it.each([
    ['abc', 3],
    ['漢字', 4],
    ['e\u0301', 1],
    ['👍', 2],
    ['한글', 4],
    ['█░', 2],
  ])('%j takes %d', (text, width) => expect(textWidth(text)).toBe(width));

  it.each([40, 60, 80])('breaks no hash at %i columns', (columns) => {
    const hash = `\`sha256:${'0a'.repeat(32)}\`;`;
    const lines = wrap(`Set the \`asset_id\` to ${hash} or ${'x'.repeat(100)}.`, columns);
    expect(lines).toContainEqual(expect.stringContaining(hash));
    expect(lines.filter((line) => line.length > columns && !line.includes(hash))).toEqual([]);
  });

  it('wraps between words, breaks what is longer, and loses nothing', () =>
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z漢]{0,30}$/)),
        fc.integer({ min: 5, max: 20 }),
        (words, columns) => {
          const text = words.join(' ');
          for (const lines of [wrap(text, columns), chop(text, columns)]) {
            for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(columns);
            expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
          }
          expect(textWidth(clipColumns(text, columns))).toBeLessThanOrEqual(columns);
        },
      ),
    ));
});

it('shows one reason in full, and adds each other rule once', () => {
  const findings = ['a', 'b', 'a', 'c', 'c', 'd', 'e'].map((rule, index) =>
    finding({ rule, ...(index === 1 && { span: { start: 0, end: 1 } }) }),
  );
  const { rule, notes } = reasonNotes(findings);
  expect(rule).toBe('b');
  const further = notes.filter(({ label }) => label === 'also');
  expect(further.map(({ text }) => /`(.)`/.exec(text)?.[1])).toEqual(['a', 'c', 'd', 'e']);
  expect(reasonNotes([])).toEqual({ notes: [] });
});

it.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1000, '1.0 s'],
  [59_999, '59.9 s'],
  [60_000, '1 min 0 s'],
  [185_000, '3 min 5 s'],
])('says %d ms as %s', (ms, words) => expect(duration(ms)).toBe(words));

it('groups digits as the language of the reports does', () => {
  for (const number of [0, 7, 999, 1000, 12_345, 123_456, 1_234_567, 2 ** 53 - 1]) {
    expect(grouped(number)).toBe(number.toLocaleString('en-US'));
  }
});

it('counts in words', () =>
  expect([count(0, 'gene'), count(1, 'gene'), count(1204, 'gene')]).toEqual([
    '0 genes',
    '1 gene',
    '1,204 genes',
  ]));

it('clips without splitting a pair', () => {
  expect(clip('abc', 3)).toBe('abc');
  expect(clip('ab😀d', 4)).toBe('ab…');
});

describe('the output of a failed command', () => {
  const outcome = {
    status: 'failed' as const,
    exit_code: 1,
    signal: null,
    started_at: '2026-03-02T09:30:00.000Z',
    duration_ms: 1,
    stdout: { head: 'out 1\nout 2\n', tail: '', bytes: 12, truncated: false },
    stderr: { head: '', tail: '', bytes: 0, truncated: false },
  };
  it.each([
    [{ status: 'failed', exit_code: 2 }, 'failed with exit code 2'],
    [{ status: 'crashed', exit_code: null, signal: 'SIGSEGV' }, 'crashed with SIGSEGV'],
    [{ status: 'timed_out', exit_code: null, signal: 'SIGKILL' }, 'timed out'],
  ] as const)('%j is said as %s', (status, words) =>
    expect(statusWords({ ...outcome, ...status })).toBe(words),
  );
});

it.each([
  [['CLAUDE.md'], 'also `CLAUDE.md`'],
  [['a', 'b', 'c', 'd'], '4 other places'],
])('names the other files of a cause if they are few: %j', (paths, words) => {
  const [lead = finding(), ...others] = ['AGENTS.md', ...paths].map((path) =>
    finding({ location: { path, line: 1, column: 1 } }),
  );
  expect(otherWords({ lead, others })).toBe(words);
});

it('lists the first twenty files that do not count', () => {
  const { blast_radius } = report();
  const changed_files = Array(21).fill({ path: 'a.js', lines: 1, veil: 'generated' });
  const radius = blast_radius && { ...blast_radius, changed_files };
  expect(uncountedList({ blast_radius: radius }).rows).toHaveLength(20);
});

describe('newFiles', () => {
  const edit = { old: 'npm tes', new: ['npm test'] };
  const files = [{ path: 'scripts/a.js', text: 'check();\n' }];

  it('are those that a person writes by hand', () => {
    expect(newFiles({ ...edit, fix: false })).toEqual([]);
    expect(newFiles({ ...edit, fix: true, files })).toEqual([]);
    expect(newFiles({ ...edit, fix: false, files })).toEqual([
      { path: 'scripts/a.js', lines: ['check();'], length: 1 },
    ]);
  });
});

describe('geneName', () => {
  it('has the path where two stores have one id', () => {
    const genes = [gene('a', { path: 'x.json' }), gene('a', { path: 'y.json' }), gene('b')];
    expect(genes.map((each) => geneName(each, genes))).toEqual(['a (x.json)', 'a (y.json)', 'b']);
  });
});
