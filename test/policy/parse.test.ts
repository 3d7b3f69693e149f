import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/error.ts';
import { parsePolicy } from '../../src/policy/parse.ts';

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
  it('gives every default for an empty file, a comment and an empty section', () => {
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
      'an unknown key',
      'profle: evolver\n',
      /^\.github\/gene-gate\.yml:1:1: .*did you mean profile\?/,
    ],
    [
      'an unknown key in a section',
      'profile: evolver\nlimits:\n  slow_comand_seconds: 5\n',
      /:3:3: unknown key limits\.slow_comand_seconds; did you mean slow_command_seconds\?/,
    ],
    ['a value outside its choices', 'profile: yolo\n', /:1:10: profile: .*"evolver"\|"validator"/],
    ['a wrong type', 'limits:\n  output_bytes: big\n', /:2:17: limits\.output_bytes: .*number/],
    ['a number out of range', 'limits:\n  command_timeout_seconds: 0\n', /:2:28: .*>0/],
    ['a list in place of the policy', '- profile\n', /:1:1: the policy: .*object/],
    ['broken YAML', 'limits: {\n', /:2:1: /],
    ['a key given twice', 'profile: evolver\nprofile: validator\n', /:2:1: .*unique/],
    [
      'a path that would forbid nothing',
      'blast_radius:\n  forbidden_paths: [src, /etc]\n',
      /:2:26: blast_radius\.forbidden_paths\.1: expected a path from the root/,
    ],
    [
      'a path above the root',
      'blast_radius:\n  protected_paths: [../x]\n',
      /:2:21: blast_radius\.protected_paths\.0: expected a path from the root/,
    ],
    ['an alias', 'a: &x [1]\nb: *x\n', /:2:4: aliases/],
  ])('names the place and the expectation of %s', (_, text, expected) => {
    expect(mistakesIn(text).join('\n')).toMatch(expected);
  });

  it('reports every mistake, not only the first', () => {
    expect(mistakesIn('profle: x\nlimits:\n  output_bytes: 1\nfail_on: never\n')).toHaveLength(3);
  });

  it('refuses a file that is too large to be a policy', () => {
    expect(mistakesIn(`# ${'x'.repeat(300_000)}`)[0]).toMatch(/larger than/);
  });
});
