import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Screen, terminalProgress } from '../../src/cli/progress.ts';
import type { OutcomeStatus } from '../../src/model/outcome.ts';
import { skippedOutcome } from '../../src/run/not-run.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const ended = (status: OutcomeStatus) => ({ ...skippedOutcome('', new Date()), status });

/** A screen that understands what progress writes, and how wide and high it ever got. */
function fakeScreen({ columns = 80, rows = 24 } = {}) {
  const size = { columns, rows };
  let lines = [''];
  let row = 0;
  let [widest, highest, raw] = [0, 0, ''];
  const write = (text: string) => {
    raw += text;
    const [, up = '0', rest = ''] =
      /^\r(?:\x1b\[(\d+)A)?\x1b\[J([\s\S]*)$/.exec(text) ?? expect.fail(JSON.stringify(text));
    row -= Number(up);
    expect(row).toBe(0);
    lines = rest.split('\n');
    row = lines.length - 1;
    widest = Math.max(widest, ...lines.map((line) => line.length));
    highest = Math.max(highest, lines.length);
  };
  const shown = () => lines;
  return {
    screen: { size, write } satisfies Screen,
    shown,
    resize: (narrower: number) => {
      size.columns = narrower;
      widest = 0;
    },
    size: () => ({ widest, highest }),
    raw: () => raw,
  };
}

describe('terminalProgress', () => {
  it('fits a window that has become narrower', () => {
    const { screen, resize, size } = fakeScreen({ columns: 60 });
    const progress = terminalProgress(screen);
    progress.planned(1);
    progress.started(`node test.js ${'x'.repeat(100)}`);
    expect(size().widest).toBe(59);
    resize(30);
    vi.advanceTimersByTime(1_000);
    expect(size().widest).toBe(29);
    progress.ended();
  });

  it('shows counts, time, and every command that runs with its own time', () => {
    const { screen, shown } = fakeScreen();
    const progress = terminalProgress(screen);
    progress.planned(3);
    progress.started('node a.js');
    vi.advanceTimersByTime(2000);
    progress.started('node b.js');
    vi.advanceTimersByTime(10_000);
    expect(shown()).toEqual(['0/3  12 s', '   12 s  node a.js', '   10 s  node b.js']);
    progress.finished('node a.js', ended('passed'));
    progress.started('node c.js');
    expect(shown()).toEqual(['1/3  12 s', '   10 s  node b.js', '    0 s  node c.js']);
    progress.finished('node c.js', ended('timed_out'));
    expect(shown()).toEqual(['2/3, 1 failed  12 s', '   10 s  node b.js']);
  });

  it('is gone at the end, and nothing ticks any more', () => {
    const { screen, shown } = fakeScreen();
    const progress = terminalProgress(screen);
    progress.planned(1);
    progress.started('node a.js');
    progress.ended();
    expect(shown()).toEqual(['']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes one of two equal commands away when one ends', () => {
    const { screen, shown } = fakeScreen();
    const progress = terminalProgress(screen);
    progress.planned(2);
    progress.started('node a.js');
    vi.advanceTimersByTime(3000);
    progress.started('node a.js');
    progress.finished('node a.js', ended('passed'));
    expect(shown()).toHaveLength(2);
  });

  it('never fills a line, which would wrap, nor the screen, which would scroll', () => {
    const { screen, shown, size } = fakeScreen({ columns: 40, rows: 6 });
    const progress = terminalProgress(screen);
    progress.planned(9);
    for (let n = 0; n < 9; n += 1) progress.started(`node ${'a-long-name-'.repeat(9)}${n}.js`);
    expect(size()).toEqual({ widest: 39, highest: 4 });
    expect(shown().at(-1)).toBe('         and 7 more');
    progress.finished(`node ${'a-long-name-'.repeat(9)}0.js`, ended('passed'));
    expect(shown().at(-1)).toBe('         and 6 more');
  });

  it('counts the columns of wide characters', () => {
    const { screen, shown } = fakeScreen({ columns: 40 });
    const progress = terminalProgress(screen);
    progress.planned(1);
    progress.started(`node ${'測'.repeat(40)}.js`);
    expect(shown()[1]).toBe(`    0 s  node ${'測'.repeat(12)}…`);
  });

  it('has no colours, and lets no escape of a command through', () => {
    const { screen, shown, raw } = fakeScreen();
    const progress = terminalProgress(screen);
    progress.planned(1);
    progress.started('node "\x1b[31m\n\r\x1b]0;title\x07"');
    expect(shown()[1]).toBe('    0 s  node "\\u{1b}[31m\\u{a}\\u{d}\\u{1b}]0;title\\u{7}"');
    expect(raw().replace(/\x1b\[(\d+A|J)/g, '')).not.toContain('\x1b');
  });
});
