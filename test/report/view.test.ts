import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filesBar } from '../../src/report/view/blast-radius.ts';
import { chop, clipColumns, textWidth, wrap } from '../../src/report/view/columns.ts';
import { excerpt } from '../../src/report/view/excerpt.ts';
import { reasonsOf } from '../../src/report/view/finding.ts';
import { lastLines, statusWords } from '../../src/report/view/output.ts';
import { clip, count, duration } from '../../src/report/view/words.ts';
import { finding } from './fixtures.ts';
import { hostileText } from './hostile.ts';

describe('excerpt', () => {
  it.each([
    ['npm test && id', { start: 9, end: 11 }, 'npm test && id', '         ^^'],
    ['npm test', undefined, 'npm test', undefined],
    ['node "a', { start: 7, end: 7 }, 'node "a', '       ^'],
    ['', { start: 0, end: 0 }, '', '^'],
    ['node a\nid', { start: 6, end: 7 }, 'node a<U+000A>id', '      ^^^^^^^^'],
    ['node 漢字 | x', { start: 8, end: 9 }, 'node 漢字 | x', '          ^'],
    ['node x', { start: 90, end: 99 }, 'node x', '      ^'],
    [
      `node ${'a'.repeat(50)} | ${'b'.repeat(50)}`,
      { start: 56, end: 57 },
      `…${'a'.repeat(8)} | ${'b'.repeat(16)}…`,
      '          ^',
    ],
  ])('%j at %j', (command, span, line, marks) =>
    expect(excerpt(command, span, 30)).toEqual(marks === undefined ? { line } : { line, marks }),
  );

  it('fits, and has its carets under the marked characters', () =>
    fc.assert(
      fc.property(
        fc.array(hostileText).map((texts) => texts.join(' ')),
        fc.nat(60),
        fc.nat(20),
        fc.integer({ min: 20, max: 80 }),
        (command, start, length, columns) => {
          const { line, marks = '' } = excerpt(command, { start, end: start + length }, columns);
          expect(textWidth(line)).toBeLessThanOrEqual(columns);
          expect(marks).toMatch(/^ *\^+$/);
          expect(marks.length).toBeLessThanOrEqual(columns);
        },
      ),
    ));

  it('takes a megabyte of command in its stride', () => {
    const { line } = excerpt('x'.repeat(1_000_000), { start: 500_000, end: 900_000 }, 60);
    expect(textWidth(line)).toBeLessThanOrEqual(60);
  });
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
  const { main, further } = reasonsOf(findings);
  expect(main?.rule).toBe('b');
  expect(further.map(({ rule }) => rule)).toEqual(['a', 'c', 'd']);
  expect(reasonsOf([])).toEqual({ main: undefined, further: [] });
});

it.each([
  [14, 20, '14 / 20 files ███████░░░'],
  [0, 20, '0 / 20 files ░░░░░░░░░░'],
  [1, 20, '1 / 20 files █░░░░░░░░░'],
  [19, 20, '19 / 20 files █████████░'],
  [20, 20, '20 / 20 files ██████████'],
  [47, 20, '47 / 20 files ██████████'],
  [1, 0, '1 / 0 files ██████████'],
])('draws %d of %d files', (files, limit, bar) => expect(filesBar(files, limit)).toBe(bar));

it.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1000, '1.0 s'],
  [59_999, '59.9 s'],
  [60_000, '1 min 0 s'],
  [185_000, '3 min 5 s'],
])('says %d ms as %s', (ms, words) => expect(duration(ms)).toBe(words));

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
  const printed = (head: string, tail = '') => ({
    ...outcome,
    stderr: { head, tail, bytes: 1, truncated: tail !== '' },
  });

  it.each([
    ['output where the error stream is empty', outcome, ['out 1', 'out 2']],
    ['the end of the error stream', printed('a\nb\nc\nd\n'), ['b', 'c', 'd']],
    ['the tail of a long one', printed('a\n', 'y\nz'), ['y', 'z']],
    [
      'no stack frames of Node',
      printed('Error: x\n    at node:fs:1\n\nNode.js v24.1.0\n'),
      ['Error: x'],
    ],
    [
      'of a test run its failures',
      printed(
        "TAP version 13\nok 1 - a\nnot ok 2 - b\n  ---\n  duration_ms: 1.2\n  error: 'x'\n    Test.run (node:internal/test:796:25)\n  ...\n1..2\n# tests 2\n# suites 0\n# pass 1\n# fail 1\n# cancelled 0\n# skipped 0\n# todo 0\n# duration_ms 52.3\n",
      ),
      ['not ok 2 - b', "  error: 'x'", '# fail 1'],
    ],
    ['long lines, broken', printed(`${'word '.repeat(5)}`), ['word word word word', 'word']],
  ])('is %s', (_, one, lines) => expect(lastLines(one, 3, 20)).toEqual(lines));

  it.each([
    [{ status: 'failed', exit_code: 2 }, 'failed with exit code 2'],
    [{ status: 'crashed', exit_code: null, signal: 'SIGSEGV' }, 'crashed with SIGSEGV'],
    [{ status: 'timed_out', exit_code: null, signal: 'SIGKILL' }, 'timed out'],
  ] as const)('%j is said as %s', (status, words) =>
    expect(statusWords({ ...outcome, ...status })).toBe(words),
  );
});
