import { expect, it } from 'vitest';
import type { Outcome } from '../../src/model/outcome.ts';
import type { Progress } from '../../src/run/progress.ts';
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

const AFTER_FAILURE = 'an earlier command of the gene did not pass';

it.each(['failed', 'timed_out', 'crashed'] as const)(
  'does not continue after %s',
  async (status) => {
    const { results } = await schedule(
      { g: ['a', 'b'] },
      { backend: backendOf(() => outcome(status)) },
    );
    expect(results).toEqual({ g: [status, AFTER_FAILURE] });
  },
);

it('runs nothing if one Plan cannot be started', async () => {
  const ran: string[] = [];
  const check = (command: string) => {
    if (command === 'b') throw new Error('no b here');
  };
  const refused = schedule({ g1: ['a'], g2: ['b'] }, { check, onRun: (name) => ran.push(name) });
  await expect(refused).rejects.toThrow('no b here');
  expect(ran).toEqual([]);
});

it('runs nothing more after a command has changed the audited files', async () => {
  let looks = 0;
  const { results, runs } = await schedule(
    { g1: ['a', 'b', 'c'], g2: ['b', 'a', 'd'] },
    { guard: guardWith(async () => (++looks === 4 ? ['lib/x.js'] : [])) },
  );
  const reason = 'the command "b" changed files of the checkout';
  expect(results).toEqual({ g1: ['passed', 'passed', reason], g2: ['passed', 'passed', reason] });
  expect(runs.map(({ changedFiles }) => changedFiles.join()).join('|')).toBe(
    '|lib/x.js||lib/x.js||',
  );
  expect(looks).toBe(4);
});
