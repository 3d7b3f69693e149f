import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linesOfAudit, stageWords } from '../../src/report/text/audit-progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const stage = (done: number) => ({ doing: 'Judging', total: 10_000, done });

it('estimates a stage by what it did since it was first seen', () => {
  const words = stageWords();
  const judging = stage(1_000);
  expect(words(judging, 500)).toBe('Judging: 1,000 of 10,000');
  judging.done = 1_500;
  expect(words(judging, 1_000)).toBe('Judging: 1,500 of 10,000');
  judging.done = 4_000;
  expect(words(judging, 3_500)).toBe('Judging: 4,000 of 10,000, about 6.0 s left');
  expect(words(stage(0), 4_000)).toBe('Judging: 0 of 10,000');
});

it('estimates nothing of a stage that does not get on', () => {
  const words = stageWords();
  const judging = stage(7);
  words(judging, 0);
  expect(words(judging, 60_000)).toBe('Judging: 7 of 10,000');
});

it('writes a line to a log every five seconds, and nothing about a short audit', () => {
  const log: string[] = [];
  const progress = linesOfAudit({
    begin: () => log.push('begin'),
    line: (text) => log.push(text),
    end: () => log.push('end'),
  });
  const shown = { ...stage(0) };
  progress.turn(shown);
  vi.advanceTimersByTime(2_900);
  progress.turn(shown);
  progress.ended();
  expect(log).toEqual([]);
  for (let second = 0; second < 10; second += 1) {
    progress.turn({ ...shown, done: second });
    vi.advanceTimersByTime(1_000);
  }
  progress.ended();
  progress.ended();
  expect(log).toEqual(['begin', 'Judging: 3 of 10,000', 'Judging: 8 of 10,000', 'end']);
});
