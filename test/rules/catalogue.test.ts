import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { assetProblemFinding } from '../../src/audit/claims/asset-files.ts';
import { policySchema } from '../../src/policy/policy.ts';
import { type AssetFileRuleId, assetFileRules } from '../../src/rules/asset-file.ts';
import { allRules, checkRules, type RuleId, ruleOf } from '../../src/rules/catalogue.ts';
import { curatedRules } from '../../src/rules/curated.ts';
import { ruleDocuments } from '../../src/rules/documents.ts';
import { exampleText } from '../../src/rules/example.ts';
import { describe as describeFinding } from '../../src/rules/finding.ts';
import { type Arguments, mayBeIgnored, type Rule } from '../../src/rules/rule.ts';
import { workspaceRules } from '../../src/rules/workspace.ts';

/** Layers whose messages only insert their arguments; other messages also inspect them. */
const STORIES: ReadonlySet<unknown> = new Set(['asset', 'change', 'policy']);

/** Has every argument that a message reads; a list with one word also works as a string. */
function anything(): Arguments {
  return new Proxy({}, { get: () => ['something'] });
}

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

  it.each(
    checkRules()
      .filter(({ layer }) => STORIES.has(layer))
      .map((rule) => [rule.id, rule] as const),
  )('has complete sentences as the texts of %s', (id, { severity, harm, layer }) => {
    const rule = id as RuleId;
    const { message, remedy } = describeFinding({ rule, severity, harm, layer, args: anything() });
    for (const sentence of [message, remedy]) {
      expect(sentence).toMatch(/^\S.*\S\.$/);
      expect(sentence).not.toContain('undefined');
    }
  });

  it('has a rule with the details for every kind of problem with an asset file', () => {
    for (const rule of Object.keys(assetFileRules) as AssetFileRuleId[]) {
      const location = { path: 'genes.json', line: 3, column: 1 };
      const finding = assetProblemFinding({
        rule,
        location,
        detail: 'WHAT WAS FOUND',
        id: 'gene_a',
      });
      expect(finding).toMatchObject({ location, subject: { id: 'gene_a' } });
      expect(describeFinding(finding).message).toContain('WHAT WAS FOUND');
    }
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

  it('keeps examples that contain code fences intact', () => {
    const fenced = '```sh\nnpm test\n```';
    const rule: Rule = {
      id: 'a-rule',
      layer: 'asset',
      severity: 'notice',
      harm: 'bookkeeping',
      title: 'A rule',
      why: 'Because.',
      wrong: fenced,
      right: 'npm test',
      message: () => 'A message.',
      remedy: () => 'A remedy.',
    };
    expect(ruleDocuments([rule]).get('a-rule.md')).toContain(`\`\`\`\`text\n${fenced}\n\`\`\`\``);
  });
});
