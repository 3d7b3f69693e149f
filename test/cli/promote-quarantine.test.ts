import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { event, gene, jsonl } from '../promote/fixture.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const PROVEN = event('evt_proven', { genes_used: [] });
const REST = jsonl([gene('gene_unproven')]);

const add = (folder: string, content: string, ...args: readonly string[]) =>
  runIn(folder, ['promote', '--assets', 'new.jsonl', '--quarantine', 'q.jsonl', ...args], {
    inputs: { 'new.jsonl': content },
  });
const quarantineIn = (folder: string) => readFileSync(join(folder, 'q.jsonl'), 'utf8');

it('keeps the candidates that a quarantine has, each once', async () => {
  const folder = temporaryFolder();
  await add(folder, REST);
  const second = jsonl([gene('gene_second')]);
  await add(folder, second);
  expect(quarantineIn(folder)).toBe(REST + second);
  await add(folder, REST + second);
  expect(quarantineIn(folder)).toBe(REST + second);
});

it('keeps them if nothing is added, whatever ends its last line', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'q.jsonl'), REST.trimEnd());
  await add(folder, jsonl([PROVEN]));
  expect(quarantineIn(folder)).toBe(REST);
});

it.each([
  ['a store', '{\n  "version": 1,\n  "genes": []\n}\n'],
  ['a list', '[]\n'],
  ['a text', 'notes\n'],
])('adds nothing to %s', async (_, content) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'q.jsonl'), content);
  const refused = await add(folder, REST, '--output', 'promoted.jsonl');
  expect(refused).toMatchObject({ exitCode: 2, output: '' });
  expect(refused.notes).toContain('is not a quarantine');
  expect(quarantineIn(folder)).toBe(content);
  expect(readdirSync(folder)).toEqual(['q.jsonl']);
});
