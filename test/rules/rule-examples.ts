import { describe, expect, it } from 'vitest';
import { allRules } from '../../src/rules/catalogue.ts';
import { type Example, isChangeExample, isPromotionExample } from '../../src/rules/example.ts';
import type { Rule } from '../../src/rules/rule.ts';

/** The kind of a rule's examples; each kind has its own test file. */
type ExampleKind = 'command' | 'asset' | 'change' | 'run' | 'promotion';

function kindOf({ wrong, layer }: Rule): ExampleKind {
  if (isPromotionExample(wrong)) return 'promotion';
  if (!isChangeExample(wrong)) return 'command';
  return layer === 'asset' || layer === 'run' ? layer : 'change';
}

/** Returns the rules whose examples are of one kind; every rule has exactly one kind. */
export function rulesShownBy(kind: ExampleKind): readonly Rule[] {
  return allRules().filter((rule) => kindOf(rule) === kind);
}

/** A finding, independent of what judges the example. */
interface ExampleFinding {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly remedy: string;
}

/** Returns the findings of an example, or skips the test if the machine cannot run it. */
export type JudgeExample = (
  example: Example,
  skip: (note: string) => void,
) => Promise<readonly ExampleFinding[]>;

/** Tests that the wrong example of each rule breaks the rule and that the right one does not. */
export function testExamples(rules: readonly Rule[], judge: JudgeExample): void {
  describe.each(rules.map((rule) => ({ id: rule.id, rule })))('$id', ({ id, rule }) => {
    it('reports its wrong example, without other errors', async ({ skip }) => {
      const findings = await judge(rule.wrong, skip);
      expect(findings.map((finding) => finding.rule)).toContain(id);
      const errors = namesOf(findings, ['error']).filter((name) => name !== id);
      expect(errors).toEqual(also(rule.wrong));
      for (const { message, remedy } of findings) {
        expectWords(message, remedy);
      }
    });

    it('does not report its right example, and neither does another rule', async ({ skip }) => {
      const findings = await judge(rule.right, skip);
      expect(findings.map((finding) => finding.rule)).not.toContain(id);
      expect(namesOf(findings, ['error', 'warning'])).toEqual(also(rule.right));
    });
  });
}

/** Expects texts without a gap, which an argument that is empty or no string leaves, and a whole sentence at the end. */
export function expectWords(message: string, remedy: string): void {
  expect(`${message} ${remedy}`).not.toMatch(/undefined|\[object|NaN|``|''|<\w+>/);
  expect(remedy).toMatch(/^\S.*\S\.$/s);
}

/** Returns the other findings that the example declares. */
export function also(example: Example): string[] {
  return typeof example === 'string' ? [] : Object.keys(example.also ?? {}).toSorted();
}

function namesOf(findings: readonly ExampleFinding[], severities: readonly string[]): string[] {
  const found = findings.filter(({ severity }) => severities.includes(severity));
  return [...new Set(found.map(({ rule }) => rule))].toSorted();
}
