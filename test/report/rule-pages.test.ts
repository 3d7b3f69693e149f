import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { policySchema } from '../../src/policy/policy.ts';
import { ruleDocuments } from '../../src/report/rule-pages/documents.ts';
import { exampleText } from '../../src/report/rule-pages/example-text.ts';
import { allRules, ruleOf } from '../../src/rules/catalogue.ts';
import { GRADES, type Grades } from '../../src/rules/grades.ts';
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

it('says on the page of a rule when its findings have another severity', () => {
  const documents = ruleDocuments();
  const page = documents.get('blast-radius-critical.md');
  expect(page).toContain('A warning if the change only adds the gene.');
  for (const [id, grades] of Object.entries<Grades>(GRADES)) {
    expect(Object.keys(grades)).not.toContain(ruleOf(id)?.severity);
    for (const when of Object.values(grades)) expect(documents.get(`${id}.md`)).toContain(when);
  }
});
