import { describe, expect, it } from 'vitest';
import { ALL_RULES } from '../../src/rules/catalogue.ts';
import { type Example, isChangeExample, isPromotionExample } from '../../src/rules/example.ts';
import type { Rule } from '../../src/rules/rule.ts';

/** What the examples of a rule are; each kind is judged by a test file of its own. */
type ExampleKind = 'command' | 'asset' | 'change' | 'run' | 'promotion';

function kindOf({ wrong, layer }: Rule): ExampleKind {
  if (isPromotionExample(wrong)) return 'promotion';
  if (!isChangeExample(wrong)) return 'command';
  return layer === 'asset' || layer === 'run' ? layer : 'change';
}

/** The rules whose examples are of one kind; every rule is of exactly one. */
export function rulesShownBy(kind: ExampleKind): readonly Rule[] {
  return ALL_RULES.filter((rule) => kindOf(rule) === kind);
}

/** What was found, by whatever judges an example. */
interface ExampleFinding {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly remedy: string;
}

/** Says what is found in an example, or skips the test where the machine cannot show it. */
export type JudgeExample = (
  example: Example,
  skip: (note: string) => void,
) => Promise<readonly ExampleFinding[]>;

/** Holds the examples of rules to what they are examples of. */
export function testExamples(rules: readonly Rule[], judge: JudgeExample): void {
  describe.each(rules.map((rule) => ({ id: rule.id, rule })))('$id', ({ id, rule }) => {
    it('objects to its wrong example, and no other error is found', async ({ skip }) => {
      const findings = await judge(rule.wrong, skip);
      expect(findings.map((finding) => finding.rule)).toContain(id);
      const errors = namesOf(findings, ['error']).filter((name) => name !== id);
      expect(errors).toEqual(also(rule.wrong));
      for (const { message, remedy } of findings) {
        expect(`${message} ${remedy}`).not.toMatch(/undefined|\[object|NaN/);
      }
    });

    it('does not object to its right example, and neither does another', async ({ skip }) => {
      const findings = await judge(rule.right, skip);
      expect(findings.map((finding) => finding.rule)).not.toContain(id);
      expect(namesOf(findings, ['error', 'warning'])).toEqual(also(rule.right));
    });
  });
}

/** What is found all the same, by the example's own account. */
export function also(example: Example): string[] {
  return typeof example === 'string' ? [] : Object.keys(example.also ?? {}).toSorted();
}

function namesOf(findings: readonly ExampleFinding[], severities: readonly string[]): string[] {
  const found = findings.filter(({ severity }) => severities.includes(severity));
  return [...new Set(found.map(({ rule }) => rule))].toSorted();
}
