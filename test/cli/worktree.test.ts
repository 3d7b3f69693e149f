import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMAND } from '../../src/ground/tool.ts';
import { gene, genesFile } from '../e2e/cli.ts';
import { createRepository } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const GENES = 'assets/gep/genes.json';
const BASE = 'The base is main, the default branch of this clone. To name another, add --base.\n';
const validating = (...validation: string[]) => ({
  [GENES]: genesFile(gene('gene_a', { validation })),
});

it('gives a task whose verification fails until nothing is left to do, where the policy only reports', async () => {
  const repository = createRepository();
  repository.write({
    '.github/gene-gate.yml': 'enforce: report\n',
    'scripts/a.js': '',
    'scripts/b.js': '',
    ...validating('node scripts/a.js'),
  });
  repository.commit();
  repository.write(validating('node scripts/a.js && node scripts/b.js'));

  const run = (...args: string[]) => runIn(repository.directory, args);
  const asked = await run('check', '--worktree', '--no-run', '--format', 'agent');
  expect(asked.exitCode).toBe(0);
  const task = JSON.parse(asked.output);
  expect(task).toMatchObject({ next_actor: 'agent', verdict: 'fail' });

  expect(task.verify).toContain(`${COMMAND} check `);
  const verify = task.verify.slice(COMMAND.length + 1).split(' ');
  expect((await run(...verify)).exitCode).toBe(1);
  repository.write(validating('node scripts/a.js', 'node scripts/b.js'));
  expect((await run(...verify)).exitCode).toBe(0);
});

it('does not count the report of the check before, unless its directory was there', async () => {
  const repository = createRepository();
  repository.write({ 'scripts/a.js': '', ...validating('node scripts/a.js') });
  repository.commit();
  const check = async (output: string, ...options: string[]) => {
    const args = ['check', ...options, '--no-run', '--format', 'json', '--output', output];
    const ran = await runIn(repository.directory, args);
    return JSON.parse(ran.output).blast_radius.files;
  };
  expect([await check('out/gate', '--worktree'), await check('out/gate', '--worktree')]).toEqual([
    0, 0,
  ]);
  await check('of-a-commit');
  expect(repository.git('status', '--porcelain')).toBe('');
  mkdirSync(join(repository.directory, 'own'));
  expect(await check('own', '--worktree')).toBe(0);
  expect(await check('own', '--worktree')).toBeGreaterThan(0);
});

it('of a commit names the asset files that are not committed, and an empty range', async () => {
  const repository = createRepository();
  repository.write({ 'scripts/a.js': '', ...validating('node scripts/a.js') });
  const commit = repository.commit();
  const run = (...args: string[]) => runIn(repository.directory, ['check', '--no-run', ...args]);
  const clean = await run();
  expect(clean.output).toContain(`${commit.slice(0, 7)} is both base and head`);
  expect(clean.notes).toBe(BASE);

  const added = 'assets/gep/genes_ä.json';
  repository.write({ ...validating('node b.js'), [added]: '[]', 'scripts/a.js': 'changed' });
  const { exitCode, notes } = await run('--base', 'main');
  expect(exitCode).toBe(0);
  expect(notes.split('\n')).toEqual([
    `Not committed, so not judged: ${GENES}, ${added}.`,
    'To judge uncommitted files, add --worktree.',
    '',
  ]);
  expect((await run('--quiet')).notes).toBe('');
  expect((await run('--head', 'HEAD')).notes).toBe(BASE);
  expect((await run('--worktree')).notes).toBe('');
  writeFileSync(join(repository.directory, '.git/index'), 'damaged');
  expect(await run()).toMatchObject({ exitCode: 0, notes: BASE });
});
