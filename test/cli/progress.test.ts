import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Screen, terminalProgress } from '../../src/cli/progress.ts';
import type { OutcomeStatus } from '../../src/model/outcome.ts';
import { notRun } from '../../src/run/not-run.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const ended = (status: OutcomeStatus) => ({ ...notRun('skipped', ''), status });

/** A screen that understands what progress writes. */
function shownIn(width = 80, planned = 1) {
  let line = '';
  let columns = width;
  const write = (text: string) => {
    [, line = ''] = /^\r\x1b\[K([^\r\n\x1b]*)$/.exec(text) ?? expect.fail(JSON.stringify(text));
  };
  const resize = (narrower: number) => {
    columns = narrower;
  };
  const screen: Screen = { columns: () => columns, write };
  const progress = terminalProgress(screen);
  progress.planned(planned);
  return { progress, resize, shown: () => line };
}

it('terminalProgress shows counts, time, and what runs', () => {
  const { progress, shown } = shownIn(80, 3);
  progress.started('node a.js');
  vi.advanceTimersByTime(2000);
  expect(shown()).toBe('0/3  2 s  node a.js');
  progress.started('node b.js');
  progress.started('node b.js');
  expect(shown()).toBe('0/3  2 s  (and 2 more) node a.js');
  progress.finished('node b.js', ended('passed'));
  progress.finished('node a.js', ended('timed_out'));
  expect(shown()).toBe('2/3, 1 failed  2 s  node b.js');
});

it('terminalProgress never fills a line, which would wrap, also in a window that becomes narrower', () => {
  const { progress, resize, shown } = shownIn(60);
  progress.started(`node ${'x'.repeat(100)}`);
  expect(shown()).toHaveLength(59);
  resize(30);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toHaveLength(29);
  progress.ended();
});

it('terminalProgress counts the columns of wide characters', () => {
  const { progress, shown } = shownIn(40);
  progress.started(`node ${'測'.repeat(40)}.js`);
  expect(shown()).toBe(`0/1  0 s  node ${'測'.repeat(11)}…`);
});

it('terminalProgress has no colours, and lets no escape of a command through', () => {
  const { progress, shown } = shownIn();
  progress.started('node "\x1b[31m\n\r\x1b]0;title\x07"');
  expect(shown()).toBe('0/1  0 s  node "\\u{1b}[31m\\u{a}\\u{d}\\u{1b}]0;title\\u{7}"');
});
