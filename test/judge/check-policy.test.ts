import { describe, expect, it } from 'vitest';
import { checkCommandPolicy, checkFamily } from '../../src/judge/profiles/check-policy.ts';
import { FAMILIES } from '../../src/programs/registry.ts';
import type { FamilyInput } from '../../src/programs/schema.ts';
import { TOOL_DATA } from '../../src/programs/tools/index.ts';
import { judgeText } from './fixture.ts';

describe('a description of a program does what its examples say', () => {
  it.each(FAMILIES.map((family) => [family.name, family] as const))('%s', (_, family) =>
    expect(checkFamily(family)).toEqual([]),
  );

  it.each(TOOL_DATA.map((tool) => [String(tool.programs), tool] as const))('%s', (_, tool) => {
    const { match = [], not_match = [] } = tool;
    const found = (command: string) => judgeText(command, 'evolver').findings.length;
    expect(match.length + not_match.length).toBeGreaterThan(0);
    expect(match.filter((command) => found(command) > 0)).toEqual([]);
    expect(not_match.filter((command) => found(command) === 0)).toEqual([]);
  });
});

const mistakesOf = (policy: Parameters<typeof checkCommandPolicy>[0]) =>
  checkCommandPolicy(policy)
    .map(({ message }) => message)
    .join('\n');

const just = (sandbox: Partial<FamilyInput['sandbox']>): FamilyInput => ({
  name: 'just',
  sandbox: { forms: { test: {} }, match: ['just test'], not_match: ['just'], ...sandbox },
});

describe('a family of a policy', () => {
  it.each<[string, FamilyInput, RegExp]>([
    ['is right', just({ risk: 'write' }), /^$/],
    ['has an example that does not match', just({ match: ['just x'] }), /rejects .* just x/],
    ['has one that must not match', just({ not_match: ['just test'] }), /accepts .* just test/],
    ...['{paht}', '{source...} {archive}', '{path', 'a}'].map(
      (form): [string, FamilyInput, RegExp] => [
        `has the form ${form}`,
        just({ forms: { [form]: {} } }),
        /expected words and placehol/,
      ],
    ),
    ['has a flag of no kind', just({ flags: { number: 'n=' } as object }), /number/],
    ['has operands of no kind', just({ operands: 'file' }), /expected kinds such as/],
    ['has an optional operand first', just({ operands: 'path? path' }), /expected kinds such as/],
    ['has a flag as operand', just({ operands: '-x' }), /expected kinds such as/],
    ['has an unknown key', { ...just({}), curateds: {} } as FamilyInput, /curateds/],
  ])('%s', (_, family, mistake) => {
    expect(mistakesOf({ patterns: [], families: [family] })).toMatch(mistake);
  });
});

describe('a pattern of a policy', () => {
  const SECRETS = {
    name: 'no_secrets',
    layer: 1,
    regex: String.raw`\bcat secrets/`,
    reason: 'secrets stay where they are',
    match: ['cat secrets/key', 'ls; cat  secrets/key'],
    not_match: ['grep "cat secrets/" notes.md', 'cat notes.md'],
  } as const;

  it.each<[string, object, RegExp]>([
    ['does what it says', {}, /^$/],
    ['misses an example', { match: ['cat notes.md'] }, /does not match cat notes\.md/],
    ['matches what it must not', { not_match: ['cat secrets/x'] }, /matches cat secrets\/x/],
    ['cannot be compiled', { regex: '(' }, /no_secrets: the pattern/],
    ['looks around', { regex: '(?=a)' }, /no_secrets: the pattern/],
    ['refers back', { regex: String.raw`(a)\1` }, /no_secrets: the pattern/],
    ['is too long', { regex: 'a'.repeat(2000) }, /longer than 1000/],
  ])('%s', (_, part, mistake) => {
    const patterns = [{ ...SECRETS, ...part } as never];
    expect(mistakesOf({ families: [], patterns })).toMatch(mistake);
  });
});
