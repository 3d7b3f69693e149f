import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeAssetId } from '@evomap/gep-sdk';
import { describe, expect, it } from 'vitest';
import type { AgentTask } from '../../src/report/agent/agent-task.ts';
import { createRepository, type TestRepository } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const GENES = 'assets/gep/genes.json';
const CODE = `node -e "require('./a')"`;

function gene(id: string, ...validation: string[]): object {
  const content = {
    type: 'Gene',
    schema_version: '1.13.0',
    id,
    constraints: { max_files: 5, forbidden_paths: ['.git'] },
    validation,
  };
  return { ...content, asset_id: computeAssetId(content) };
}

/** A repository with a branch that adds genes. */
function proposing(...genes: object[]): TestRepository {
  const repository = createRepository();
  const { git, write, commit } = repository;
  write({ 'a.js': '', [GENES]: '{ "genes": [] }\n' });
  commit();
  git('switch', '--quiet', '--create', 'proposal');
  write({ [GENES]: `${JSON.stringify({ genes }, null, 2)}\n` });
  commit();
  return repository;
}

async function taskOf({ directory }: TestRepository, ...options: string[]): Promise<AgentTask> {
  const { output } = await runIn(directory, ['check', '--no-run', '--format', 'agent', ...options]);
  return JSON.parse(output);
}

function apply({ directory }: TestRepository, task: unknown, ...options: string[]) {
  const inputs = { 'task.json': JSON.stringify(task) };
  return runIn(directory, ['fix', '--apply', 'task.json', ...options], { inputs });
}

const WRONG = [gene('one', 'node a.js && node a.js x', 'node a.js'), gene('two', CODE)];

describe('the edits of a task', () => {
  it('are those of fix, with the hash that each asset gets', async () => {
    const repository = proposing(...WRONG);
    const task = await taskOf(repository);
    expect(task).toMatchObject({
      next_actor: 'agent',
      head_sha: repository.git('rev-parse', 'HEAD'),
      todo: [],
      human: [],
    });
    expect(task.edits.map(({ pointer, after }) => [pointer, after])).toEqual([
      ['/genes/0/validation/0', 'allow'],
      ['/genes/0/validation/1', 'allow'],
      ['/genes/0/asset_id', 'allow'],
      ['/genes/1/validation/0', 'allow'],
      ['/genes/1/asset_id', 'allow'],
    ]);
    expect(new Set(task.edits.map(({ finding }) => finding)).size).toBe(2);
    const fixed = await runIn(repository.directory, ['fix', '--base', 'main', '--format', 'json']);
    expect(JSON.parse(fixed.output)).toEqual(task);
    const shown = await runIn(repository.directory, ['fix']);
    expect(task.patch).toBe(shown.output);
  });

  it('are shown, and written only with --write; then the gate passes', async () => {
    const repository = proposing(...WRONG);
    const { git } = repository;
    const task = await taskOf(repository);
    const shown = await apply(repository, task);
    expect(shown).toMatchObject({ exitCode: 1, output: task.patch });
    expect(git('status', '--short')).toBe('');
    expect(await apply(repository, task, '--write')).toMatchObject({ exitCode: 0, output: '' });
    expect(await taskOf(repository, '--worktree')).toMatchObject({ next_actor: 'done', edits: [] });
    git('add', '--all');
    git('commit', '--quiet', '--message', 'fixed');
    expect(await taskOf(repository)).toMatchObject({ next_actor: 'done', verdict: 'warn' });
  });

  it('can be a part of the task, if they are all those of an asset', async () => {
    const repository = proposing(...WRONG);
    const task = await taskOf(repository);
    const part = { ...task, edits: task.edits.slice(0, 3) };
    expect((await apply(repository, part, '--write')).exitCode).toBe(0);
    const { edits } = await taskOf(repository, '--worktree');
    expect(edits).toEqual(task.edits.slice(3));
  });
});

describe('a task of assets with the same id, in JSON Lines or with another layout', () => {
  it('has a finding for each edit, and applies', async () => {
    const repository = proposing();
    const stale = (id: string, ...validation: string[]) => ({
      ...gene(id, ...validation),
      asset_id: `sha256:${'0'.repeat(64)}`,
    });
    const twins = [stale('c', 'node a.js && node a.js x'), stale('c', 'timeout 5 node a.js')];
    const windows = `\ufeff${JSON.stringify({ genes: twins }, null, 2)}\n`.replaceAll('\n', '\r\n');
    const lines = [gene('l', 'timeout 5 node a.js'), stale('m', 'node a.js')];
    repository.write({
      [GENES]: windows,
      'assets/gep/genes.jsonl': lines.map((each) => `${JSON.stringify(each)}\n`).join(''),
    });
    repository.commit();
    const task = await taskOf(repository);
    expect(task.todo.map(({ rule }) => rule)).toEqual(['duplicate-id']);
    expect(task.edits.map(({ pointer }) => pointer)).toEqual([
      '/genes/0/validation/0',
      '/genes/0/asset_id',
      '/genes/1/validation/0',
      '/genes/1/asset_id',
      '/0/validation/0',
      '/0/asset_id',
      '/1/asset_id',
    ]);
    await apply(repository, task, '--write');
    const written = readFileSync(join(repository.directory, GENES), 'utf8');
    expect(written).toMatch(/^\ufeff\{\r\n/);
    expect(await taskOf(repository, '--worktree')).toMatchObject({
      edits: [],
      todo: [{ rule: 'duplicate-id' }],
    });
  });
});

describe('a task that is not of this commit or not of the gate', () => {
  type Change = (task: AgentTask) => unknown;
  const firstEdit = (change: object): Change => {
    return (task) => ({
      ...task,
      edits: task.edits.map((edit, index) => (index === 0 ? { ...edit, ...change } : edit)),
    });
  };
  const evil = { path: 'scripts/validate/eval-0123abcd.cjs', text: 'evil();\n' };

  const NO_EDIT = /does not make the edit/;
  const NO_FILE = /not an asset file/;
  const otherHash: Change = (task) => ({
    ...task,
    edits: task.edits.map((edit) =>
      edit.pointer.endsWith('/asset_id') ? { ...edit, new: [`sha256:${'0'.repeat(64)}`] } : edit,
    ),
  });
  const with_ =
    (fields: object): Change =>
    (task) => ({ ...task, ...fields });
  const fine = { pointer: '/genes/0/validation/1', old: 'node a.js' };
  const unknown = { ref: 'b'.repeat(40), profile: 'evolver' };

  it.each<[string, Change, RegExp]>([
    ['another commit', with_({ head_sha: 'a'.repeat(40) }), /about the commit a{40}/],
    ['no commit', with_({ head_sha: null }), /about the commit \(none\)/],
    ['a path outside', firstEdit({ path: '../genes.json' }), NO_FILE],
    ['an absolute path', firstEdit({ path: '/etc/passwd' }), NO_FILE],
    ['a path in .git', firstEdit({ path: '.git/config' }), NO_FILE],
    ['a script of the repository', firstEdit({ path: 'a.js' }), NO_FILE],
    ['the policy', firstEdit({ path: '.github/gene-gate.yml' }), NO_FILE],
    ['the audit log', firstEdit({ path: 'assets/gep/events.jsonl' }), /is an audit log/],
    ['a limit', firstEdit({ pointer: '/genes/0/constraints/max_files' }), NO_EDIT],
    ['an id', firstEdit({ pointer: '/genes/0/id' }), NO_EDIT],
    ['a pointer to nothing', firstEdit({ pointer: '/genes/0/validation/7' }), NO_EDIT],
    ['another string', firstEdit({ old: 'node b.js' }), NO_EDIT],
    ['the removal of a command', firstEdit({ new: [] }), NO_EDIT],
    ['another command', firstEdit({ new: ['node a.js'] }), NO_EDIT],
    ['a command that is fine', firstEdit(fine), NO_EDIT],
    ['a new file', firstEdit({ files: [{ ...evil, path: 'src/evil.js' }] }), NO_EDIT],
    ['a new script', firstEdit({ files: [evil] }), NO_EDIT],
    ['a part of an asset', (task) => ({ ...task, edits: task.edits.slice(1) }), /lacks the edit/],
    ['another hash', otherHash, NO_EDIT],
    ['another type', with_({ type: 'GateReport' }), /not an AgentTask/],
    ['another version', with_({ schema_version: '9.0.0' }), /not an AgentTask/],
    ['an unknown base', with_({ policy: unknown }), /b{40}/],
  ])('is refused as a whole: %s', async (_, change, reason) => {
    const repository = proposing(...WRONG);
    repository.write({ 'assets/gep/events.jsonl': '' });
    const before = readFileSync(join(repository.directory, GENES), 'utf8');
    const task = await taskOf(repository);
    const { exitCode, output, notes } = await apply(repository, change(task), '--write');
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(notes.replace(/\s+/g, ' ')).toMatch(reason);
    expect(readFileSync(join(repository.directory, GENES), 'utf8')).toBe(before);
    expect(repository.git('status', '--short')).toBe('?? assets/gep/events.jsonl');
  });

  it('is refused after the file has changed', async () => {
    const repository = proposing(...WRONG);
    const task = await taskOf(repository);
    repository.write({ [GENES]: `${JSON.stringify({ genes: WRONG.toReversed() })}\n` });
    const { exitCode, notes } = await apply(repository, task, '--write');
    expect({ exitCode, notes }).toEqual({
      exitCode: 2,
      notes: expect.stringMatching(/does not make the edit/),
    });
  });

  it('is refused with files, and if it is not JSON', async () => {
    const { directory } = proposing(...WRONG);
    const inputs = { 'task.json': 'not JSON' };
    const args = ['fix', '--apply', 'task.json'];
    expect((await runIn(directory, args, { inputs })).notes).toContain('not JSON');
    expect((await runIn(directory, [...args, GENES], { inputs })).notes).toContain(
      'not take files',
    );
  });
});

describe('a task without edits', () => {
  it.each<[string, Partial<AgentTask>, number]>([
    ['that is done', { next_actor: 'done' }, 0],
    ['for an agent', { next_actor: 'agent' }, 1],
    ['for a person', { next_actor: 'human' }, 1],
  ])('%s has nothing to apply', async (_, change, exitCode) => {
    const repository = proposing(...WRONG);
    const task = { ...(await taskOf(repository)), edits: [], ...change };
    const run = await apply(repository, task, '--write');
    expect(run).toMatchObject({ exitCode, output: '' });
    expect(run.notes).toContain('The task has no edits');
    expect(repository.git('status', '--porcelain')).toBe('');
  });
});
