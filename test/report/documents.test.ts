import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentedKeys } from '../../src/policy/documented-keys.ts';
import { type ProfileName, policySchema } from '../../src/policy/policy.ts';
import { commandAnswer } from '../../src/report/audit-answer.ts';
import { policyPage } from '../../src/report/policy-page.ts';
import { ruleDocuments } from '../../src/report/rule-pages/documents.ts';
import { exampleText } from '../../src/report/rule-pages/example-text.ts';
import { allRules, ruleOf } from '../../src/rules/catalogue.ts';
import { GRADES, type Grades } from '../../src/rules/grades.ts';
import { mayBeIgnored } from '../../src/rules/rule.ts';
import { judgeText } from '../judge/fixture.ts';

const page = readFileSync(new URL('../../docs/policy.md', import.meta.url), 'utf8');

describe('docs/policy.md', () => {
  it('is committed as it is generated', () => expect(policyPage(page)).toBe(page));

  it('describes every key that is not in a list, with a default for each that may be left out', () => {
    const described = (keys: ReturnType<typeof documentedKeys>): void => {
      for (const { path, description, expected, default: value, keys: inner } of keys) {
        expect(description, path).toMatch(/^[A-Z].*\.$/);
        const inSchema = /\[\]/.test(path);
        expect(page.includes(`| \`${path}\` | ${description} |`)).toBe(!inSchema);
        const mayBeLeftOut = expected !== undefined && !path.includes('[]');
        if (mayBeLeftOut) expect(value, path).toBeDefined();
        described(inner);
      }
    };
    described(documentedKeys());
  });

  it('says so when a marker is missing', () => {
    expect(() => policyPage('# The policy\n')).toThrow(/no region keys/);
  });
});

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

const answer = (command: string, profile: ProfileName) =>
  commandAnswer({ id: '1', command }, judgeText(command, profile), profile);

describe('commandAnswer', () => {
  it('has the first objection of the workspace profile as its tools return it', () => {
    expect(answer('rm -rf /', 'workspace')).toMatchObject({
      error:
        "Command blocked by safety rule: Pattern 'rm -rf /' matches dangerous pattern 'mass_deletion'",
      rule: 'mass_deletion',
      layer: 1,
    });
  });

  it.each<[string, ProfileName]>([
    ['cat notes.md', 'workspace'],
    ['pip install x', 'workspace'],
    ['rm -rf /', 'curated'],
    ['rm -rf /', 'evolver'],
  ])('has none for %s by %s', (command, profile) => {
    expect(answer(command, profile)).not.toHaveProperty('error');
  });
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
