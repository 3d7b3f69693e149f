import { expect, it } from 'vitest';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import { digestPolicy } from '../../src/policy/load.ts';
import { policySchema } from '../../src/policy/policy.ts';

it('the default policy and its digest are those of an empty file', () => {
  const empty = policySchema.parse({});
  expect(DEFAULT_POLICY).toEqual(empty);
  expect(digestPolicy(DEFAULT_POLICY)).toBe(digestPolicy(empty));
});
