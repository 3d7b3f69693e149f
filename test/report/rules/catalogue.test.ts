import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { AssetProblemKind } from '../../../src/assets/asset.ts';
import { problemFinding, problemRules } from '../../../src/audit/rules/asset/problems.ts';
import { curatedRules } from '../../../src/audit/rules/curated/index.ts';
import { auditRules } from '../../../src/audit/rules/index.ts';
import { workspaceRules } from '../../../src/audit/rules/workspace/index.ts';
import { GateError } from '../../../src/error.ts';
import type { Arguments } from '../../../src/finding/finding.ts';
import { defineRule } from '../../../src/finding/rule.ts';
import { policySchema } from '../../../src/policy/policy.ts';
import { describe as describeFinding, RULES, ruleOf } from '../../../src/report/rules/catalogue.ts';
import { ruleDocuments } from '../../../src/report/rules/documents.ts';
import { mayBeIgnored } from '../../../src/verdict/ignores.ts';

/** Layers whose messages only put their arguments in; the others also look into them. */
const STORIES: ReadonlySet<unknown> = new Set(['asset', 'change', 'policy']);

/** Has any argument that a message asks for; a list of one word can also stand for the word. */
function anything(): Arguments {
  return new Proxy({}, { get: () => ['something'] });
}

describe('the catalogue', () => {
  it('has every id once', () => {
    const ids = RULES.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(RULES.map((rule) => [rule.id, rule] as const))('documents %s', (id, rule) => {
    // The rules of the two sandboxes keep the names that their own documentation has.
    const named = [...curatedRules, ...workspaceRules].some((each) => each === rule);
    expect(id).toMatch(named ? /^[a-z]+(?:_[a-z]+)*(?:\.[a-z0-9]+)?$/ : /^[a-z]+(-[a-z0-9]+)*$/);
    expect(rule.since).toMatch(/^\d+\.\d+\.\d+$/);
    expect(rule.title).toMatch(/^\S.*[^.\s]$/);
    expect(rule.why).toMatch(/[.)]$/);
    expect(rule.wrong.trim()).not.toBe('');
    expect(rule.right.trim()).not.toBe('');
    expect(ruleOf(id)).toBe(rule);
  });

  it.each(
    auditRules.filter(({ layer }) => STORIES.has(layer)).map((rule) => [rule.id, rule] as const),
  )('speaks of %s in whole sentences', (id, { severity, layer }) => {
    const { message, remedy } = describeFinding({ rule: id, severity, layer, args: anything() });
    for (const sentence of [message, remedy]) {
      expect(sentence).toMatch(/^\S.*\S\.$/);
      expect(sentence).not.toContain('undefined');
    }
  });

  it('does not know words for a finding of no rule', () => {
    const stray = { rule: 'no-such-rule', severity: 'error', layer: 'run', args: {} } as const;
    expect(() => describeFinding(stray)).toThrow(GateError);
  });

  it('has a rule for every kind of problem with an asset file, which shows what was found', () => {
    for (const kind of Object.keys(problemRules) as AssetProblemKind[]) {
      const location = { path: 'genes.json', line: 3, column: 1 };
      const finding = problemFinding({ kind, location, detail: 'WHAT WAS FOUND', id: 'gene_a' });
      expect(finding).toMatchObject({ location, subject: { id: 'gene_a' } });
      expect(describeFinding(finding).message).toContain('WHAT WAS FOUND');
    }
  });
});

describe('ruleDocuments', () => {
  const documents = ruleDocuments();

  it('has a page for each rule, and an index that lists them in order', () => {
    expect(documents.size).toBe(RULES.length + 1);
    const listed = [...(documents.get('README.md') ?? '').matchAll(/^\| \[([^\]]+)\]/gm)];
    expect(listed.map(([, id]) => id)).toEqual(RULES.map(({ id }) => id));
    for (const rule of RULES) {
      const page = documents.get(`${rule.id}.md`);
      for (const part of [rule.title, rule.why, rule.wrong, rule.right, rule.configure ?? '']) {
        expect(page).toContain(part);
      }
      const ignores = new RegExp(`^ignores:\n  - rule: ${rule.id}\n(?:    .*\n)+`, 'm').exec(
        page ?? '',
      )?.[0];
      expect(ignores === undefined).toBe(!mayBeIgnored({ ...rule, rule: rule.id }));
      if (ignores !== undefined) policySchema.parse(parse(ignores));
      expect(page).toContain('## In the policy');
      expect(page).toContain(`Since: ${rule.since}`);
    }
  });

  it('keeps examples with fences in them whole', () => {
    const fenced = '```sh\nnpm test\n```';
    const rule = defineRule<Record<string, never>>({
      id: 'a-rule',
      layer: 'asset',
      severity: 'notice',
      since: '0.1.0',
      title: 'A rule',
      why: 'Because.',
      wrong: fenced,
      right: 'npm test',
      message: () => 'A message.',
      remedy: () => 'A remedy.',
    });
    expect(ruleDocuments([rule]).get('a-rule.md')).toContain(`\`\`\`\`text\n${fenced}\n\`\`\`\``);
  });
});
