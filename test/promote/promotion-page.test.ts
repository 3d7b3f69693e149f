import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Promotion } from '../../src/promote/promotion.ts';
import { promotionPage } from '../../src/promote/promotion-text.ts';
import { promotionRules } from '../../src/rules/promotion.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { runIn } from '../cli/fake-terminal.ts';
import { createRepository } from '../repo/repository.ts';

const DIGEST = `sha256:${'1'.repeat(64)}`;

const NONE: Promotion = {
  ...{ type: 'PromotionReport', schema_version: '1.0.0' },
  tool: { name: 'gene-gate', version: '0.1.0' },
  policy: { source: 'default', digest: DIGEST, require_evidence: 'gate' },
  ...{ decided_at: '2026-03-02T09:30:00.000Z', inputs: [], decisions: [], promoted: [] },
  ...{ quarantined: [], rejected: [], skipped: [], reports: [] },
};

const promoted = (id: string): Promotion['decisions'][0] => ({
  ...{ type: 'Capsule', id, asset_id: DIGEST, path: 'a.jsonl', line: 1, outcome: 'promoted' },
  ...{ eligibility: 'eligible', evidence: { level: 'claimed' }, promoted_asset_id: DIGEST },
  ...{ hash: { form: 'content', content: DIGEST }, reasons: [], notices: [] },
});

const UNSAFE = 'Unsafe validation command: a | b';
function refused(id: string, message = UNSAFE): Promotion['rejected'][0] {
  const rule = 'unsafe-validation-command';
  const reason = { id: '0'.repeat(64), rule, severity: 'error' as const, message };
  const reasons = ['Ask for another.', 'Ask again.'].map((remedy) => ({ ...reason, remedy }));
  return { id, type: 'Gene', asset_id: null, path: 'a.jsonl', line: 2, reasons };
}

describe('promotionPage', () => {
  it('says why every candidate is skipped, but not beside decisions', () => {
    const [reason] = refused('x', 'It already exists.').reasons;
    const skipped = [{ type: 'Gene', id: 'gene_a', path: 'a.jsonl', line: 1, reason }] as never;
    expect(promotionPage({ ...NONE, skipped })).toContain('It already exists.');
    const decisions = [promoted('capsule_a')];
    expect(promotionPage({ ...NONE, decisions, skipped })).not.toContain('It already exists.');
  });

  it('stays short and escapes the names of candidates', () => {
    const hostile = '`@everyone`\n```\n# <img src=x>\u202e'.repeat(1000);
    const rejected = Array.from({ length: 5000 }, () => refused(hostile, hostile));
    const page = promotionPage({ ...NONE, rejected });
    expect(page.length).toBeLessThan(1_000_000);
    expect(page).toContain(' more lines, in the log.');
    expect(page).not.toMatch(/\u202e/);
    const [, fence = ''] = /^(`{3,})text$/m.exec(page) ?? [];
    expect(page.split(`\n${fence}`)).toHaveLength(3);
  });
});

const PAGE = await readFile(new URL('../../docs/promotion.md', import.meta.url), 'utf8');

/** The first block of the page in a language. */
const block = (language: string): string =>
  new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(PAGE)?.[1] ?? '';

describe('docs/promotion.md', () => {
  it('begins with a command that promotes something', async () => {
    const repository = createRepository();
    repository.write({
      'test/a.test.js': "require('node:test')('works', () => {});\n",
      'candidates.jsonl': block('jsonl'),
    });
    repository.commit();
    const [, ...args] = block('sh').trim().split(' ');
    const { output } = await runIn(repository.directory, args);
    expect(output).toBe(block('text'));
  });

  it('shows a decision', async () => {
    const [, rejected = ''] = block('jsonl').split('\n');
    const args = ['promote', '--assets', '-', '--format', 'json'];
    const { output } = await runIn('/', args, { inputs: { '-': `${rejected}\n` } });
    expect(JSON.parse(output).decisions[0]).toEqual(JSON.parse(block('json')));
  });

  const rules: Readonly<Record<string, Pick<Rule, 'severity' | 'unproven'>>> = promotionRules;

  it.each<[string, (rule: Pick<Rule, 'severity' | 'unproven'>) => boolean]>([
    ['rejects', ({ severity, unproven }) => severity === 'error' && !unproven],
    ['quarantines', ({ unproven }) => unproven === true],
    ['skips or notes', ({ severity }) => severity !== 'error'],
  ])('lists every rule that %s', (effect, has) => {
    const row = new RegExp(`^\\| ${effect} \\|.*`, 'm').exec(PAGE)?.[0] ?? '';
    const listed = [...row.matchAll(/\[([a-z-]+)\]/g)].map(([, id]) => id);
    expect(listed).toEqual(Object.keys(rules).filter((id) => rules[id] && has(rules[id])));
  });
});
