import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import {
  startingFiles,
  writeInstructions,
  writeStartingFile,
} from '../../src/setup/starting-files.ts';
import { temporaryFolder } from '../run/fixture.ts';

const CURSOR = '.cursor/rules/gene-gate.mdc';

function workingTree(): { root: string; outside: string } {
  const folder = temporaryFolder({ 'tree/.git/HEAD': '', 'outside/kept': '1' });
  return { root: join(folder, 'tree'), outside: join(folder, 'outside') };
}

function link(target: string, root: string, path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(target, join(root, path));
}

it.each([
  ['.cursor', '../outside', 'leaves the repository'],
  ['.cursor/rules', '../../outside', 'leaves the repository'],
  ['.cursor', '.git', 'in .git'],
  ['.cursor', 'nowhere', 'symlink to nothing'],
  [CURSOR, '../../../outside/kept', 'leaves the repository'],
  [CURSOR, 'nowhere', 'symlink to nothing'],
])('what init writes is nothing if %s is a link to %s', async (path, target, words) => {
  const { root, outside } = workingTree();
  link(target, root, path);
  await expect(writeInstructions(root, CURSOR)).rejects.toThrow(words);
  expect(readFileSync(join(outside, 'kept'), 'utf8')).toBe('1');
  for (const name of ['rules', 'gene-gate.mdc']) {
    expect(existsSync(join(outside, name))).toBe(false);
    expect(existsSync(join(root, '.git', name))).toBe(false);
  }
});

it('what init writes follows links within the repository', async () => {
  const { root } = workingTree();
  mkdirSync(join(root, 'shared'));
  link('shared', root, '.cursor');
  expect(await writeInstructions(root, CURSOR)).toBe('created');
  expect(existsSync(join(root, 'shared/rules/gene-gate.mdc'))).toBe(true);
});

it('what init writes is nothing in place of a directory or a pipe', async () => {
  const { root } = workingTree();
  mkdirSync(join(root, 'CLAUDE.md'));
  await expect(writeInstructions(root, 'CLAUDE.md')).rejects.toThrow('not a regular file');
  if (process.platform === 'win32') return;
  execFileSync('mkfifo', [join(root, 'AGENTS.md')]);
  await expect(writeInstructions(root, 'AGENTS.md')).rejects.toThrow('not a regular file');
});

it('what init writes is no policy and no workflow outside of the repository', async () => {
  const { root, outside } = workingTree();
  link('../outside', root, '.github');
  writeFileSync(join(outside, 'gene-gate.yml'), 'kept');
  for (const file of startingFiles({})) {
    await expect(writeStartingFile(root, file, true)).rejects.toThrow('leaves the repository');
  }
  expect(readFileSync(join(outside, 'gene-gate.yml'), 'utf8')).toBe('kept');
});

it('what init writes replaces a link itself with --force', async () => {
  const { root, outside } = workingTree();
  const [policy] = startingFiles({});
  if (policy === undefined) throw new Error('no file');
  link('../../outside/kept', root, policy.path);
  expect(await writeStartingFile(root, policy, false)).toBe(false);
  expect(await writeStartingFile(root, policy, true)).toBe(true);
  expect(readFileSync(join(outside, 'kept'), 'utf8')).toBe('1');
});
