import { describe, expect, it } from 'vitest';
import { tableOf } from './required-check.ts';
import { ATTACKS, outcomeOf, SET_UPS } from './set-ups.ts';

const [[, ...names] = [], ...rows] = tableOf('What each set-up leaves open');
/** The cells of the page: row, column, text. */
const TABLE = new Map(
  rows.flatMap(([row, ...texts]) =>
    texts.map((text, at) => [`${row}: ${names[at]}`, text] as const),
  ),
);

describe.each(Object.entries(SET_UPS))('%s', (name, setUp) => {
  it.each(Object.entries(ATTACKS))('%s', async (what, attack) => {
    expect(await outcomeOf(setUp, attack)).toBe(TABLE.get(`${what}: ${name}`));
  });
});

it('has a cell of the page for each of these', () => {
  expect(TABLE.size).toBe(Object.keys(SET_UPS).length * Object.keys(ATTACKS).length);
});
