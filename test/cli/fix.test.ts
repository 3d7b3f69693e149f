import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeAssetId } from '@evomap/gep-sdk';
import { expect, it } from 'vitest';
import { type Suggestion, suggestionsOf } from '../../src/publish/suggestions.ts';
import type { AgentTask } from '../../src/report/agent/agent-task.ts';
import { type GateReport, gateReportSchema } from '../../src/report/gate-report.ts';
import { check, GENES, withCommands } from '../e2e/cli.ts';
import { createRepository, type TestRepository, temporaryFolder } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

function geneOf(id: string, ...validation: string[]): object {
  const limits = { max_files: 5, forbidden_paths: ['.git'] };
  const content = { type: 'Gene', schema_version: '1.13.0', constraints: limits, id, validation };
  return { ...content, asset_id: computeAssetId(content) };
}

function repositoryWith(...genes: object[]): TestRepository {
  const repository = createRepository();
  repository.write({ 'a.js': '', [GENES]: `${JSON.stringify({ genes }, null, 2)}\n` });
  repository.commit();
  return repository;
}

const ZERO = `sha256:${'0'.repeat(64)}`;
const CODE = `node -e "require('./a')"`;

it('gene-gate fix shows a diff that git applies, and writes the same with --write', async () => {
  const repository = repositoryWith(
    geneOf('one', CODE, 'node a.js && node a.js x'),
    geneOf('two', CODE),
  );
  const { directory, git } = repository;
  const shown = await runIn(directory, ['fix']);
  expect(shown.exitCode).toBe(1);
  expect(shown.notes).toContain('2 × code moved into a script');
  expect(shown.notes).toMatch(/New\s+commands:\s+accepted;\s+not\s+run\./);
  expect(shown.notes).toContain('to change: 1 of 1; new scripts: 1. Run with --write to apply.');
  expect(git('status', '--short')).toBe('');

  const patch = join(temporaryFolder(), 'fix.patch');
  writeFileSync(patch, shown.output);
  git('apply', '--index', patch);
  const applied = git('write-tree');
  git('reset', '--quiet', '--hard');

  const written = await runIn(directory, ['fix', '--write']);
  expect(written).toMatchObject({ exitCode: 0, output: '' });
  git('add', '--all');
  expect(git('write-tree')).toBe(applied);
  expect(git('diff', '--cached', '--name-only').split('\n')).toEqual([
    GENES,
    expect.stringMatching(/^scripts\/validate\/eval-[0-9a-f]{16}\.cjs$/),
  ]);
  expect(await runIn(directory, ['fix'])).toMatchObject({ exitCode: 0, output: '' });
});

it('gene-gate fix looks at tracked and untracked asset files, and not at ignored ones', async () => {
  const repository = repositoryWith(geneOf('g', 'node a.js'));
  const file = `${JSON.stringify(geneOf('x', 'node a.js\n'))}\n`;
  repository.write({
    '.gitignore': 'old/\n',
    'old/assets/gep/genes.json': file,
    'new/assets/gep/genes.jsonl': file,
    'notes/data.json': file,
  });
  const { output, notes } = await runIn(repository.directory, ['fix']);
  expect(notes).toContain('to change: 1 of 2;');
  expect(output.match(/^diff --git .*$/gm)).toEqual([
    'diff --git a/new/assets/gep/genes.jsonl b/new/assets/gep/genes.jsonl',
  ]);
  const named = await runIn(join(repository.directory, 'notes'), ['fix', 'data.json']);
  expect(named.output).toContain('+++ b/notes/data.json');
});

const NAMELESS = { type: 'Gene', id: 'g', signals_match: ['x'], validation: ['node a.js'] };
const NAMELESS_EVENT = { type: 'EvolutionEvent', id: 'e', parent: null };

/** Changes of assets without `schema_version` and `asset_id`, and whether `fix --identity` adds them. */
const WITHOUT_IDENTITY: Record<string, [path: string, text: string, isPrinted: boolean]> = {
  'one gene': [GENES, JSON.stringify({ genes: [NAMELESS] }), true],
  'a gene twice': [GENES, JSON.stringify({ genes: [NAMELESS, NAMELESS] }), true],
  'a gene with a refused command': [
    GENES,
    JSON.stringify({ genes: [{ ...NAMELESS, validation: ['node a.js', 'cowsay x'] }] }),
    true,
  ],
  'two genes with one id': [
    GENES,
    JSON.stringify({ genes: [NAMELESS, { ...NAMELESS, summary: 'x' }] }),
    true,
  ],
  'an event of a log': ['assets/gep/events.jsonl', JSON.stringify(NAMELESS_EVENT), false],
};

it.each(Object.entries(WITHOUT_IDENTITY))(
  'prints `fix --identity` only where it writes: %s',
  async (_, [path, text, isPrinted]) => {
    const repository = repositoryWith(geneOf('other', 'node a.js'));
    repository.git('branch', 'before');
    repository.write({ [path]: `${text}\n` });
    repository.commit();
    const { report } = await check(repository, ['--base', 'before', '--no-run']);
    const lacking = report.findings.filter(({ rule }) => /-missing$/.test(rule));
    expect(lacking.map(({ rule }) => rule)).toContain('content-hash-missing');
    const isSaid = JSON.stringify(lacking).includes('--identity --write');
    expect(isSaid).toBe(isPrinted);
    const fix = ['fix', '--base', 'before', '--identity', '--write', path];
    const { notes } = await runIn(repository.directory, fix);
    expect(notes).toContain(isPrinted ? 'written: 1 of 1' : 'Not fixed:');
    expect(repository.git('status', '--short') !== '').toBe(isPrinted);
  },
);

const stale = { ...geneOf('stale', CODE), asset_id: 'sha256:00' };

it('gene-gate fix with --base fixes the assets of the change, and leaves the others as they are', async () => {
  const repository = repositoryWith(stale, geneOf('mine', 'node a.js'), geneOf('used', CODE));
  const genes = [stale, geneOf('mine', CODE), geneOf('used', CODE)];
  const other = [{ ...stale, id: 'untouched' }];
  repository.write({
    [GENES]: `${JSON.stringify({ genes }, null, 2)}\n`,
    'assets/gep/capsules.json': JSON.stringify([{ type: 'Capsule', id: 'c', gene: 'used' }]),
  });
  const { directory } = repository;
  const before = await runIn(directory, ['fix']);
  expect(before.notes).toContain('3 × code moved into a script');
  expect(before.notes).toContain('3 × asset_id recomputed');
  expect(before.output).toContain('-      "asset_id": "sha256:00"');
  const { exitCode, notes } = await runIn(directory, ['fix', '--base', 'HEAD', '--write']);
  expect(notes).toContain('2 × code moved into a script');
  expect(exitCode).toBe(0);
  const after = JSON.parse(readFileSync(join(directory, GENES), 'utf8')).genes;
  expect(after[0]).toEqual(stale);
  const script = [expect.stringMatching(/^node scripts\/validate\/eval-/)];
  const commands = after.slice(1).map(({ validation }: { validation: string[] }) => validation);
  expect(commands).toEqual([script, script]);
  repository.write({ 'assets/gep/more.json': JSON.stringify(other) });
  repository.commit();
  const nothing = await runIn(directory, ['fix', '--base', 'HEAD']);
  expect(nothing).toMatchObject({ exitCode: 0, output: '' });
  expect(nothing.notes).toMatch(/^Nothing to fix: no asset differs from HEAD/);
});

it('gene-gate fix with --base needs a repository and a revision', async () => {
  const outside = await runIn(temporaryFolder(), ['fix', '--base', 'main']);
  expect(outside).toMatchObject({ exitCode: 2, output: '' });
  expect(outside.notes).toContain('`--base` needs a git repository');
  const { directory } = repositoryWith(geneOf('g', 'node a.js'));
  const unknown = await runIn(directory, ['fix', '--base', 'nowhere']);
  expect(unknown).toMatchObject({ exitCode: 2, output: '' });
  expect(unknown.notes).toContain('nowhere');
});

it('gene-gate fix keeps line endings that git would change, and the mode of a file', async () => {
  const repository = repositoryWith();
  repository.git('config', 'core.autocrlf', 'true');
  const textOf = (command: string) =>
    `${JSON.stringify([geneOf('g', command)], null, 2)}\n`.replaceAll('\n', '\r\n');
  repository.write({ [GENES]: { executable: textOf('node a.js\n') } });
  await runIn(repository.directory, ['fix', '--write']);
  const path = join(repository.directory, GENES);
  expect(readFileSync(path, 'utf8')).toBe(textOf('node a.js'));
  expect(statSync(path).mode & 0o111).not.toBe(0);
});

it('gene-gate fix does not overwrite an ignored file, and then changes nothing', async () => {
  const repository = repositoryWith(geneOf('g', CODE));
  repository.write({ '.gitignore': 'scripts/\n' });
  const { output } = await runIn(repository.directory, ['fix']);
  const [, script = ''] = /\+\+\+ b\/(scripts\/\S+)/.exec(output) ?? [];
  repository.write({ [script]: 'mine' });
  const { exitCode, notes } = await runIn(repository.directory, ['fix', '--write']);
  expect(exitCode).toBe(2);
  expect(notes).toContain(`${script} cannot be written`);
  expect(readFileSync(join(repository.directory, script), 'utf8')).toBe('mine');
  expect(repository.git('status', '--short', GENES)).toBe('');
});

it('gene-gate fix writes through no symlink that git does not know', async () => {
  const repository = repositoryWith(geneOf('g', CODE));
  const outside = temporaryFolder();
  repository.write({ '.gitignore': 'scripts\n', scripts: { symlink: outside } });
  const { exitCode, notes } = await runIn(repository.directory, ['fix', '--write']);
  expect(exitCode).toBe(2);
  expect(notes).toMatch(/its\s+directory is a\s+symlink/);
});

it.each([
  ['a file outside', '../genes.json', 'is not in'],
  ['the root', '.', 'is not a regular file'],
  ['a file that is not there', 'missing.json', 'is not a regular file'],
  ['a directory', 'assets', 'is not a regular file'],
  ['a file of git', '.git/config', 'is not a regular file'],
])('gene-gate fix cannot decide about %s', async (_what, path, message) => {
  const { directory } = repositoryWith(geneOf('g', 'node a.js'));
  const { exitCode, notes, output } = await runIn(directory, ['fix', path]);
  expect(exitCode).toBe(2);
  expect(output).toBe('');
  expect(notes).toContain(message);
});

const proposing = (...genes: object[]): TestRepository =>
  editing([], `${JSON.stringify({ genes }, null, 2)}\n`);

async function taskOf({ directory }: TestRepository, ...options: string[]): Promise<AgentTask> {
  const { output } = await runIn(directory, ['check', '--no-run', '--format', 'agent', ...options]);
  return JSON.parse(output);
}

function apply({ directory }: TestRepository, task: unknown, ...options: string[]) {
  const inputs = { 'task.json': JSON.stringify(task) };
  return runIn(directory, ['fix', '--apply', 'task.json', ...options], { inputs });
}

const WRONG = [geneOf('one', 'node a.js && node a.js x', 'node a.js'), geneOf('two', CODE)];

it('the edits of a task are shown, and written only with --write; then the gate passes', async () => {
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

it('a task of assets with the same id, in JSON Lines or with another layout has a finding for each edit, and applies', async () => {
  const repository = proposing();
  const stale = (...of: Parameters<typeof geneOf>) => ({ ...geneOf(...of), asset_id: ZERO });
  const twins = [stale('c', 'node a.js && node a.js x'), stale('c', 'timeout 5 node a.js')];
  const windows = `\ufeff${JSON.stringify({ genes: twins }, null, 2)}\n`.replaceAll('\n', '\r\n');
  const lines = [geneOf('l', 'timeout 5 node a.js'), stale('m', 'node a.js')];
  repository.write({
    [GENES]: windows,
    'assets/gep/genes.jsonl': lines.map((each) => `${JSON.stringify(each)}\n`).join(''),
  });
  repository.commit();
  const task = await taskOf(repository);
  expect(task.todo.map(({ rule }) => rule)).toEqual(['duplicate-id']);
  const inStore = [0, 1].flatMap((n) => [`/genes/${n}/validation/0`, `/genes/${n}/asset_id`]);
  const inLog = ['/0/validation/0', '/0/asset_id', '/1/asset_id'];
  expect(task.edits.map(({ pointer }) => pointer)).toEqual([...inStore, ...inLog]);
  await apply(repository, task, '--write');
  const written = readFileSync(join(repository.directory, GENES), 'utf8');
  expect(written).toMatch(/^\ufeff\{\r\n/);
  const left = { edits: [], todo: [{ rule: 'duplicate-id' }] };
  expect(await taskOf(repository, '--worktree')).toMatchObject(left);
});

type Change = (task: AgentTask) => unknown;
const firstEdit =
  (change: object): Change =>
  ({ edits: [first, ...others], ...task }) => ({
    ...task,
    edits: [{ ...first, ...change }, ...others],
  });
const evil = { path: 'scripts/validate/eval-0123abcd.cjs', text: 'evil();\n' };
const NO_EDIT = /does not make the edit/;
const NO_FILE = /not an asset file/;
const otherHash: Change = (task) => ({
  ...task,
  edits: task.edits.map((edit) =>
    edit.pointer.endsWith('/asset_id') ? { ...edit, new: [ZERO] } : edit,
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
])('a task is refused as a whole: %s', async (_, change, reason) => {
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

it('a task that is not of this commit or not of the gate is refused with files, and if it is not JSON', async () => {
  const { directory } = proposing(...WRONG);
  const inputs = { 'task.json': 'not JSON' };
  const args = ['fix', '--apply', 'task.json'];
  expect((await runIn(directory, args, { inputs })).notes).toContain('not JSON');
  expect((await runIn(directory, [...args, GENES], { inputs })).notes).toContain('not take files');
});

it.each<[string, Partial<AgentTask>, number]>([
  ['that is done', { next_actor: 'done' }, 0],
  ['for an agent', { next_actor: 'agent' }, 1],
  ['for a person', { next_actor: 'human' }, 1],
])('a task without edits: %s has nothing to apply', async (_, change, exitCode) => {
  const repository = proposing(...WRONG);
  const task = { ...(await taskOf(repository)), edits: [], ...change };
  const run = await apply(repository, task, '--write');
  expect(run).toMatchObject({ exitCode, output: '' });
  expect(run.notes).toContain('The task has no edits');
  expect(repository.git('status', '--porcelain')).toBe('');
});

const GOOD = geneOf('good', 'node a.js');

const BAD = [
  geneOf('one', 'node a.js && node a.js x'),
  geneOf('two', 'node a.js y && node a.js z', 'node a.js'),
];

function editing(before: readonly object[], text: string, path = GENES): TestRepository {
  const repository = createRepository();
  const { git, write, commit } = repository;
  write({ 'a.js': '', [path]: `${JSON.stringify({ genes: before }, null, 2)}\n` });
  commit();
  git('switch', '--quiet', '--create', 'proposal');
  write({ [path]: text });
  commit();
  return repository;
}

async function reportOf({ directory }: TestRepository): Promise<GateReport> {
  const args = ['check', '--base=main', '--no-run', '--format=json'];
  return gateReportSchema.parse(JSON.parse((await runIn(directory, args)).output));
}

async function suggest(repository: TestRepository, path = GENES): Promise<Suggestion[]> {
  const diff = repository.git('diff', 'main...proposal', '--', path);
  const hunks = diff.slice(diff.indexOf('@@'));
  return suggestionsOf(await reportOf(repository), new Map([[path, hunks]]));
}

/** Applies a suggestion as GitHub does, and returns the findings that fail the gate then. */
async function errorsAfter(repository: TestRepository, suggestion: Suggestion) {
  const { path, start, end, lines } = suggestion;
  const before = readFileSync(join(repository.directory, path), 'utf8');
  const file = before.split('\n');
  file.splice(start - 1, end - start + 1, ...lines);
  repository.write({ [path]: file.join('\n') });
  repository.commit();
  const { findings } = await reportOf(repository);
  repository.write({ [path]: before });
  repository.commit();
  return findings.filter(({ severity }) => severity === 'error').map(({ subject }) => subject?.id);
}

it.each([
  ['in a formatted file', JSON.stringify({ genes: [GOOD, ...BAD] }, null, 2)],
  ['in a file with tabs', JSON.stringify({ genes: [...BAD, GOOD] }, null, '\t')],
  ['in JSONL', [...BAD, GOOD].map((each) => JSON.stringify(each)).join('\n'), `${GENES}l`],
])('a suggestion %s mends its gene, and changes no other', async (_, text, path = GENES) => {
  const repository = editing([GOOD], `${text}\n`, path);
  const suggestions = await suggest(repository, path);
  expect(suggestions).toHaveLength(2);
  for (const [index, id] of ['two', 'one'].entries()) {
    const left = await errorsAfter(repository, suggestions[index] as Suggestion);
    expect(new Set(left)).toEqual(new Set([id]));
  }
});

const NOTHING = 'Write a script that fails if the gene breaks something, and run it with `node`.';

/** The report and `fix` say the same about code that checks nothing, and never that it should be moved. */
it.each([
  `node -e "require('assert').strictEqual([1,2,3].length, 3)"`,
  'node -e "process.exit(0)"',
  'node -e "console.log(1)"',
])('%s is not polished', async (command) => {
  const repository = withCommands([command]);
  const { report } = await check(repository, ['--no-run']);
  const [error] = report.findings.filter(({ severity }) => severity === 'error');
  expect(error?.remedy).toBe(NOTHING);
  const { notes } = await runIn(repository.directory, ['fix', '--base=main']);
  expect(notes.replaceAll(/\s+/g, ' ')).toContain(NOTHING);
});
