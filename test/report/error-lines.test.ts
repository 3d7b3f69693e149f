import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth } from '../../src/report/view/columns.ts';
import { errorLines } from '../../src/report/view/error-lines.ts';
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
    [
      'output where the error stream is empty',
      outcomeOf({ stdout: 'out 1\nout 2\n', stderr: '' }),
      ['out 1', 'out 2'],
    ],
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
  ])('is %s', (_, one, lines) => expect(errorLines(one, 3, 20)).toEqual(lines));

  it('is bounded, whatever a command prints', () =>
    fc.assert(
      fc.property(fc.array(hostileText), fc.array(hostileText), (out, error) => {
        const outcome = outcomeOf({ stdout: out.join('\n'), stderr: error.join('\n') });
        const lines = errorLines(outcome, 10, 60);
        expect(lines.length).toBeLessThanOrEqual(10);
        for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(60);
      }),
    ));
});
