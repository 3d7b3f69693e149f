import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { each, inSteps, inTurns, resultOf, type Steps } from '../../src/ground/turns.ts';

/** Computes for so long that a turn is due. */
function compute(): void {
  const until = process.uptime() + 0.1;
  while (process.uptime() < until);
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

it('lets what waits be done between pieces that take long, also empty ones', async () => {
  const order: string[] = [];
  function* pieces() {
    for (const piece of ['', 'a', '', 'b']) {
      compute();
      order.push(`made ${piece}`);
      yield piece;
    }
  }
  void setImmediate().then(() => order.push('heard'));
  for await (const piece of inTurns(pieces())) order.push(`took ${piece}`);
  expect(order).toEqual(['made ', 'heard', 'made a', 'took a', 'made ', 'made b', 'took b']);
});

it('ends between two pieces once it is interrupted', async () => {
  const controller = new AbortController();
  const made: string[] = [];
  function* pieces() {
    for (const piece of ['a', '', 'b', 'c']) {
      compute();
      made.push(piece);
      yield piece;
    }
  }
  const taking = (async () => {
    for await (const piece of inTurns(pieces(), controller.signal)) {
      if (piece === 'a') void setImmediate().then(() => controller.abort());
    }
  })();
  await expect(taking).rejects.toMatchObject({ code: 'interrupted' });
  expect(made).toEqual(['a']);
});

it('hears a signal that comes before the first piece is taken, but none from before', async () => {
  const controller = new AbortController();
  function* pieces() {
    compute();
    yield 'a';
    compute();
    yield 'b';
  }
  const taken = inTurns(pieces(), controller.signal);
  controller.abort();
  await expect(textOf(taken)).rejects.toMatchObject({ code: 'interrupted' });
  expect(await textOf(inTurns(pieces(), controller.signal))).toBe('ab');
});

it('does no step after a signal, also one that came before', async () => {
  const controller = new AbortController();
  const done: string[] = [];
  function* steps(): Steps<string> {
    for (const step of ['a', 'b', 'c']) {
      done.push(step);
      if (step === 'b') controller.abort();
      yield '';
    }
    return 'result';
  }
  const refusal = { code: 'interrupted' };
  await expect(inSteps(steps(), controller.signal)).rejects.toMatchObject(refusal);
  await expect(inSteps(steps(), controller.signal)).rejects.toMatchObject(refusal);
  expect(done).toEqual(['a', 'b']);
  expect(await inSteps(steps())).toBe('result');
});

it('converts each thing, and may pause while it does', () => {
  const numbers = Array.from({ length: 1_000 }, (_, index) => index);
  const double = (number: number, index: number) => number + index;
  expect(resultOf(each(numbers, double))).toEqual(numbers.map((number) => 2 * number));
  expect([...each(numbers, double)].length).toBeGreaterThan(1);
});
