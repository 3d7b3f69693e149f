import { describe, expect, it } from 'vitest';
import type { CommandJudgement } from '../../src/judge/judge-reading.ts';
import { PROFILE_NAMES } from '../../src/model/word-lists.ts';
import type { ProfileName } from '../../src/policy/policy.ts';
import { type Example, isChangeExample, isPromotionExample } from '../../src/rules/example.ts';
import { describe as say } from '../../src/rules/finding.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { judgeExample } from './command-example.ts';
import { also, expectWords, rulesShownBy } from './rule-examples.ts';

/** Returns the profile that judges the examples of a rule: the most permissive one that applies it. */
function profileOf({ profile = '' }: Rule): ProfileName {
  return PROFILE_NAMES.find((name) => profile.includes(`\`${name}\``)) ?? 'evolver';
}

async function judged(example: Example, profile: ProfileName): Promise<CommandJudgement> {
  if (isChangeExample(example) || isPromotionExample(example)) {
    throw new Error('A rule about commands has a command as example.');
  }
  return judgeExample(example, profile);
}

describe.each(rulesShownBy('command').map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const profile = profileOf(rule);

  it('reports its wrong example before any other finding, in whole sentences', async () => {
    const { findings } = await judged(rule.wrong, profile);
    expect(findings[0]?.rule).toBe(id);
    for (const { message, remedy } of findings.map(say)) expectWords(message, remedy);
  });

  it('allows its right example', async () => {
    const { findings, verdict } = await judged(rule.right, profile);
    expect(verdict).not.toBe('block');
    const found = findings.map((finding) => finding.rule);
    expect(found).not.toContain(id);
    expect([...new Set(found)].toSorted()).toEqual(also(rule.right));
  });
});
