import { expect, it } from 'vitest';
import { nearestName } from '../../src/ground/nearest-name.ts';

it.each([
  ['content-hash-mising', 'content-hash-missing'],
  ['sice', 'size'],
  ['nosuch', undefined],
  ['zzzzzzzzzzzz', undefined],
  ['x'.repeat(100_000), undefined],
])('offers a name only for one that is like it: %#', (name, nearest) => {
  expect(nearestName(name, ['content-hash-missing', 'size', 'log'])).toBe(nearest);
  expect(nearestName(name, [])).toBeUndefined();
});
