import { describe, expect, it } from 'vitest';
import { POLICY_KEYS, type Policy } from '../../src/policy/policy.ts';
import { parsePolicy } from './from-text.ts';

const strictness = POLICY_KEYS.get('rules')?.strictness;

describe('rules', () => {
  it.each<[Policy['rules'], Policy['rules'], string | undefined, Policy['rules']]>([
    [{}, {}, undefined, {}],
    [{}, { size: 'warning' }, 'looser', {}],
    [{}, { size: 'error' }, 'tighter', { size: 'error' }],
    [{ size: 'warning' }, {}, 'tighter', {}],
    [{ size: 'off' }, { size: 'warning' }, 'tighter', { size: 'warning' }],
    [{ size: 'off' }, { size: { level: 'off', reason: 'Known.' } }, undefined, { size: 'off' }],
    [{ size: 'warning' }, { hashes: 'warning' }, undefined, {}],
    [
      { size: 'off' },
      { size: { level: 'off', until: '2027-01-31' } },
      'tighter',
      { size: { level: 'off', until: '2027-01-31' } },
    ],
    [
      { size: { level: 'warning', until: '2026-01-31' } },
      { size: { level: 'warning', until: '2027-01-31' } },
      'looser',
      { size: { level: 'warning', until: '2026-01-31' } },
    ],
    [
      { size: 'error' },
      { size: { level: 'error', until: '2027-01-31' } },
      'looser',
      { size: 'error' },
    ],
    [
      { size: 'warning', log: 'off' },
      { size: 'off', log: 'off' },
      'looser',
      { size: 'warning', log: 'off' },
    ],
  ])('%j to %j: %s, the stricter is %j', (from, to, direction, stricter) => {
    expect(strictness?.compare(from, to)).toBe(direction);
    expect(strictness?.combine(from, to)).toEqual({ value: stricter });
    expect(strictness?.loosens(from, to)).toBe(direction !== 'tighter');
  });

  it.each([
    ['rules: { size: low }', /rules/],
    ['rules: { size: { level: warning, until: soon } }', /date such as/],
    ['rules: { size: { until: 2027-01-01 } }', /rules/],
    ['rules: [size]', /rules/],
    ['enforce: never', /enforce/],
  ])('refuses %s', (text, message) => {
    expect(() => parsePolicy(text, 'policy.yml')).toThrow(message);
  });
});
