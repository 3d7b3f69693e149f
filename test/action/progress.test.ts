import { expect, it } from 'vitest';
import { groupedProgress } from '../../src/action/run-gate.ts';
import { skippedOutcome } from '../../src/run/not-run.ts';

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
  const passed = { ...skippedOutcome('', new Date()), status: 'passed' as const };
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
