import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gene, genesFile } from '../e2e/cli.ts';
import { createRepository, type TestRepository } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const GENES = 'assets/gep/genes.json';
const BLOCKED = genesFile(
  gene('gene_a', { validation: ['node scripts/a.js && node scripts/b.js', 'npm test'] }),
);

/** A repository whose genes the gate blocks, so that a check that runs fails. */
function blocked(): TestRepository {
  const repository = createRepository();
  repository.write({
    [GENES]: genesFile(gene('gene_a', { validation: ['node scripts/a.js', 'npm test'] })),
    'scripts/a.js': '',
    'scripts/b.js': '',
    'scripts/other.js': '',
    'src/deep.js': '',
    'package.json':
      '{ "name": "x", "version": "1.0.0", "scripts": { "test": "node src/deep.js" } }\n',
    'README.md': '',
  });
  repository.commit();
  repository.write({ [GENES]: BLOCKED });
  return repository;
}

const hook = ({ directory }: TestRepository) =>
  runIn(directory, ['check', '--worktree', '--no-run', '--if-staged', '--quiet']);

describe('check --if-staged', () => {
  it.each([
    ['nothing', {}],
    ['a document', { 'README.md': '# x\n' }],
    ['a script that no gene names', { 'scripts/other.js': '1;\n' }],
    ['a file with a similar name', { 'docs/package.json.md': 'x', 'x/gene-gate.yml': 'x' }],
  ])('does nothing for %s', async (_, files) => {
    const repository = blocked();
    repository.write(files);
    for (const path of Object.keys(files)) repository.git('add', path);
    expect(await hook(repository)).toEqual({ exitCode: 0, output: '', notes: '' });
  });

  it.each([
    ['an asset file', { [GENES]: BLOCKED }],
    ['a new asset file', { 'assets/gep/capsules.json': '[]\n' }],
    ['a script that a gene names', { 'scripts/a.js': '1;\n' }],
    ['a script behind npm test', { 'src/deep.js': '1;\n' }],
    ['package.json', { 'package.json': '{ "name": "y" }\n' }],
    ['package.json of a workspace', { 'packages/a/package.json': '{}\n' }],
    ['the policy', { '.github/gene-gate.yml': '# no keys\n' }],
    ['an invalid policy', { '.github/gene-gate.yml': 'profile: [\n' }],
  ])('checks %s', async (_, files) => {
    const repository = blocked();
    repository.write(files);
    for (const path of Object.keys(files)) repository.git('add', path);
    const { exitCode, output } = await hook(repository);
    expect(exitCode).toBe(1);
    expect(output).toContain('FAIL');
  });

  it('needs --worktree, because a range has nothing that is staged', async () => {
    const { directory } = blocked();
    const { exitCode, notes } = await runIn(directory, ['check', '--no-run', '--if-staged']);
    expect(exitCode).toBe(2);
    expect(notes).toContain('--worktree');
  });

  it('checks the removal of a script that a gene names', async () => {
    const repository = blocked();
    rmSync(join(repository.directory, 'scripts/a.js'));
    repository.git('add', '--all', 'scripts');
    expect((await hook(repository)).exitCode).toBe(1);
  });

  it('decides by the index, not by the working tree', async () => {
    const repository = blocked();
    repository.write({ 'scripts/a.js': '1;\n', 'README.md': '# x\n' });
    repository.git('add', 'README.md');
    expect((await hook(repository)).exitCode).toBe(0);
  });
});

describe('the hook of pre-commit', () => {
  it('is one command line of gene-gate', async () => {
    const text = readFileSync(new URL('../../.pre-commit-hooks.yaml', import.meta.url), 'utf8');
    const [, entry = ''] = /^ {2}entry: gene-gate (.*)$/m.exec(text) ?? [];
    const repository = blocked();
    repository.git('add', '--all');
    expect((await runIn(repository.directory, entry.split(' '))).exitCode).toBe(1);
  });

  it('sees what git commit -a commits', () => {
    const { directory, git } = blocked();
    const names = join(directory, '.git/names');
    mkdirSync(join(directory, '.git/hooks'), { recursive: true });
    writeFileSync(
      join(directory, '.git/hooks/pre-commit'),
      `#!/bin/sh\necho "$GIT_INDEX_FILE" > "${names}"\n`,
      { mode: 0o755 },
    );
    execFileSync('git', ['commit', '-qam', 'x'], { cwd: directory, env: process.env });
    expect(readFileSync(names, 'utf8')).not.toBe('\n');
    expect(git('log', '--oneline')).toContain('x');
  });
});
