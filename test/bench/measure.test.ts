import { expect, it } from 'vitest';
import { measure, summarise } from '../../bench/measure.mjs';
import { table, textOf } from '../../bench/table.mjs';

it('passes the same input to all subjects of a round, and starts with each in turn', async () => {
  const calls: string[] = [];
  const subject = (name: string) => async (input: number) => {
    await Promise.resolve();
    calls.push(`${name}${input}`);
  };
  const times = await measure({ a: subject('a'), b: subject('b') }, 2, (round) => round * 10);
  expect(calls).toEqual(['a0', 'b0', 'b10', 'a10', 'a20', 'b20']);
  expect([...times].map(([name, ms]) => [name, ms.length])).toEqual([
    ['a', 2],
    ['b', 2],
  ]);
});

it.each([
  [[5], { median: 5, min: 5, max: 5, lower: 5, upper: 5 }],
  [[9, 1, 4], { median: 4, min: 1, max: 9, lower: 1, upper: 9 }],
  [[8, 1, 4, 2], { median: 3, min: 1, max: 8, lower: 1.5, upper: 6 }],
])('summarises %j', (values, summary) => {
  expect(summarise(values)).toEqual(summary);
});

it('lays out a table', () => {
  const rows = [
    ['gate', 1234567, 12.345],
    ['b', 99.94, 0.5],
  ];
  expect(textOf(table('title', ['', 'one', 'two'], rows))).toBe(
    [
      'title',
      '              one   two',
      '  gate  1,234,567  12.3',
      '  b          99.9  0.50',
      '',
    ].join('\n'),
  );
});
