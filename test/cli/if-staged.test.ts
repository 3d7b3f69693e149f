import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gene, genesFile } from '../e2e/cli.ts';
import { createRepository, type TestRepository } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const GENES = 'assets/gep/genes.json';
const BLOCKED = genesFile(
  gene('gene_a', { validation: ['node scripts/a.js && node scripts/b.js', 'npm test'] }),
);

const NEW_SCRIPT = genesFile(gene('gene_a', { validation: ['node scripts/new.js'] }));
const GOOD = genesFile(gene('gene_a', { validation: ['node scripts/a.js', 'npm test'] }));
const PACKAGE = { name: 'x', version: '1.0.0' };

function blocked(): TestRepository {
  const repository = createRepository();
  repository.write({
    [GENES]: GOOD,
    ...{ 'scripts/a.js': '', 'scripts/b.js': '', 'scripts/other.js': '' },
    ...{ 'src/deep.js': '', 'README.md': '' },
    'package.json': JSON.stringify({ ...PACKAGE, scripts: { test: 'node src/deep.js' } }),
  });
  repository.commit();
  repository.git('checkout', '--quiet', '-b', 'topic');
  repository.write({ [GENES]: BLOCKED });
  repository.commit();
  return repository;
}

const HOOK = ['check', '--worktree', '--no-run', '--if-staged', '--quiet'];
const hook = ({ directory }: TestRepository, env = {}) => runIn(directory, HOOK, { env });

it.each<[string, Readonly<Record<string, string>>, RegExp]>([
  ['nothing', {}, /^$/],
  ['a document', { 'README.md': '# x\n' }, /^$/],
  ['a script that no gene names', { 'scripts/other.js': '1;\n' }, /^$/],
  ['a file like it', { 'docs/package.json.md': 'x', 'x/gene-gate.yml': 'x' }, /^$/],
  ['an asset file', { [GENES]: `${BLOCKED}\n` }, /FAIL/],
  ['a new asset file', { 'assets/gep/capsules.json': '[]\n' }, /FAIL/],
  ['a script that a gene names', { 'scripts/a.js': '1;\n' }, /FAIL/],
  ['a script behind npm test', { 'src/deep.js': '1;\n' }, /FAIL/],
  ['package.json', { 'package.json': '{ "name": "y" }\n' }, /FAIL/],
  ['package.json of a workspace', { 'packages/a/package.json': '{}\n' }, /FAIL/],
  ['the policy', { '.github/gene-gate.yml': '# no keys\n' }, /FAIL/],
  ['an invalid policy', { '.github/gene-gate.yml': 'profile: [\n' }, /FAIL/],
])('check --if-staged of %s', async (_, files, expected) => {
  const repository = blocked();
  repository.write(files);
  for (const path of Object.keys(files)) repository.git('add', path);
  const { exitCode, output, notes } = await hook(repository);
  expect(output).toMatch(expected);
  expect(exitCode).toBe(output === '' ? 0 : 1);
  if (output === '') expect(notes).toBe('');
});

it('check --if-staged checks the removal of a script that a gene names', async () => {
  const repository = blocked();
  rmSync(join(repository.directory, 'scripts/a.js'));
  repository.git('add', '--all', 'scripts');
  expect((await hook(repository)).exitCode).toBe(1);
});

it('check --if-staged decides by the index, not by the working tree', async () => {
  const repository = blocked();
  repository.write({ 'scripts/a.js': '1;\n', 'README.md': '# x\n' });
  repository.git('add', 'README.md');
  expect((await hook(repository)).exitCode).toBe(0);
});

it.each([
  ['fixed only in the working tree', `${BLOCKED}\n`, GOOD, 1],
  ['broken only in the working tree', GOOD, BLOCKED, 0],
  ['whose script is only in the working tree', NEW_SCRIPT, NEW_SCRIPT, 1],
])('judges a gene that is %s as git commits it', async (_, staged, present, exitCode) => {
  const repository = blocked();
  repository.write({ [GENES]: staged, 'README.md': '# x\n' });
  repository.git('add', '--all');
  repository.write({ [GENES]: present, 'scripts/new.js': '1;\n' });
  expect((await hook(repository)).exitCode).toBe(exitCode);
});

it('check --if-staged judges the index of `git commit -a`, and of `git commit FILE`', async () => {
  const repository = blocked();
  const { directory, git } = repository;
  repository.write({ [GENES]: GOOD });
  git('add', '--all');
  const index = join(directory, '.git/next-index.lock');
  cpSync(join(directory, '.git/index'), index);
  repository.write({ [GENES]: `${BLOCKED}\n` });
  git('add', '--all');
  expect((await hook(repository, { GIT_INDEX_FILE: '.git/next-index.lock' })).exitCode).toBe(0);
  expect((await hook(repository, { GIT_INDEX_FILE: index })).exitCode).toBe(0);
  expect((await hook(repository)).exitCode).toBe(1);
});

function staged(edited: boolean): TestRepository {
  const repository = blocked();
  repository.write({ [GENES]: BLOCKED.replace('node scripts/b.js', 'node scripts/other.js') });
  repository.git('add', '--all');
  if (edited) repository.write({ [GENES]: GOOD });
  return repository;
}
const CHECK = ['check', '--worktree', '--staged', '--no-run', '--format', 'agent'];

it('--staged gives a task that `fix --apply --staged` makes, and verifies what is staged', async () => {
  const { directory, git } = staged(false);
  const { output } = await runIn(directory, CHECK);
  const { verify, edits } = JSON.parse(output);
  expect(verify).toContain(' check --worktree --staged --base ');
  expect(edits.length).toBeGreaterThan(0);
  const apply = ['fix', '--apply', '-', '--staged', '--write'];
  expect(await runIn(directory, apply, { inputs: { '-': output } })).toMatchObject({ exitCode: 0 });
  expect((await runIn(directory, CHECK)).exitCode).toBe(1);
  git('add', '--all');
  expect((await runIn(directory, CHECK)).exitCode).toBe(0);
});

it('--staged fixes no file whose changes are not all staged', async () => {
  const { directory } = staged(true);
  const { exitCode, notes } = await runIn(directory, ['fix', '--staged', '--write']);
  expect(exitCode).toBe(2);
  expect(notes).toContain(`${GENES} has changes that are not staged.`);
});

it('--staged runs nothing if the working tree has other files', async () => {
  const { directory, write, git } = blocked();
  write({ [GENES]: genesFile(gene('gene_a', { validation: ['node scripts/a.js'] })) });
  git('add', '--all');
  expect((await runIn(directory, ['check', '--worktree', '--staged'])).exitCode).toBe(0);
  write({ 'scripts/a.js': 'throw 1;\n' });
  const { exitCode, notes } = await runIn(directory, ['check', '--worktree', '--staged']);
  expect(exitCode).toBe(2);
  expect(notes).toContain('The index is audited, but "scripts/a.js" differs on disk');
  expect(notes.replace(/\s+/g, ' ')).toContain('`git stash --keep-index`');
});
