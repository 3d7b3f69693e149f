import { describe, expect, it } from 'vitest';
import { stricterOf, tightenPolicy } from '../../src/policy/combine.ts';
import type { PolicyInputs } from '../../src/policy/policy.ts';
import { policyFromFile } from './from-text.ts';

const combine = (first: string, second: string) =>
  stricterOf(policyFromFile(first, 'a.yml'), policyFromFile(second, 'b.yml'), 'main');

const IGNORES = ['x', 'y'].map((rule) => `{ rule: ${rule}, reason: r, expires: 2027-01-31 }`);
const PATTERNS = ['p', 'q'].map(
  (name) => `{ name: ${name}, layer: 1, reason: r, regex: a, match: [a], not_match: [b] }`,
);

describe('stricterOf', () => {
  it.each([
    ['', ''],
    ['profile: evolver', 'profile: validator'],
    ['mode: dangerous\nallow_dangerous: true', 'mode: safe'],
    ['fail_on: warning', ''],
    ['approvals: { strong: 2, very_strong: 3 }', 'approvals: { very_strong: 4 }'],
    ['a2a: { min_score: 0.9 }', 'a2a: { max_files: 2 }'],
    ['limits: { command_timeout_seconds: 5 }', 'limits: { command_timeout_seconds: 50 }'],
    ['containment: require\nnetwork: allow', 'containment: off'],
    ['blast_radius: { forbidden_paths: [a, b] }', 'blast_radius: { forbidden_paths: [b, c] }'],
    [`ignores: [${IGNORES}]`, `ignores: [${IGNORES[1]}]`],
    [`patterns: [${PATTERNS[0]}]`, `patterns: [${PATTERNS}]`],
    ['disabled_packs: [git]', 'disabled_packs: [files]'],
    ['profile: curated\nfamilies: [{ name: a }]', 'profile: curated\nfamilies: [{ name: a }]'],
  ])('refuses everything that either policy refuses: %j, %j', (first, second) => {
    const { policy, digest } = combine(first, second);
    const combined = { ...policyFromFile('', 'c.yml'), policy, digest };
    expect(stricterOf(combined, policyFromFile(second, 'b.yml'), 'b').policy).toEqual(policy);
    expect(stricterOf(combined, policyFromFile(first, 'a.yml'), 'a').policy).toEqual(policy);
  });

  it('takes the stricter value of each key', () => {
    const { policy, combinedWith } = combine(
      `mode: safe\nlimits: { command_timeout_seconds: 5, output_bytes: 2048 }
blast_radius: { forbidden_paths: [a, b], hard_cap_files: 9 }
ignores: [${IGNORES}]\ncaches: ['x/**', 'y/**']\napprovals: { strong: 2 }`,
      `profile: validator\nfail_on: warning\nlimits: { output_bytes: 4096 }
blast_radius: { forbidden_paths: [b, c], hard_cap_files: 99, audit_log: forbidden }
ignores: [${IGNORES[1]}]\ncaches: ['y/**', 'z/**']`,
    );
    expect(policy).toMatchObject({
      profile: 'validator',
      mode: 'safe',
      fail_on: 'warning',
      approvals: { strong: 2 },
      limits: { command_timeout_seconds: 5, output_bytes: 2048 },
      blast_radius: { forbidden_paths: ['a', 'b', 'c'], hard_cap_files: 9, audit_log: 'forbidden' },
      ignores: [{ rule: 'y' }],
      caches: ['y/**'],
    });
    expect(combinedWith).toMatchObject({ name: 'main', digest: expect.stringMatching(/^sha256:/) });
  });

  it.each([
    ['[]', '[a]', ['a']],
    ['[a, b]', '[b, c]', ['b']],
    ['[a, b/c]', '[b, b/c/d]', ['b/c', 'b/c/d']],
    ['[a/b]', '[a]', ['a/b']],
  ])('takes what both lists accept: %s, %s', (first, second, roots) => {
    const { policy } = combine(`allowed_roots: ${first}`, `allowed_roots: ${second}`);
    expect(policy.allowed_roots).toEqual(roots);
  });

  it('takes the people whose approvals count in both policies', () => {
    const both = ['people: [a, b]', 'people: [b, c]'].map((people) => `approvals: { ${people} }`);
    expect(combine(both[0] ?? '', both[1] ?? '').policy.approvals.people).toEqual(['b']);
    expect(combine(both[0] ?? '', '').policy.approvals.people).toEqual(['a', 'b']);
  });

  it.each([
    ['profile: curated', '', 'profile'],
    ['allowed_roots: [a]', 'allowed_roots: [b]', 'allowed_roots'],
    ['families: [{ name: a }]', '', 'families'],
    ['experimental: [cat]', '', 'experimental'],
    ['workspace: a', '', 'workspace'],
    ['blast_radius: { counting: reference }', '', 'blast_radius.counting'],
    ["assets: { include: ['x.json'] }", '', 'assets.include'],
    ['approvals: { people: [a] }', 'approvals: { people: [b] }', 'approvals.people'],
    ['workspace: a\nprofile: curated', '', 'profile, workspace'],
  ])('reports a conflict if the stricter value cannot be determined: %j, %j', (a, b, keys) => {
    for (const both of [() => combine(a, b), () => combine(b, a)]) {
      expect(both).toThrow(
        expect.objectContaining({
          code: 'policy_conflict',
          message: `The policies of the base and of main differ in ${keys}; the gate cannot determine which is stricter.`,
        }),
      );
    }
  });
});

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
