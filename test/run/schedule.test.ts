import { expect, it, vi } from 'vitest';
import type { Outcome } from '../../src/model/outcome.ts';
import { NO_PROGRESS, type Progress } from '../../src/run/progress.ts';
import { runPlans, type ScheduleOptions } from '../../src/run/schedule.ts';
import { outcome } from '../verdict/fixture.ts';
import { planOf } from './fixture.ts';

/** A guard that compares as given, before and after each command. */
function guardWith(changed: () => Promise<readonly string[]>): ScheduleOptions['guard'] {
  return {
    state: () => ({ files: [], folders: [] }),
    changed,
    added: () => [],
    touchedSince: () => [],
  };
}

/** A backend that runs commands by a function, and refuses some before. */
function backendOf(
  run: (command: string) => Outcome,
  check: (command: string) => void = () => {},
): ScheduleOptions['backend'] {
  return {
    level: 'process_group',
    description: '',
    check: ({ command }) => check(command),
    run: async ({ command }) => run(command),
  };
}

/** Runs genes given as lists of command words; a command `fail…` fails. */
async function schedule(
  genes: Readonly<Record<string, readonly string[]>>,
  options: Partial<ScheduleOptions> & {
    onRun?: (command: string) => void;
    check?: (command: string) => void;
  } = {},
) {
  const log: string[] = [];
  const progress: Progress = {
    planned: (total) => log.push(`planned ${total}`),
    started: (command) => log.push(`started ${command}`),
    finished: (command, { status }) => log.push(`${status} ${command}`),
    ended: () => log.push('ended'),
  };
  const given = Object.entries(genes).map(([id, commands]) => ({
    id,
    plans: commands.map((command) => planOf(command)),
  }));
  const runs = await runPlans(given, {
    backend: backendOf((command) => {
      options.onRun?.(command);
      return outcome(command.startsWith('fail') ? 'failed' : 'passed');
    }, options.check),
    progress,
    concurrency: 1,
    signal: new AbortController().signal,
    ...options,
  });
  const results = given.map(({ id, ...gene }, index) => [
    id,
    runs
      .get(given[index] ?? { id, ...gene })
      ?.map(({ outcome }) => (outcome.status === 'skipped' ? outcome.reason : outcome.status)),
  ]);
  return { log, results: Object.fromEntries(results), runs: [...runs.values()].flat() };
}

it('runs everything in order and reports it', async () => {
  const { log, results } = await schedule({ g1: ['a', 'b'], g2: ['c'] });
  expect(results).toEqual({ g1: ['passed', 'passed'], g2: ['passed'] });
  expect(log).toEqual(
    'planned 3|started a|passed a|started b|passed b|started c|passed c|ended'.split('|'),
  );
});

it('distinguishes two genes with the same id', async () => {
  const genes = [
    { id: 'g', plans: [planOf('a')] },
    { id: 'g', plans: [planOf('fail')] },
  ];
  const runs = await runPlans(genes, {
    backend: backendOf((command) => outcome(command === 'a' ? 'passed' : 'failed')),
    progress: NO_PROGRESS,
    concurrency: 1,
    signal: new AbortController().signal,
  });
  expect(genes.map((gene) => runs.get(gene)?.[0]?.outcome.status)).toEqual(['passed', 'failed']);
});

it('runs nothing if one Plan cannot be started', async () => {
  const ran: string[] = [];
  const check = (command: string) => {
    if (command === 'b') throw new Error('no b here');
  };
  const refused = schedule({ g1: ['a'], g2: ['b'] }, { check, onRun: (name) => ran.push(name) });
  await expect(refused).rejects.toThrow('no b here');
  expect(ran).toEqual([]);
});

it('ends its progress even if the checkout cannot be checked', async () => {
  const ended = vi.fn();
  const failing = schedule(
    { g: ['a'] },
    {
      progress: { ...NO_PROGRESS, ended },
      guard: guardWith(() => Promise.reject(new Error('unreadable'))),
    },
  );
  await expect(failing).rejects.toThrow('unreadable');
  expect(ended).toHaveBeenCalledOnce();
});
