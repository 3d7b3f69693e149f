import { describe, expect, it } from 'vitest';
import { policyFromFile } from '../../src/policy/load.ts';
import type { PolicyInputs } from '../../src/policy/policy.ts';
import { tightenPolicy } from '../../src/policy/tighten.ts';

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
  it('keeps the policy when nothing is asked', () => {
    expect(tightenPolicy(lax, {})).toEqual(lax);
  });

  it('takes every input that is stricter', () => {
    const { policy, digest, ignoredInputs } = tightenPolicy(lax, asking);
    expect(ignoredInputs).toEqual([]);
    expect(policy).toEqual(strict.policy);
    expect(digest).toBe(strict.digest);
  });

  it('ignores every input that is looser, and says where it belongs', () => {
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

  it('takes any concurrency where the policy leaves it to the machine, and no higher one than it says', () => {
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

  it('takes an input that asks for just what the policy says', () => {
    expect(tightenPolicy(strict, asking)).toEqual(strict);
  });
});
