import { describe, expect, it } from 'vitest';
import { policyOfBranch } from '../../src/policy/branch-policy.ts';
import { comparePolicies } from '../../src/policy/difference.ts';
import { digestPolicy } from '../../src/policy/load.ts';
import { openPolicy } from '../../src/policy/parse.ts';
import { policyFromFile } from './from-text.ts';

const load = (text: string) => policyFromFile(text, 'policy.yml');
const of = (text: string, branch: string) => policyOfBranch(load(text), branch, 'main')?.policy;

const POLICY = `
fail_on: warning
limits: { command_timeout_seconds: 50, output_bytes: 4096 }
branches:
  next: {}
  'release/*': { profile: validator, limits: { command_timeout_seconds: 5 } }
  'release/1': { fail_on: error, limits: { command_timeout_seconds: 9 } }
`;

describe('the policy of a branch', () => {
  it.each([
    ['main', { profile: 'evolver', fail_on: 'warning' }],
    ['next', { profile: 'evolver', fail_on: 'warning' }],
    ['release/2', { profile: 'validator', fail_on: 'warning' }],
  ])('%s has the keys of the file and those of its entry', (branch, keys) => {
    expect(of(POLICY, branch)).toMatchObject(keys);
  });

  it('keeps the other keys of a section', () => {
    const limits = { command_timeout_seconds: 5, output_bytes: 4096 };
    expect(of(POLICY, 'release/2')).toMatchObject({ limits });
  });

  it('is the stricter value of each key if several entries match', () => {
    expect(of(POLICY, 'release/1')).toMatchObject({
      profile: 'validator',
      fail_on: 'warning',
      limits: { command_timeout_seconds: 5 },
    });
  });

  it.each(['dev', 'release', 'release/1/2', 'Main', 'refs/heads/main', '!release/1'])(
    '%s is not protected',
    (branch) => expect(of(POLICY, branch)).toBeUndefined(),
  );

  it.each([
    ['feature/{a}', 'feature/{a}'],
    ['release/**', 'release/1/2'],
    ['**', 'anything/at/all'],
  ])('%s matches %s', (pattern, branch) => {
    expect(of(`branches: { '${pattern}': {} }`, branch)).toBeDefined();
  });

  it('can be set for the default branch too', () => {
    expect(of('branches: { main: { fail_on: warning } }', 'main')).toMatchObject({
      fail_on: 'warning',
    });
  });

  it('cannot be determined if neither of two entries is stricter', () => {
    const text = "branches: { 'a*': { profile: curated }, ab: { profile: workspace } }";
    expect(() => of(text, 'ab')).toThrow(
      expect.objectContaining({
        code: 'policy_conflict',
        message: expect.stringMatching(/profile/),
      }),
    );
  });
});

describe('an entry of `branches`', () => {
  const mistakes = (text: string) => {
    const reading = openPolicy(text).read();
    return 'mistakes' in reading
      ? reading.mistakes.map(({ line, message }) => [line, message])
      : [];
  };

  it.each([
    ['branches: { next: { fail-on: warning } }', /branches.next.fail-on; did you mean fail_on/],
    ['branches: { next: { fail_on: warn } }', /branches.next.fail_on: .*did you mean warning/],
    ['branches: { next: { branches: {} } }', /unknown key branches.next.branches/],
    ['branches: { next: { limits: { output: 1 } } }', /branches.next.limits.output; did you/],
    ['branches: { next: { programs: [nothing] } }', /branches.next.programs.0: expected the name/],
    [
      'approvals: { strong: 3, very_strong: 3 }\nbranches: { next: { approvals: { very_strong: 2 } } }',
      /branches.next.approvals.very_strong: expected at least as many/,
    ],
  ])('is checked with the other keys: %s', (text, words) => {
    expect(mistakes(text).flat().join()).toMatch(words);
  });

  it('for another branch does not change what an approval or an attestation is bound to', () => {
    const [one, two] = [load('fail_on: warning'), load('fail_on: warning\nbranches: { a: {} }')];
    expect(digestPolicy(two.policy)).toBe(digestPolicy(one.policy));
  });

  it.each([
    ['branches: {}', 'branches: { next: {} }', true],
    ['branches: { next: {} }', 'branches: {}', true],
    ['branches: { next: { fail_on: warning } }', 'branches: { next: {} }', true],
    ['branches: { next: {} }', 'branches: { next: { enforce: report } }', true],
    ["branches: { 'a/*': {} }", "branches: { 'a/*': {}, a/b: { enforce: report } }", true],
    ['branches: {}', 'branches: { dev: { enforce: report, network: allow } }', true],
  ])('weakens the gate if it protects less: %s to %s', (from, to, loosens) => {
    const [difference] = comparePolicies(load(from).policy, load(to).policy);
    expect(difference).toMatchObject({ key: 'branches', loosens });
  });
});
