import { describe, expect, it } from 'vitest';
import { tightenPolicy } from '../../src/policy/combine.ts';
import type { PolicyInputs } from '../../src/policy/policy.ts';
import { policyFromFile } from './from-text.ts';

const strict = policyFromFile(
  'profile: validator\nfail_on: warning\nlimits: {command_timeout_seconds: 60, budget_seconds: 600}',
  'strict.yml',
);
const lax = policyFromFile('limits: {command_timeout_seconds: 300}', 'lax.yml');
const asking: PolicyInputs = {
  profile: 'validator',
  'fail-on': 'warning',
  'command-timeout-seconds': 60,
  'budget-seconds': 600,
};

describe('tightenPolicy', () => {
  it('keeps the policy without inputs', () => {
    expect(tightenPolicy(lax, {})).toEqual(lax);
  });

  it('applies every stricter input', () => {
    const { policy, digest, ignoredInputs } = tightenPolicy(lax, asking);
    expect(ignoredInputs).toEqual([]);
    expect(policy).toEqual(strict.policy);
    expect(digest).toBe(strict.digest);
  });

  it('ignores every looser input and names the key of the policy', () => {
    const looser: PolicyInputs = {
      profile: 'evolver',
      'fail-on': 'error',
      'command-timeout-seconds': 61,
      'budget-seconds': 601,
    };
    const { policy, ignoredInputs } = tightenPolicy(strict, looser);
    expect(policy).toEqual(strict.policy);
    expect(ignoredInputs).toEqual([
      { input: 'profile', key: 'profile', given: 'evolver', kept: 'validator' },
      { input: 'fail-on', key: 'fail_on', given: 'error', kept: 'warning' },
      {
        input: 'command-timeout-seconds',
        key: 'limits.command_timeout_seconds',
        given: '61',
        kept: '60',
      },
      { input: 'budget-seconds', key: 'limits.budget_seconds', given: '601', kept: '600' },
    ]);
  });

  it('accepts any concurrency if the policy leaves it open, and otherwise none above the policy', () => {
    const two = policyFromFile('concurrency: 2', 'two.yml');
    expect(tightenPolicy(lax, { concurrency: 64 })).toMatchObject({
      policy: { concurrency: 64 },
      ignoredInputs: [],
    });
    expect(tightenPolicy(two, { concurrency: 1 }).policy.concurrency).toBe(1);
    expect(tightenPolicy(two, { concurrency: 3 })).toMatchObject({
      policy: { concurrency: 2 },
      ignoredInputs: [{ input: 'concurrency', key: 'concurrency', given: '3', kept: '2' }],
    });
  });

  it('accepts an input equal to the policy', () => {
    expect(tightenPolicy(strict, asking)).toEqual(strict);
  });
});
