import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { promotionRules } from '../../src/rules/promotion.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { runIn } from '../cli/fake-terminal.ts';
import { createRepository } from '../repo/repository.ts';

const PAGE = await readFile(new URL('../../docs/promotion.md', import.meta.url), 'utf8');

/** The first block of the page in a language. */
const block = (language: string): string =>
  new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(PAGE)?.[1] ?? '';

/** Digests of the policy and times differ from one version, or run, to the next. */
const settled = (answer: string): string =>
  answer.replace(/"(digest|decided_at|version)": ".*"/g, '"$1": "…"');

describe('docs/promotion.md', () => {
  it('begins with a command that promotes something', async () => {
    const repository = createRepository();
    repository.write({
      'package.json': '{ "scripts": { "test": "node --test" } }\n',
      'test/a.test.js': "require('node:test')('works', () => {});\n",
      'candidates.jsonl': block('jsonl'),
    });
    repository.commit();
    const [, ...args] = block('sh').trim().split(' ');
    const { output } = await runIn(repository.directory, args);
    expect(output).toBe(block('text'));
  });

  it('shows the whole answer', async () => {
    const [, rejected = ''] = block('jsonl').split('\n');
    const args = ['promote', '--assets', '-', '--format', 'json'];
    const { output } = await runIn('/', args, { inputs: { '-': `${rejected}\n` } });
    expect(settled(output)).toBe(settled(block('json')));
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
