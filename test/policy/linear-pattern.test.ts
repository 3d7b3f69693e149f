import { expect, it } from 'vitest';
import { compileLinear } from '../../src/policy/linear-pattern.ts';

// Each takes longer than the age of the universe where an engine tries one way after the other.
it.each(['(a+)+$', '(a|a)+$', '^(a*)*$', '(?:a|aa)+$', '(.*a){20}$'])(
  '%s does not hang',
  (source) => {
    const pattern = compileLinear(source);
    if ('error' in pattern) throw new Error(pattern.error);
    expect(pattern.matches('a'.repeat(100_000))).toBe(true);
    expect(pattern.matches(`${'a'.repeat(100_000)}!`)).toBe(false);
  },
);
