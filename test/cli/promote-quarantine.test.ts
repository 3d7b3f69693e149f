import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { event, gene, jsonl } from '../promote/fixture.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { type FakeTerminal, runIn } from './fake-terminal.ts';

const PROVEN = event('evt_proven', { genes_used: [] });
const UNPROVEN = gene('gene_unproven');
const BOTH = jsonl([PROVEN, UNPROVEN]);
const REST = jsonl([UNPROVEN]);

/** Decides about a quarantine again. @returns also what the files have then */
async function recheck(args: readonly string[], terminal: FakeTerminal = {}, quarantined = BOTH) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'q.jsonl'), quarantined);
  symlinkSync('q.jsonl', join(folder, 'link.jsonl'));
  const run = await runIn(folder, ['promote', '--recheck', 'q.jsonl', ...args], {
    ...terminal,
    inputs: { 'q.jsonl': quarantined },
  });
  const contentOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const files = Object.fromEntries(readdirSync(folder).map((name) => [name, contentOf(name)]));
  return { ...run, files };
}

describe('a quarantine that is decided again', () => {
  it.each<[string, readonly string[], FakeTerminal]>([
    ['text', [], {}],
    ['the details', ['--verbose'], {}],
    ['messages', ['--emit', 'decision'], { env: { A2A_NODE_ID: 'node_0123456789ab' } }],
    ['lines that nobody could take', ['--format', 'jsonl'], { full: true }],
    ['an answer that nobody could take', ['--format', 'json'], { full: true }],
    ['text, and the quarantine has two names', ['--quarantine', 'link.jsonl'], {}],
  ])('stays as it is if only %s is printed', async (_, args, terminal) => {
    const { exitCode, files, notes } = await recheck(args, terminal);
    expect(files).toEqual({ 'q.jsonl': BOTH, 'link.jsonl': BOTH });
    expect(notes).toContain('The quarantine stays as it is');
    expect(exitCode).toBe(1);
  });

  it.each([
    ['as lines', ['--format', 'jsonl']],
    ['in the answer', ['--format', 'json']],
    ['to a file', ['--output', 'promoted.jsonl']],
  ])('loses what is promoted when that is written %s', async (_, args) => {
    const { files, output, notes } = await recheck(args);
    expect(files['q.jsonl']).toBe(REST);
    expect(files['promoted.jsonl'] ?? output).toContain('"evt_proven"');
    expect(notes).not.toContain('The quarantine');
  });

  it('loses what is rejected if nothing is promoted', async () => {
    const { files } = await recheck([], {}, `${REST}${jsonl([gene('x', { strategy: [] })])}`);
    expect(files['q.jsonl']).toBe(REST);
  });

  it('is not touched if what remains is written to another file', async () => {
    const { files } = await recheck(['--quarantine', 'rest.jsonl']);
    expect(files).toMatchObject({ 'q.jsonl': BOTH, 'rest.jsonl': REST });
  });

  it.each(['-', 'folder'])('must be a file: %s', async (quarantine) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'folder'));
    const args = ['promote', '--recheck', quarantine];
    const inputs = { '-': BOTH };
    const refused = await runIn(folder, [...args, '--format', 'json'], { inputs });
    expect(refused).toMatchObject({ exitCode: 2, output: '' });
    expect(refused.notes).toContain('--quarantine');
    expect(readdirSync(folder)).toEqual(['folder']);
  });

  it('can be read from standard input if what remains has a file', async () => {
    const folder = temporaryFolder();
    const args = ['promote', '--recheck', '-', '--quarantine', 'rest.jsonl'];
    await runIn(folder, args, { inputs: { '-': BOTH } });
    expect(readFileSync(join(folder, 'rest.jsonl'), 'utf8')).toBe(REST);
  });
});

describe('a quarantine that candidates are added to', () => {
  const add = (folder: string, content: string, ...args: readonly string[]) =>
    runIn(folder, ['promote', '--assets', 'new.jsonl', '--quarantine', 'q.jsonl', ...args], {
      inputs: { 'new.jsonl': content },
    });
  const quarantineIn = (folder: string) => readFileSync(join(folder, 'q.jsonl'), 'utf8');

  it('keeps those that it has', async () => {
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

  it('gets what remains of another one', async () => {
    const { files } = await recheck(['--quarantine', 'old.jsonl'], {}, BOTH);
    expect(files['old.jsonl']).toBe(REST);
    const folder = temporaryFolder();
    const old = jsonl([gene('gene_old')]);
    writeFileSync(join(folder, 'q.jsonl'), old);
    const args = ['promote', '--recheck', 'other.jsonl', '--quarantine', 'q.jsonl'];
    await runIn(folder, args, { inputs: { 'other.jsonl': BOTH } });
    expect(quarantineIn(folder)).toBe(old + REST);
  });

  it.each([
    ['a store', '{\n  "version": 1,\n  "genes": []\n}\n'],
    ['a list', '[]\n'],
    ['a text', 'notes\n'],
  ])('is not %s', async (_, content) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'q.jsonl'), content);
    const refused = await add(folder, REST, '--output', 'promoted.jsonl');
    expect(refused).toMatchObject({ exitCode: 2, output: '' });
    expect(refused.notes).toContain('is not a quarantine');
    expect(quarantineIn(folder)).toBe(content);
    expect(readdirSync(folder)).toEqual(['q.jsonl']);
  });
});

describe('a quarantine that cannot be written back', () => {
  it('is an archive', async () => {
    const folder = temporaryFolder();
    const archive = gzipSync('tar');
    writeFileSync(join(folder, 'q.gepx'), archive);
    const refused = await runIn(folder, ['promote', '--recheck', 'q.gepx']);
    expect(refused).toMatchObject({ exitCode: 2, output: '' });
    expect(refused.notes).toContain('--quarantine');
    expect(readFileSync(join(folder, 'q.gepx'))).toEqual(archive);
  });

  it('was changed while its candidates were decided about', async () => {
    const folder = temporaryFolder();
    const added = `${BOTH}${jsonl([gene('gene_added_meanwhile')])}`;
    writeFileSync(join(folder, 'q.jsonl'), added);
    const args = ['promote', '--recheck', 'q.jsonl', '--format', 'jsonl'];
    const { notes, output } = await runIn(folder, args, { inputs: { 'q.jsonl': BOTH } });
    expect(output).toContain('"evt_proven"');
    expect(notes).toContain('it was changed meanwhile');
    expect(readFileSync(join(folder, 'q.jsonl'), 'utf8')).toBe(added);
  });
});
