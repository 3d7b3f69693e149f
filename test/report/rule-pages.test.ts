import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { policySchema } from '../../src/policy/policy.ts';
import { ruleDocuments } from '../../src/report/rule-pages/documents.ts';
import { exampleText } from '../../src/report/rule-pages/example-text.ts';
import { allRules } from '../../src/rules/catalogue.ts';
import { mayBeIgnored } from '../../src/rules/rule.ts';

it('has a page for each rule and an index in order', () => {
  const documents = ruleDocuments();
  expect(documents.size).toBe(allRules().length + 1);
  const listed = [...(documents.get('README.md') ?? '').matchAll(/^\| \[([^\]]+)\]/gm)];
  expect(listed.map(([, id]) => id)).toEqual(allRules().map(({ id }) => id));
  for (const rule of allRules()) {
    const page = documents.get(`${rule.id}.md`);
    const examples = [exampleText(rule.wrong), exampleText(rule.right)];
    for (const part of [rule.title, rule.why, ...examples, rule.configure ?? '']) {
      expect(page).toContain(part);
    }
    const ignores = new RegExp(`^ignores:\n  - rule: ${rule.id}\n(?:    .*\n)+`, 'm').exec(
      page ?? '',
    )?.[0];
    expect(ignores === undefined).toBe(!mayBeIgnored(rule));
    if (ignores !== undefined) policySchema.parse(parse(ignores));
    expect(page).toContain('## In the policy');
  }
});
