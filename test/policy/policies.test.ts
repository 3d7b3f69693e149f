import { describe, expect, it } from 'vitest';
import { stricterOf, tightenPolicy } from '../../src/policy/combine.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import { digestPolicy } from '../../src/policy/load.ts';
import { policySchema } from '../../src/policy/policy.ts';
import { casesOf } from '../table.ts';
import { BRANCHES, DIFFERENCES, ENFORCEMENT, MISTAKES, STRICTER } from './cases.ts';
import { parsePolicy, policyFromFile } from './from-text.ts';
import { combined, differencesOf, enforced, mistakesIn, ofBranch } from './policies.ts';

describe.each([
  ['the mistakes in a policy', MISTAKES, mistakesIn],
  ['the differences of two policies', DIFFERENCES, differencesOf],
  ['the stricter of two policies', STRICTER, combined],
  ['the policy of a branch', BRANCHES, ofBranch],
  ['the enforcement of a policy', ENFORCEMENT, enforced],
] as const)('%s', (_, table, answerTo) => {
  it.each(casesOf(table))('%s: %s', (row, answer) => expect(answerTo(row)).toBe(answer));
});

const pairs = casesOf(STRICTER).map(([row, answer]) => [row.split(' & '), answer] as const);

it.each(pairs)('refuses everything that either policy refuses: %j', ([a = '', b = ''], answer) => {
  const [first, second] = [policyFromFile(a, 'a.yml'), policyFromFile(b, 'b.yml')];
  if (answer.startsWith('conflict')) {
    expect(combined(`${b} & ${a}`)).toBe(answer);
    return;
  }
  const { policy, digest } = stricterOf(first, second, 'main');
  const both = { ...policyFromFile('', 'c.yml'), policy, digest };
  expect(stricterOf(both, second, 'b').policy).toEqual(policy);
  expect(stricterOf(both, first, 'a').policy).toEqual(policy);
});

it('the default policy and its digest are those of an empty file', () => {
  expect(DEFAULT_POLICY).toEqual(policySchema.parse({}));
  expect(digestPolicy(DEFAULT_POLICY)).toBe(digestPolicy(parsePolicy('# Nothing.\n', 'p.yml')));
});

it('entries of other branches do not change what an approval or an attestation is bound to', () => {
  const [one, two] = ['fail_on: warning', 'fail_on: warning\nbranches: { a: {} }'].map((text) =>
    digestPolicy(parsePolicy(text, 'p.yml')),
  );
  expect(two).toBe(one);
});

it.each([
  ['deep lists', '['.repeat(60_000)],
  ['deep maps', '{a: '.repeat(15_000)],
  ['deep sequences', '- '.repeat(30_000)],
  ['the same key very often', 'a:\n'.repeat(20_000)],
  ['very many keys', Array.from({ length: 6000 }, (_, index) => `k${index}: 1`).join('\n')],
  ['a very long key', `${'k'.repeat(1000)}: 1`],
  ['a very long value', `profile: ${'.'.repeat(60_000)}`],
  ['names of prototypes', '__proto__: {}\nconstructor: 1\ntoString: 1\n'],
  ['a file that is too large', `# ${'x'.repeat(300_000)}`],
])('reports the mistakes in %s, within a limit', (_, text) => {
  const { length } = mistakesIn(text).split(' + ');
  expect(mistakesIn(text)).not.toBe('none');
  expect(length).toBeLessThanOrEqual(50);
  expect(() => parsePolicy(text, 'p.yml')).toThrow(
    expect.objectContaining({ code: 'policy_invalid' }),
  );
});

it('ignores looser inputs and names the key of the policy', () => {
  const strict = policyFromFile('{ profile: validator, fail_on: warning }', 'strict.yml');
  const looser = { profile: 'evolver', 'fail-on': 'error', 'budget-seconds': 18_001 } as const;
  const { policy, digest, ignoredInputs } = tightenPolicy(strict, looser);
  expect({ policy, digest }).toEqual({ policy: strict.policy, digest: strict.digest });
  expect(ignoredInputs).toEqual([
    { input: 'profile', key: 'profile', given: 'evolver', kept: 'validator' },
    { input: 'fail-on', key: 'fail_on', given: 'error', kept: 'warning' },
    { input: 'budget-seconds', key: 'limits.budget_seconds', given: '18001', kept: '18000' },
  ]);
});
