import { expect, it } from 'vitest';
import { enforcementOn } from '../../src/policy/enforcement.ts';
import { policyFromFile } from './from-text.ts';

it.each([
  ['', '2027-01-31', { mode: 'block' }],
  ['enforce: block', '2027-01-31', { mode: 'block' }],
  ['enforce: report', '2027-01-31', { mode: 'report' }],
  [
    'enforce: {mode: report, until: 2027-01-31}',
    '2027-01-31',
    { mode: 'report', until: '2027-01-31' },
  ],
  ['enforce: {mode: report, until: 2027-01-31}', '2027-02-01', { mode: 'block' }],
])('%j enforces on %s', (text, today, expected) => {
  expect(enforcementOn(today, policyFromFile(text, 'policy.yml').policy.enforce)).toEqual(expected);
});

it.each(['enforce: {mode: report}', 'enforce: {mode: block, until: 2027-01-31}', 'enforce: soft'])(
  'refuses %s',
  (text) => expect(() => policyFromFile(text, 'policy.yml')).toThrow(),
);
