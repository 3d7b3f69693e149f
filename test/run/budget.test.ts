import { describe, expect, it } from 'vitest';
import { BUDGET_SPENT, stopReason } from '../../src/run/not-run.ts';
import { withinBudget } from '../../src/run/run.ts';
import { superviseScript } from './fixture.ts';

const never = () => new AbortController().signal;
const ended = (signal: AbortSignal) =>
  new Promise<string>((resolve) => {
    signal.addEventListener('abort', () => resolve(stopReason(signal)));
  });

describe('withinBudget', () => {
  it('lets work finish within the budget', async () => {
    expect(await withinBudget(60_000, never(), async (signal) => signal.aborted)).toBe(false);
  });

  it('aborts work at the end of the budget, with a reason', async () => {
    expect(await withinBudget(10, never(), ended)).toBe(BUDGET_SPENT);
  });

  it('passes on an interrupt as such', async () => {
    const controller = new AbortController();
    const stopped = withinBudget(60_000, controller.signal, ended);
    controller.abort();
    expect(await stopped).toBe('interrupted');
  });

  it('ends a program as timed out, with the reason', async () => {
    const outcome = await withinBudget(200, never(), (signal) =>
      superviseScript('setInterval(() => {}, 1000)', { signal }),
    );
    expect(outcome).toMatchObject({ status: 'timed_out', reason: BUDGET_SPENT });
  });
});
