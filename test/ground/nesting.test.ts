import { describe, expect, it } from 'vitest';
import { isNestedTooDeep } from '../../src/ground/mapping.ts';
import { readDocument } from '../../src/policy/policy-document.ts';

describe('isNestedTooDeep', () => {
  it.each([
    '['.repeat(100_000),
    `a: ${'{b: '.repeat(5_000)}`,
    `${'- '.repeat(5_000)}a`,
    `${'? '.repeat(5_000)}a`,
    Array.from({ length: 2_000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
  ])('is true for text %# that is nested without end', (yaml) => {
    expect(isNestedTooDeep(yaml)).toBe(true);
    expect(readDocument(yaml)).toHaveProperty('broken');
  });

  it.each(['a: [b, {c: [d]}]', '[a]\n'.repeat(1_000), ']'.repeat(1_000), '{}, '.repeat(1_000)])(
    'is false for text %#',
    (yaml) => expect(isNestedTooDeep(yaml)).toBe(false),
  );
});
