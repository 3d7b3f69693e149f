import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
