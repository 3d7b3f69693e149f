import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/ground/error.ts';
import { POLICY_KEYS, type Policy } from '../../src/policy/policy.ts';
import { parsePolicy } from './from-text.ts';

const PATH = '.github/gene-gate.yml';

function mistakesIn(text: string): string[] {
  try {
    parsePolicy(text, PATH);
  } catch (error) {
    expect(error).toBeInstanceOf(GateError);
    expect((error as GateError).code).toBe('policy_invalid');
    return (error as GateError).message.split('\n').slice(1);
  }
  throw new Error('the policy was accepted');
}

describe('parsePolicy', () => {
  it('returns every default for an empty file, a comment and an empty section', () => {
    const defaults = parsePolicy('', PATH);
    expect(defaults.profile).toBe('evolver');
    expect(defaults.limits.command_timeout_seconds).toBe(180);
    expect(defaults.blast_radius.hard_cap_files).toBe(60);
    expect(parsePolicy('# nothing set\n', PATH)).toEqual(defaults);
    expect(parsePolicy('limits: {}\nblast_radius: {}\n', PATH)).toEqual(defaults);
  });

  it('keeps what a file sets', () => {
    const policy = parsePolicy('profile: validator\nlimits:\n  slow_command_seconds: 5\n', PATH);
    expect(policy.profile).toBe('validator');
    expect(policy.limits).toMatchObject({ slow_command_seconds: 5, command_timeout_seconds: 180 });
  });

  it.each([
    [
      'a part of a key',
      'limits:\n  timeout_seconds: 5\n',
      /unknown key limits\.timeout_seconds; did you mean command_timeout_seconds\?/,
    ],
    [
      'a key that belongs below another one',
      'protected_paths: [deploy/**]\n',
      /unknown key protected_paths; did you mean blast_radius\.protected_paths\?$/,
    ],
    ['a key unlike all others', 'colours: 5\n', /unknown key colours \(known: /],
    ['a value unlike all choices', 'enforce: warn\n', /one of "report"\|"block"$/],
    ['a number out of range', 'limits:\n  command_timeout_seconds: 0\n', /:2:28: .*>0/],
    ['a list instead of the policy', '- profile\n', /:1:1: the policy: .*object/],
    ['broken YAML', 'limits: {\n', /:2:1: /],
    [
      'a path without effect',
      'blast_radius:\n  forbidden_paths: [src, /etc]\n',
      /:2:26: blast_radius\.forbidden_paths\.1: expected a path from the root/,
    ],
    [
      'a path with blanks around it',
      'blast_radius:\n  protected_paths: [" src/**"]\n',
      /^\S+:2:21: blast_radius\.protected_paths\.0: expected a path without blanks around it$/,
    ],
    [
      'a pattern where a path is expected',
      'blast_radius:\n  forbidden_paths: ["app/[id]", "src/**"]\n',
      /blast_radius\.forbidden_paths\.1: expected a path, not a pattern; protected_paths takes globs/,
    ],
    [
      'a negation where a glob is expected',
      'blast_radius:\n  protected_paths: ["docs/**", "!(a)/**", "!src/**"]\n',
      /blast_radius\.protected_paths\.2: expected a glob without a negation and without quotes around it/,
    ],
    [
      'a glob in quotes',
      'blast_radius:\n  protected_paths: [\'"src/**"\']\n',
      /blast_radius\.protected_paths\.0: expected a glob without a negation and without quotes around it/,
    ],
    [
      'an unknown level with a reason',
      'rules: { size: { level: warn, reason: a } }\n',
      /:1:25: rules\.size\.level: .*did you mean warning\?/,
    ],
    [
      'an unknown key of a level',
      'rules: { size: { levl: warning } }\n',
      /:1:18: unknown key rules\.size\.levl; did you mean level\? \(known: level, reason, until\)/,
    ],
    ['a level that is a number', 'rules: { size: 2 }\n', /:1:16: rules\.size: .*"warning"/],
    ['a level without a value', 'rules: { size: }\n', /rules\.size: .*"warning"/],
    [
      'an unknown concurrency',
      'concurrency: many\n',
      /:1:14: .*expected `cores` or a number from 1/,
    ],
    ['an alias', 'a: &x [1]\nb: *x\n', /:2:4: aliases/],
  ])('reports the position and the expected value for %s', (_, text, expected) => {
    expect(mistakesIn(text).join('\n')).toMatch(expected);
  });

  it('reports every mistake, not only the first', () => {
    expect(mistakesIn('profle: x\nlimits:\n  output_bytes: 1\nfail_on: never\n')).toHaveLength(3);
  });

  it('reports ten different mistakes in one file with ten precise messages', () => {
    const text = `profle: evolver
fail_on: warnings
limits:
  command_timeout_seconds: soon
  output_bytes: 12
  output_bytes: 2048
blast_radius:
  forbiden_paths: []
  protected_paths: [../up]
  counting: partial
ignores:
  - rule: content-hash-missing
    were: { gene: gene_a }
    reason: ' '
    expires: next week
`;
    const keys = Object.keys(parsePolicy('', PATH)).join(', ');
    const known = Object.keys(parsePolicy('', PATH).blast_radius).join(', ');
    expect(mistakesIn(text)).toEqual(
      [
        `1:1: unknown key profle; did you mean profile? (known: ${keys})`,
        '2:10: fail_on: Invalid option: expected one of "error"|"warning"; did you mean warning?',
        '4:28: limits.command_timeout_seconds: Invalid input: expected number, received string',
        '6:3: Map keys must be unique',
        `8:3: unknown key blast_radius.forbiden_paths; did you mean forbidden_paths? (known: ${known})`,
        '9:21: blast_radius.protected_paths.0: expected a path from the root of the repository, without a leading / and without ..',
        '10:13: blast_radius.counting: Invalid option: expected one of "full"|"reference"',
        '13:5: unknown key ignores.0.were; did you mean where? (known: rule, where, reason, expires)',
        '14:13: ignores.0.reason: expected a sentence that says why',
        '15:14: ignores.0.expires: expected a date such as 2027-01-31',
      ].map((mistake) => `${PATH}:${mistake}`),
    );
  });

  it.each([
    [
      'disabled_packs: [netwrok]',
      '1:18: disabled_packs.0: expected the name of a pack of families; did you mean network?',
    ],
    [
      'experimental: [cat, grp]',
      '1:21: experimental.1: expected the name of a family; did you mean grep?',
    ],
    [
      'families: [{ name: a }, { name: a }]',
      '1:33: families.1.name: this family is described twice',
    ],
    [
      'approvals: { strong: 3 }',
      '1:12: approvals.very_strong: expected at least as many as for strong confirmation',
    ],
    ['approvals: { strong: 0 }', '1:22: approvals.strong: Too small: expected number to be >=1'],
    ['a2a: { min_score: 7 }', '1:19: a2a.min_score: Too big: expected number to be <=1'],
    [
      'workspace: ../up',
      '1:12: workspace: expected a path from the root of the repository, without a leading / and without ..',
    ],
  ])('rejects a value without a referent or meaning: %s', (text, mistake) => {
    expect(mistakesIn(text)).toEqual([`${PATH}:${mistake}`]);
  });

  it('accepts the names that the same policy defines', () => {
    const text =
      'families: [{ name: jq, category: data }]\ndisabled_packs: [data]\nexperimental: [jq, cat]';
    expect(parsePolicy(text, PATH).experimental).toEqual(['jq', 'cat']);
  });

  it.each([
    ['no reason', '  - { rule: a, expires: 2027-01-31 }', /:2:5: ignores\.0\.reason: .*string/],
    [
      'an empty where',
      '  - { rule: a, reason: b, expires: 2027-01-31, where: {} }',
      /:2:55: ignores\.0\.where: expected at least one of/,
    ],
    [
      'an unknown where',
      '  - { rule: a, reason: b, expires: 2027-01-31, where: { file: x } }',
      /:2:57: unknown key ignores\.0\.where\.file \(known: path, gene, command\)/,
    ],
  ])('rejects an ignore with %s', (_, item, expected) => {
    expect(mistakesIn(`ignores:\n${item}\n`).join('\n')).toMatch(expected);
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
  ])('reports what is wrong with %s, within a limit', (_, text) => {
    const { length } = mistakesIn(text);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(50);
  });

  it('rejects a file that is too large to be a policy', () => {
    expect(mistakesIn(`# ${'x'.repeat(300_000)}`)[0]).toMatch(/larger than/);
  });
});

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
