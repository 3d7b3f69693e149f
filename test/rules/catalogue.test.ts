import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { policySchema } from '../../src/policy/policy.ts';
import { allRules, ruleOf } from '../../src/rules/catalogue.ts';
import { curatedRules } from '../../src/rules/curated.ts';
import { ruleDocuments } from '../../src/rules/documents.ts';
import { exampleText } from '../../src/rules/example.ts';
import { mayBeIgnored } from '../../src/rules/rule.ts';
import { workspaceRules } from '../../src/rules/workspace.ts';

describe('the catalogue', () => {
  it('contains every rule of every table once', async () => {
    const folder = new URL('../../src/rules/', import.meta.url);
    const modules = await Promise.all(
      readdirSync(folder).map((name) => import(new URL(name, folder).href)),
    );
    const tables = modules.flatMap((module: object) =>
      Object.entries(module).flatMap(([name, table]) => (name.endsWith('Rules') ? [table] : [])),
    );
    expect(tables.length).toBeGreaterThan(10);
    const ids = tables.flatMap((table: object) => Object.keys(table));
    expect(ids.toSorted()).toEqual(
      allRules()
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it.each(allRules().map((rule) => [rule.id, rule] as const))('documents %s', (id, rule) => {
    // The rules of the two sandbox profiles keep the names from the documentation of the sandboxes.
    const named = Object.hasOwn({ ...curatedRules, ...workspaceRules }, id);
    expect(id).toMatch(named ? /^[a-z]+(?:_[a-z]+)*(?:\.[a-z0-9]+)?$/ : /^[a-z]+(-[a-z0-9]+)*$/);
    expect(rule.title).toMatch(/^\S.*[^.\s]$/);
    expect(rule.why).toMatch(/[.)]$/);
    expect(exampleText(rule.wrong).trim()).not.toBe('');
    expect(exampleText(rule.right).trim()).not.toBe('');
    expect(ruleOf(id)).toBe(rule);
  });
});

describe('ruleDocuments', () => {
  const documents = ruleDocuments();

  it('has a page for each rule and an index in order', () => {
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
});
