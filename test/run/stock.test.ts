import { expect, it } from 'vitest';
import { stockOf } from '../../src/run/containment/stock.ts';

/** Items with numbers, and what became of them. */
function making() {
  const made: number[] = [];
  const released: number[] = [];
  const make = () => {
    const number = made.length;
    made.push(number);
    return { number, release: async () => void released.push(number) };
  };
  return { made, released, make };
}

it('makes the next one when one is taken, and releases the others at the end', async () => {
  const { made, released, make } = making();
  const stock = stockOf(make, 2);
  expect(made).toHaveLength(2);
  expect(stock.take().number).toBe(0);
  expect(made).toHaveLength(3);
  await stock.close();
  expect(released).toEqual([1, 2]);
});

it('makes no more ahead than are needed, and more if they are asked for', () => {
  const { made, make } = making();
  const stock = stockOf(make, 1, 2);
  expect([stock.take(), stock.take()].map(({ number }) => number)).toEqual([0, 1]);
  expect(made).toHaveLength(2);
  expect(stock.take().number).toBe(2);
});

it('makes none ahead if none is kept', () => {
  const { made, make } = making();
  const stock = stockOf(make, 0);
  expect(made).toEqual([]);
  expect(stock.take().number).toBe(0);
  expect(made).toHaveLength(1);
});
