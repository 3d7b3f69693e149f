import { describe, expect, it } from 'vitest';
import type { CommandPolicy } from '../../../src/judge/command-context.ts';
import { checkCommandPolicy } from '../../../src/judge/profiles/check-policy.ts';
import { compileLinear } from '../../../src/policy/linear-pattern.ts';
import { describe as say } from '../../../src/rules/finding.ts';
import { contextWith, judgeText } from '../fixture.ts';

type CustomPattern = CommandPolicy['patterns'][number];

const SECRETS: CustomPattern = {
  name: 'no_secrets',
  layer: 1,
  regex: String.raw`\bcat secrets/`,
  reason: 'secrets stay where they are',
  match: ['cat secrets/key', 'ls; cat  secrets/key'],
  not_match: ['grep "cat secrets/" notes.md', 'cat notes.md'],
};

const policyWith = (...patterns: CustomPattern[]) => ({ families: [], patterns });

function first(command: string, ...patterns: CustomPattern[]) {
  return judgeText(command, 'workspace', contextWith({ patterns })).findings[0];
}

describe('patterns of a policy', () => {
  it.each([1, 2, 3] as const)('block in layer %i, with their name and reason', (layer) => {
    const finding = first('cat secrets/key', { ...SECRETS, layer });
    expect(finding).toMatchObject({ rule: 'custom_pattern', layer });
    expect(finding && say(finding).message).toMatch(/'no_secrets': secrets stay where they are\.$/);
  });

  it('apply after the preceding layers', () => {
    expect(first('cat secrets/../../key', { ...SECRETS, layer: 3 })?.layer).toBe(2);
    expect(first('cat secrets/../../key', SECRETS)?.layer).toBe(1);
  });

  it('do not match text that is data', () => {
    expect(first('grep "cat secrets/" notes.md', SECRETS)).toBeUndefined();
  });

  it('match redirections', () => {
    expect(first('cat a >b', { ...SECRETS, regex: '^cat a > b$' })?.rule).toBe('custom_pattern');
  });

  it('block everything if they cannot be compiled', () => {
    expect(first('cat a', { ...SECRETS, regex: '(' })?.rule).toBe('custom_pattern');
  });

  it.each<[string, Partial<CustomPattern>, RegExp | undefined]>([
    ['does what it says', {}, undefined],
    ['misses an example', { match: ['cat notes.md'] }, /does not match cat notes\.md/],
    ['matches what it must not', { not_match: ['cat secrets/x'] }, /matches cat secrets\/x/],
    ['cannot be compiled', { regex: '(' }, /no_secrets: the pattern/],
    ['looks around', { regex: '(?=a)' }, /no_secrets: the pattern/],
    ['refers back', { regex: String.raw`(a)\1` }, /no_secrets: the pattern/],
    ['is too long', { regex: 'a'.repeat(2000) }, /longer than 1000/],
  ])('are checked by their examples: one that %s', (_, part, mistake) => {
    const mistakes = checkCommandPolicy(policyWith({ ...SECRETS, ...part }));
    if (mistake === undefined) expect(mistakes).toEqual([]);
    else expect(mistakes.map(({ message }) => message).join('\n')).toMatch(mistake);
  });
});

describe('compileLinear', () => {
  // Each takes longer than the age of the universe where an engine tries one way after the other.
  it.each(['(a+)+$', '(a|a)+$', '^(a*)*$', '(?:a|aa)+$', '(.*a){20}$'])(
    '%s does not hang',
    (source) => {
      const pattern = compileLinear(source);
      if ('error' in pattern) throw new Error(pattern.error);
      expect(pattern.matches('a'.repeat(100_000))).toBe(true);
      expect(pattern.matches(`${'a'.repeat(100_000)}!`)).toBe(false);
    },
  );
});
