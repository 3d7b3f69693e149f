import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  check,
  createGateRepository,
  GENES,
  gene,
  genesFile,
  pullRequest,
  runCli,
  sharedWithGenes,
  statusesOf,
  withGenes,
} from '../e2e/cli.ts';
import { createRepository, temporaryFolder } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const POLICY = '.github/gene-gate.yml';
const FAILING = gene('gene_fails', { validation: ['node scripts/fail.js'] });
const passing = sharedWithGenes(gene('gene_ok'));
const failing = sharedWithGenes(FAILING);

function shallow() {
  const origin = withGenes(gene('gene_ok'));
  const cloneOptions = ['--depth=1', '--no-single-branch'];
  return { origin, clone: createRepository({ cloneOf: origin.directory, cloneOptions }) };
}

type Situation = readonly [cwd: string, args: readonly string[], says: RegExp];

const SITUATIONS: Readonly<Record<string, () => Situation>> = {
  'no repository': () => [temporaryFolder(), [], /is not in a git repository/],
  'no directory': () => [temporaryFolder(), ['--repo', 'no/x'], /no\/x is not a directory/],
  'no commits': () => [createRepository().directory, [], /no commits yet/],
  'no such base': () => [passing.directory, ['--base', 'v1.0'], /unknown revision v1\.0/],
  'no ref': () => [passing.directory, ['--base', 'main..HEAD'], /"main\.\.HEAD" is not a valid/],
  'no such head': () => [passing.directory, ['--head', 'topic'], /unknown revision topic/],
  'two heads': () => [
    passing.directory,
    ['--head', 'main', '--worktree'],
    /used with `--worktree`/,
  ],
  'no such policy': () => [passing.directory, ['--policy', 'a.yml'], /\S*a\.yml \(ENOENT\)/],
  'a broken policy on the base': () => {
    const { directory } = createGateRepository({ [POLICY]: 'limits:\n  command_timeout: 5\n' });
    return [directory, ['--base', 'main'], /\.github\/gene-gate\.yml[\s\S]*command_timeout/];
  },
  'an edited checkout': () => {
    const repository = withGenes(gene('gene_ok'));
    repository.write({ 'scripts/pass.js': 'process.exit(0);\n' });
    return [repository.directory, [], /"scripts\/pass\.js" differs on disk/];
  },
  'a head that is not checked out': () => {
    const { directory, git } = withGenes(gene('gene_ok'));
    git('checkout', '--quiet', 'main');
    return [directory, ['--head', 'pull-request'], /but the checkout is at [0-9a-f]{12}/];
  },
  'unrelated histories': () => {
    const { directory, git, commit } = withGenes(gene('gene_ok'));
    git('checkout', '--quiet', '--orphan', 'other');
    commit();
    return [directory, [], /have no common ancestor/];
  },
  'a shallow clone whose origin is gone': () => {
    const { origin, clone } = shallow();
    origin.remove();
    return [
      clone.directory,
      ['--base', 'origin/main'],
      /^This clone is shallow: [^\n]*\nerror: [\s\S]*fetching it failed/,
    ];
  },
  'a shallow clone without a remote': () => {
    const { clone } = shallow();
    clone.git('branch', 'old', 'origin/main');
    clone.git('remote', 'remove', 'origin');
    return [
      clone.directory,
      ['--base', 'old'],
      /^error: This clone lacks part of the history, and has no remote named origin/,
    ];
  },
};

it.each(Object.entries(SITUATIONS))('cannot decide with %s', async (_, situation) => {
  const [cwd, args, says] = situation();
  const text = await runCli(['check', ...args], { cwd });
  expect(text.stderr).toMatch(/^error: \S[\s\S]*\nhint: \S/m);
  expect(text.stderr).toMatch(says);
  expect(text.stderr).not.toMatch(/^\s+at |GateError|undefined/m);
  expect(text).toMatchObject({ exitCode: 2, stdout: '' });
});

describe('the network', () => {
  const ANSWER = ['check', '--base', 'origin/main', '--quiet', '--format', 'json'];

  it.each([
    ['a shallow clone', ['--depth=1'], 'This clone is shallow: fetching more of its history'],
    ['a complete clone', [], ''],
  ])('is used by %s once it is said', async (_, options, said) => {
    const origin = createGateRepository({ 'src/a.js': '1;\n' });
    origin.write({ 'src/a.js': '2;\n' });
    origin.commit();
    const clone = createRepository({
      cloneOf: origin.directory,
      cloneOptions: ['--no-single-branch', ...options],
    });
    if (said === '') origin.remove();
    const { stdout, stderr } = await runCli(ANSWER, { cwd: clone.directory });
    const { verdict, base_sha: base } = JSON.parse(stdout);
    expect({ verdict, base }).toEqual({
      verdict: 'pass',
      base: clone.git('merge-base', 'HEAD', 'origin/main'),
    });
    expect(stderr).toMatch(said === '' ? /^$/ : new RegExp(`^${said}[^\n]*\n$`));
  });
});

it('--worktree takes edited and untracked files, and leaves the index alone', async () => {
  const repository = createGateRepository();
  repository.write({ [GENES]: genesFile(gene('gene_new')), 'src/b.js': '1\n2\n' });
  const before = repository.git('status', '--porcelain');
  const { report, exitCode } = await check(repository, ['--worktree']);
  expect(statusesOf(report)).toEqual({ gene_new: ['passed'] });
  expect(report.blast_radius).toMatchObject({ files: 1, lines: 2, exempt_files: 1 });
  expect(report.event.name).toBe('worktree');
  expect(exitCode).toBe(0);
  expect(repository.git('status', '--porcelain')).toBe(before);
  expect((await check(repository, ['--no-run'])).report.genes).toEqual([]);
});

it('--head of another commit is audited with --no-run', async () => {
  const repository = withGenes(FAILING);
  const head = repository.git('rev-parse', 'HEAD');
  repository.git('checkout', '--quiet', 'main');
  const { report } = await check(repository, ['--head', 'pull-request', '--no-run']);
  expect(report).toMatchObject({ verdict: 'pass', head_sha: head, audited_sha: head });
});

it('--all judges the genes that the change does not touch', async () => {
  const repository = pullRequest(
    { [GENES]: genesFile(gene('gene_old'), FAILING) },
    { 'src/a.js': 'a\n' },
  );
  expect((await check(repository)).report.genes).toEqual([]);
  const { report, exitCode } = await check(repository, ['--all']);
  expect(statusesOf(report)).toEqual({ gene_old: ['passed'], gene_fails: ['failed'] });
  expect(exitCode).toBe(1);
});

it('the policy is the one that --policy names, by whoever runs the gate', async () => {
  const repository = withGenes(gene('gene_slow', { validation: ['node scripts/hang.js'] }));
  const policy = join(temporaryFolder(), 'policy.yml');
  writeFileSync(policy, 'limits:\n  command_timeout_seconds: 1\n');
  const { report } = await check(repository, ['--policy', policy]);
  expect(report.policy).toMatchObject({ source: 'file', path: policy });
  expect(statusesOf(report)).toEqual({ gene_slow: ['timed_out'] });
});

it.each<[string, { readonly directory: string }, string[], RegExp, RegExp]>([
  ['the page', failing, ['--format', 'markdown'], /^#+ [\s\S]*gene_fails/, /failed/],
  ['no progress', failing, ['--quiet'], /gene_fails/, /^$/],
  ['progress', failing, [], /gene_fails/, /^\[1\/1\] failed in [\d.]+ s: node \S+\/fail\.js\n$/],
  ['what passed', passing, ['--verbose'], /node scripts\/pass\.js/, /passed/],
])('shows %s', async (_, { directory }, args, output, notes) => {
  const { stdout, stderr } = await runCli(['check', ...args], { cwd: directory });
  expect(stdout).toMatch(output);
  expect(stderr).toMatch(notes);
});

it('--output writes the report and the page as well', async () => {
  const folder = join(temporaryFolder(), 'a', 'b');
  const { report } = await check(failing, ['--output', folder]);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(readdirSync(folder).sort()).toEqual([
    ...['agent-task.json', 'gate-report.json', 'report.html', 'report.junit.xml', 'report.md'],
    ...['report.sarif', 'validation-reports'],
  ]);
  expect(read('report.html')).toContain('gene_fails');
  expect(JSON.parse(read('gate-report.json'))).toEqual(report);
  expect(read('report.md')).toContain('gene_fails');
  const [validation] = report.validation_reports;
  expect(JSON.parse(read(`validation-reports/${validation?.id}.json`))).toEqual(validation);
});

it('--output writes a report about what could not be decided, too', async () => {
  const folder = temporaryFolder();
  await runCli(['check', '--output', folder], { cwd: temporaryFolder() });
  expect(JSON.parse(readFileSync(join(folder, 'gate-report.json'), 'utf8'))).toMatchObject({
    verdict: 'error',
  });
});

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

  const [program, ...verify] = task.verify.split(' ');
  expect(program).toBe('gene-gate');
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
