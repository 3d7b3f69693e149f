import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { attestationRules } from '../../src/rules/attestation.ts';
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

  it('lists every rule about candidates by what it does', () => {
    const rows = [...PAGE.matchAll(/^\| (rejects|quarantines|skips or notes) \| (.*) \|$/gm)];
    const listed = rows.flatMap(([, effect, cell = '']) =>
      [...cell.matchAll(/\[([a-z-]+)\]\(rules\/\1\.md\)/g)].map(([, id]) => [id, effect]),
    );
    const rules: Readonly<Record<string, Pick<Rule, 'severity' | 'unproven'>>> = {
      ...promotionRules,
      ...attestationRules,
    };
    const effects = Object.entries(rules).map(([id, { severity, unproven }]) => {
      const effect = severity === 'error' ? 'rejects' : 'skips or notes';
      return [id, unproven ? 'quarantines' : effect];
    });
    expect(listed.toSorted()).toEqual(effects.toSorted());
  });
});
