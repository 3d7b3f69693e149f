import { setTimeout as delay } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/model/outcome.ts';
import { BUDGET_SPENT, notRun } from '../../src/run/not-run.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { type GenePlans, type PlanRun, runPlans } from '../../src/run/schedule.ts';
import { planOf } from './fixture.ts';

/** The names of commands; those in capitals fail. */
const NAMES = ['a', 'b', 'c', 'd', 'E', 'F'] as const;
const passes = (name: string) => name === name.toLowerCase();

const genesOf = (lists: readonly (readonly string[])[]): GenePlans[] =>
  lists.map((names, index) => ({ id: `g${index}`, plans: names.map((name) => planOf(name)) }));

const given = (name: string): Outcome => ({
  ...notRun('skipped', '', new Date(0)),
  status: passes(name) ? 'passed' : 'failed',
});

function expected(names: readonly string[]): string[] {
  const end = names.findIndex((name) => !passes(name));
  return names.map((name, index) =>
    end >= 0 && index > end ? 'skipped' : passes(name) ? 'passed' : 'failed',
  );
}

const statuses = (runs: Iterable<readonly PlanRun[]>) =>
  [...runs].map((each) => each.map(({ outcome }) => outcome.status));

const lists = fc.array(fc.array(fc.constantFrom(...NAMES), { maxLength: 5 }), { maxLength: 6 });
const concurrency = fc.integer({ min: 1, max: 4 });

/** Runs genes whose commands end in an order selected by the property. */
async function scheduled(
  names: readonly (readonly string[])[],
  slots: number,
  scheduler: fc.Scheduler,
  stop?: { readonly after: number; readonly reason?: string },
) {
  const controller = new AbortController();
  const genes = genesOf(names);
  const started: string[] = [];
  let running = 0;
  let most = 0;
  const runs = await scheduler.waitFor(
    runPlans(genes, {
      backend: {
        level: 'namespaces',
        description: '',
        check: () => {},
        run: async ({ command }) => {
          started.push(command);
          most = Math.max(most, ++running);
          if (started.length === stop?.after) controller.abort(stop.reason);
          await scheduler.schedule(Promise.resolve());
          running -= 1;
          return given(command);
        },
      },
      progress: NO_PROGRESS,
      concurrency: slots,
      signal: controller.signal,
    }),
  );
  return { genes, started, most, running, runs };
}

describe('runPlans, with any durations', () => {
  it('returns for every gene the same as alone, and runs nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(lists, concurrency, fc.scheduler(), async (names, slots, scheduler) => {
        const { genes, started, most, running, runs } = await scheduled(names, slots, scheduler);
        expect([...runs.keys()]).toEqual(genes);
        expect(statuses(runs.values())).toEqual(names.map(expected));
        expect([...runs.values()].map((each) => each.map(({ plan }) => plan.command))).toEqual(
          names,
        );
        const wanted = names.flatMap((list) =>
          list.filter((_, index) => expected(list)[index] !== 'skipped'),
        );
        expect([...started].sort()).toEqual([...new Set(wanted)].sort());
        expect(most).toBeLessThanOrEqual(slots);
        expect(running).toBe(0);
      }),
    );
  });

  it('marks results as reused in report order, regardless of timing', async () => {
    await fc.assert(
      fc.asyncProperty(lists, concurrency, fc.scheduler(), async (names, slots, scheduler) => {
        const { runs } = await scheduled(names, slots, scheduler);
        const told = new Set<string>();
        for (const { plan, outcome } of [...runs.values()].flat()) {
          if (outcome.status === 'skipped') continue;
          expect(outcome.reused ?? false).toBe(told.has(plan.command));
          told.add(plan.command);
        }
      }),
    );
  });

  it('starts nothing more after a stop and still returns all outcomes', async () => {
    const stop = fc.record({
      after: fc.integer({ min: 1, max: 5 }),
      reason: fc.constantFrom('anything', BUDGET_SPENT),
    });
    await fc.assert(
      fc.asyncProperty(
        lists,
        concurrency,
        stop,
        fc.scheduler(),
        async (names, slots, stop, scheduler) => {
          const { started, running, runs } = await scheduled(names, slots, scheduler, stop);
          expect([...runs.values()].map((each) => each.length)).toEqual(
            names.map((list) => list.length),
          );
          // A command that got a slot at the same moment has already started.
          expect(started.length).toBeLessThan(stop.after + slots);
          expect(running).toBe(0);
          const reasons = new Set([...runs.values()].flat().map(({ outcome }) => outcome.reason));
          expect(reasons).not.toContain(
            stop.reason === BUDGET_SPENT ? 'interrupted' : BUDGET_SPENT,
          );
        },
      ),
    );
  });
});

it('a failing backend rejects after everything else has stopped', async () => {
  let ended = 0;
  const broken = runPlans(genesOf([['a'], ['b'], ['c', 'd']]), {
    backend: {
      level: 'namespaces',
      description: '',
      check: () => {},
      run: async ({ command }, signal) => {
        if (command === 'a') throw new Error('no space left');
        await new Promise((resolve) => signal?.addEventListener('abort', resolve));
        await delay(5);
        ended += 1;
        return given(command);
      },
    },
    progress: NO_PROGRESS,
    concurrency: 3,
    signal: new AbortController().signal,
  });
  await expect(broken).rejects.toThrow('no space left');
  expect(ended).toBe(2);
});
