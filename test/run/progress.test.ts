import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notRun } from '../../src/run/not-run.ts';
import { groupedProgress, linesOfProgress } from '../../src/run/progress.ts';
import { safeLine } from '../../src/run/safe-log.ts';

const outcome = { ...notRun('skipped', ''), duration_ms: 1234 };

describe('safeLine', () => {
  it.each([
    ['::set-output name=x::y', ': :set-output name=x: :y'],
    [':::', ': : :'],
    ['x ##[error]y', 'x ## [error]y'],
    ['a\n::add-mask::b', 'a\\u{a}: :add-mask: :b'],
    ['a\r\x1b[2Kb\x9b1m', 'a\\u{d}\\u{1b}[2Kb\\u{9b}1m'],
    ['\u202egnp.x\u2028\u200b', '\\u{202e}gnp.x\\u{2028}\\u{200b}'],
    ['node "ä 😀" --url=http://x', 'node "ä 😀" --url=http://x'],
  ])('shows %j', (text, shown) => {
    expect(safeLine(text)).toBe(shown);
  });

  it('truncates between characters', () => {
    expect(safeLine('😀'.repeat(5), 3)).toBe('😀😀…');
    expect(safeLine('😀'.repeat(3), 3)).toBe('😀😀😀');
  });

  it('disables both forms of log commands and control characters', () => {
    const hostile = fc.stringMatching(/^[:#[\]a \n\r\x1b\x85\u2028]*$/);
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => {
        const shown = safeLine(text);
        expect(shown).not.toMatch(/::|##\[|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(Array.from(shown).length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('linesOfProgress', () => {
  it('prints one line for each command that has ended', () => {
    const lines: string[] = [];
    const progress = linesOfProgress((line) => lines.push(line));
    progress.planned(2);
    progress.started('node a.js');
    progress.finished('node a.js', { ...outcome, status: 'passed' });
    progress.started('node "\n::error::x"');
    progress.finished('node "\n::error::x"', { ...outcome, status: 'timed_out' });
    progress.ended();
    expect(lines).toEqual([
      '[1/2] passed in 1.2 s: node a.js',
      '[2/2] timed_out in 1.2 s: node "\\u{a}: :error: :x"',
    ]);
  });
});

it('folds a line for each finished command into one group of the log', () => {
  const log: string[] = [];
  const progress = groupedProgress({
    info: (line) => void log.push(line),
    startGroup: (title) => void log.push(`group ${title}`),
    endGroup: () => void log.push('endgroup'),
  });
  progress.planned(2);
  progress.started('node a.js');
  progress.started('node "\n::endgroup::"');
  const passed = { ...notRun('skipped', ''), status: 'passed' as const };
  progress.finished('node "\n::endgroup::"', passed);
  progress.finished('node a.js', passed);
  progress.ended();
  expect(log).toEqual([
    'group Run 2 validation commands',
    '[1/2] passed in 0.0 s: node "\\u{a}: :endgroup: :"',
    '[2/2] passed in 0.0 s: node a.js',
    'endgroup',
  ]);
});
