import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ATTACKS, outcomeOf, SET_UPS } from './set-ups.ts';

/** The cells of a table of the page: row, column, text. */
function cells(): ReadonlyMap<string, string> {
  const page = readFileSync('docs/required-check.md', 'utf8');
  const [, section = ''] = page.split('\n## What each set-up leaves open\n');
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  const [head = [], , ...others] = rows.map((line) => line.slice(2, -2).split(' | '));
  return new Map(
    others.flatMap(([row, ...texts]) =>
      texts.map((text, index) => [`${row}: ${head[index + 1]}`, text] as const),
    ),
  );
}

const TABLE = cells();

describe.each(Object.entries(SET_UPS))('%s', (name, setUp) => {
  it.each(Object.entries(ATTACKS))('%s', async (what, attack) => {
    expect(await outcomeOf(setUp, attack)).toBe(TABLE.get(`${what}: ${name}`));
  });
});

it('has a cell of the page for each of these', () => {
  expect(TABLE.size).toBe(Object.keys(SET_UPS).length * Object.keys(ATTACKS).length);
});
