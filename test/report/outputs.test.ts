import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Captured } from '../../src/model/outcome.ts';
import { redactOutcome } from '../../src/report/redact-outcome.ts';
import { textWidth } from '../../src/report/view/columns.ts';
import { errorLines, relativePaths } from '../../src/report/view/error-lines.ts';
import { forAll } from '../runs.ts';
import { outcome } from './fixtures.ts';
import { hostileText } from './hostile.ts';

interface Recording {
  readonly stdout: string;
  readonly stderr: string;
}
const RECORDINGS: Readonly<Record<string, Recording>> = JSON.parse(
  readFileSync(new URL('recorded/output.json', import.meta.url), 'utf8'),
);

function outcomeOf({ stdout, stderr }: Recording) {
  return outcome({
    status: 'failed',
    exit_code: 1,
    stdout: stream(stdout),
    stderr: stream(stderr),
    root: '/home/runner/work/agent/agent',
  });
}

function stream(text: string) {
  return { head: text, tail: '', bytes: Buffer.byteLength(text), truncated: false };
}

describe('errorLines', () => {
  it.each(Object.entries(RECORDINGS))('shows the failure that %s reports', (name, recording) =>
    expect(`${errorLines(outcomeOf(recording), 10).join('\n')}\n`).toMatchFileSnapshot(
      `recorded/${name}.txt`,
    ),
  );

  const printed = (head: string, tail = '') => ({
    ...outcomeOf({ stdout: '', stderr: '' }),
    stderr: { head, tail, bytes: 1, truncated: tail !== '' },
  });

  it.each([
    ['the output', outcomeOf({ stdout: 'out 1\nout 2\n', stderr: '' }), ['out 1', 'out 2']],
    ['the end of the error stream', printed('a\nb\nc\nd\n'), ['… 2 lines left out', 'c', 'd']],
    ['the tail of a long one', printed('a\n', 'y\nz'), ['… 2 lines left out', 'y', 'z']],
    ['no stack frames', printed('Error: x\n    at node:fs:1\n\nNode.js v24.1.0\n'), ['Error: x']],
    [
      'of a test run its failures',
      printed(
        "TAP version 13\nok 1 - a\nnot ok 2 - b\n  ---\n  duration_ms: 1.2\n  error: 'x'\n    Test.run (node:internal/test:796:25)\n  ...\n1..2\n# tests 2\n# suites 0\n# pass 1\n# fail 1\n# cancelled 0\n# skipped 0\n# todo 0\n# duration_ms 52.3\n",
      ),
      ['… 2 lines left out', "  error: 'x'", '# fail 1'],
    ],
    ['long lines, broken', printed(`${'word '.repeat(5)}`), ['word word word word', 'word']],
  ])('is %s', (_, one, lines) => expect(errorLines(one, 3, 20)).toEqual(lines));

  const filler = 'a line of progress\n'.repeat(40);
  it.each([
    [
      '======= ERRORS =======\n____ ERROR collecting test_a.py ____\nImportError while importing test module.\nHint: make sure your test modules have valid names.\nTraceback:\n/usr/lib/python3.11/importlib/__init__.py:126: in import_module\n    return _bootstrap._gcd_import(name)\ntest_a.py:1: in <module>\n    import nowhere\n',
      "E   ModuleNotFoundError: No module named 'nowhere'",
    ],
    ['failed to load\n', "TypeError [ERR_INVALID]: Cannot read 'x'"],
    [' FAIL  a.test.ts\n', 'Error: Failed to load url ./b'],
    ['running 2 tests failed\n', 'error[E0425]: cannot find value `x` in this scope'],
    ['# example.com/a\nfailed\n', './a.go:3:5: undefined: y'],
    ['tests failed\n', "src/a.ts(3,5): error TS2304: Cannot find name 'y'."],
    ['failed\n', 'PHP Fatal error:  Uncaught TypeError: f() in /a.php:3'],
  ])('keeps the message of an error, and counts the rest: %s', (start, message) => {
    const { stdout, stderr } = {
      stdout: `${start}${filler}${message}\n${filler}end\n`,
      stderr: '',
    };
    for (const most of [3, 6, 8, 10]) {
      const lines = errorLines(outcomeOf({ stdout, stderr }), most);
      expect(lines).toContain(message);
      expect(lines.join('\n')).toMatch(/^… \d+ lines left out$/m);
      expect(lines.length).toBeLessThanOrEqual(most);
    }
  });

  it('is bounded, whatever a command prints', () =>
    forAll(fc.array(hostileText), fc.array(hostileText), (out, error) => {
      const outcome = outcomeOf({ stdout: out.join('\n'), stderr: error.join('\n') });
      const lines = errorLines(outcome, 10, 60);
      expect(lines.length).toBeLessThanOrEqual(10);
      for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(60);
    }));
});

it.each([
  ['/work/agent', "- /work/agent/src/a.js'", "- src/a.js'"],
  ['/work/agent', 'at f (/work/agent/src/a.js:1:2)', 'at f (src/a.js:1:2)'],
  ['/work/agent', 'at file:///work/agent/src/a.js:1:2', 'at src/a.js:1:2'],
  ['/work/my agent', 'at file:///work/my%20agent/a.js:1', 'at a.js:1'],
  ['/work/my agent', 'at file:///work/my agent/a.js:1', 'at a.js:1'],
  ['/work/agent', 'cwd: /work/agent', 'cwd: .'],
  ['/work/agent', '/work/agent: a "/work/agent".', '.: a ".".'],
  [
    '/work/agent',
    '/work/agent-2/a /work/agent.old/a /work/agents',
    '/work/agent-2/a /work/agent.old/a /work/agents',
  ],
  ['/work/agent', '/home/work/agent/a', '/home/work/agent/a'],
  ['/w.rk/agent', '/work/agent/a', '/work/agent/a'],
  ['C:\\agent', 'at C:\\agent\\src\\a.js:1', 'at src\\a.js:1'],
  ['C:\\agent', "path: 'C:\\\\agent\\\\a.js'", "path: 'a.js'"],
  ['C:\\agent', 'at file:///C:/agent/src/a.js:1', 'at src/a.js:1'],
  ['/', 'at /work/a.js', 'at /work/a.js'],
  [undefined, 'at /work/a.js', 'at /work/a.js'],
])('relativePaths shortens paths below %s: %s', (root, text, shown) =>
  expect(relativePaths(root)(text)).toBe(shown),
);

const body = 'aB3dE5gH7jK9mN1pQ3sT5vW7xY9zA1cD3fG5hJ7k';
// Put together here, so that no scanner takes this file for a leak.
const secret = `gh${'p'}_${body}`;

describe('redactOutcome', () => {
  const stream = (head: string, tail = '', truncated = false): Captured => ({
    head,
    tail,
    bytes: 100_000,
    truncated,
  });
  const redacted = (stdout: Captured, known: readonly string[] = []): Captured =>
    redactOutcome(outcome({ stdout, stderr: stream('') }), known).stdout;

  it('finds a secret that lies across head and tail', () =>
    expect(redacted(stream(`a ${secret.slice(0, 10)}`, `${secret.slice(10)} b`))).toMatchObject({
      head: 'a [redacted github token] b',
      tail: '',
    }));

  it('drops the words that were cut, as half a secret has no shape', () =>
    expect(
      redacted(stream(`a ${secret.slice(0, 10)}`, `${secret.slice(20)} b`, true)),
    ).toMatchObject({ head: 'a ', tail: ' b' }));

  it('drops what may be half of a known value with blanks', () => {
    const { head, tail } = redacted(
      stream('printed before: correct horse', 'battery staple, printed after', true),
      ['correct horse battery staple'],
    );
    expect(head + tail).not.toMatch(/correct|horse|battery|staple/);
  });

  it.each([
    ['hexadecimal', (value: string) => Buffer.from(value).toString('hex')],
    ['base64', (value: string) => Buffer.from(value).toString('base64')],
    [
      'base64 lines',
      (value: string) => Buffer.from(value).toString('base64').replace(/.{20}/g, '$&\n'),
    ],
    ['spaced hex', (value: string) => Buffer.from(value).toString('hex').replace(/../g, '$& ')],
  ])('drops what may be a part of a known value in %s', (_, encode) => {
    const known = ['s3cr3t-value-that-is-quite-long-0123456789-0123456789'];
    const encoded = encode(known[0] ?? '');
    const printed = 'printed beside it '.repeat(40);
    for (const cut of [8, 21, 40, 60]) {
      const { head, tail } = redacted(
        stream(`${printed}${encoded.slice(0, cut)}`, `${encoded.slice(cut)} ${printed}`, true),
        known,
      );
      expect(head).toMatch(/^printed beside/);
      expect(printed.startsWith(head)).toBe(true);
      expect(printed.endsWith(tail)).toBe(true);
    }
  });

  it('drops the rest of a key whose beginning was cut', () =>
    expect(redacted(stream('a', `x\n${body}\n-----END ${'PRIVATE'} KEY-----\nb`, true)).tail).toBe(
      '[redacted private key]\nb',
    ));
});
