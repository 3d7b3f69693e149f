import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  check,
  createGateRepository,
  GENES,
  gene,
  genesFile,
  rulesOf,
  runCli,
  sharedWithGenes,
  statusesOf,
  withGenes,
} from '../e2e/cli.ts';
import { createRepository, temporaryFolder } from '../repo/repository.ts';

const POLICY = '.github/gene-gate.yml';
const FAILING = gene('gene_fails', { validation: ['node scripts/fail.js'] });
/** Pull requests that no test changes. */
const passing = sharedWithGenes(gene('gene_ok'));
const failing = sharedWithGenes(FAILING);

describe('what cannot be decided', () => {
  /** Each situation: where to run, with what, and what the two lines must say. */
  const situations = {
    'a directory without git': () => ({
      cwd: temporaryFolder(),
      says: /is not in a git repository/,
    }),
    'a directory that is not there': () => ({
      cwd: temporaryFolder(),
      args: ['--repo', 'no/such/folder'],
      says: /no\/such\/folder is not a directory/,
    }),
    'a repository without commits': () => ({
      cwd: createRepository().directory,
      says: /no commits yet/,
    }),
    'a base that is not there': () => ({
      cwd: passing.directory,
      args: ['--base', 'v1.0'],
      says: /unknown revision v1\.0/,
    }),
    'a base that cannot be a ref': () => ({
      cwd: passing.directory,
      args: ['--base', 'main..HEAD'],
      says: /"main\.\.HEAD" is not a valid revision/,
    }),
    'a head that is not there': () => ({
      cwd: passing.directory,
      args: ['--head', 'topic'],
      says: /unknown revision topic/,
    }),
    '--head and --worktree': () => ({
      cwd: passing.directory,
      args: ['--head', 'main', '--worktree'],
      says: /`--head` cannot be used with `--worktree`/,
    }),
    'a broken policy on the base': () => {
      const repository = createGateRepository({ [POLICY]: 'limits:\n  command_timeout: 5\n' });
      return {
        cwd: repository.directory,
        args: ['--base', 'main'],
        says: /\.github\/gene-gate\.yml[\s\S]*command_timeout/,
      };
    },
    'a policy file that is not there': () => ({
      cwd: passing.directory,
      args: ['--policy', 'strict.yml'],
      says: /Cannot read \S*strict\.yml \(ENOENT\)/,
    }),
    'an edited checkout': () => {
      const repository = withGenes(gene('gene_ok'));
      repository.write({ 'scripts/pass.js': 'process.exit(0);\n' });
      return { cwd: repository.directory, says: /"scripts\/pass\.js" differs on disk/ };
    },
    'a head that is not checked out': () => {
      const repository = withGenes(gene('gene_ok'));
      repository.git('checkout', '--quiet', 'main');
      return {
        cwd: repository.directory,
        args: ['--head', 'pull-request'],
        says: /but the checkout is at [0-9a-f]{12}/,
      };
    },
    'unrelated histories': () => {
      const repository = withGenes(gene('gene_ok'));
      repository.git('checkout', '--quiet', '--orphan', 'other');
      repository.commit();
      return { cwd: repository.directory, says: /have no common ancestor/ };
    },
    'a shallow clone whose origin is gone': () => {
      const origin = withGenes(gene('gene_ok'));
      const clone = createRepository({
        cloneOf: origin.directory,
        cloneOptions: ['--depth=1', '--no-single-branch'],
      });
      origin.remove();
      return {
        cwd: clone.directory,
        args: ['--base', 'origin/main'],
        says: /^This clone is shallow: [^\n]*\nerror: [\s\S]*fetching it failed/,
      };
    },
    'a shallow clone without a remote': () => {
      const clone = createRepository({
        cloneOf: withGenes(gene('gene_ok')).directory,
        cloneOptions: ['--depth=1', '--no-single-branch'],
      });
      clone.git('branch', 'old', 'origin/main');
      clone.git('remote', 'remove', 'origin');
      return {
        cwd: clone.directory,
        args: ['--base', 'old'],
        says: /^error: This clone lacks part of the history, and has no remote named origin/,
      };
    },
  };

  it.each(Object.entries(situations))('%s', async (_, situation) => {
    const { cwd, args = [], says }: { cwd: string; args?: string[]; says: RegExp } = situation();
    const text = await runCli(['check', ...args], { cwd });
    expect(text.stderr).toMatch(/^error: \S[\s\S]*\nhint: \S/m);
    expect(text.stderr).toMatch(says);
    expect(text.stderr).not.toMatch(/^\s+at |GateError|undefined/m);
    expect(text).toMatchObject({ exitCode: 2, stdout: '' });
  });

  it('is a GateReport as JSON, from which nothing but the error can be taken', async () => {
    const { report, exitCode } = await check({ directory: temporaryFolder() });
    expect(report).toMatchObject({
      verdict: 'error',
      error: { code: 'not_a_repository' },
      genes: [],
      blast_radius: null,
      policy: null,
    });
    expect(exitCode).toBe(2);
  });
});

describe('the network', () => {
  const ANSWER = ['check', '--base', 'origin/main', '--quiet', '--format', 'json'];

  it.each([
    ['a shallow clone', ['--depth=1'], 'This clone is shallow: fetching more of its history'],
    ['a clone without files', ['--filter=blob:none'], 'This clone is partial: fetching the files'],
    ['a clone without folders', ['--filter=tree:0'], 'This clone is partial: fetching the files'],
    ['a complete clone', [], ''],
  ])('is used by %s once it is said', async (_, options, said) => {
    const origin = createGateRepository({ 'src/a.js': '1;\n' });
    origin.write({ 'src/a.js': '2;\n' });
    origin.commit();
    origin.git('config', 'uploadpack.allowFilter', 'true');
    origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
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

describe('a change without genes', () => {
  it.each([
    ['an empty change', {}],
    ['a repository without genes', { 'src/a.js': 'a\n' }],
  ])('%s passes and says so', async (_, files) => {
    const repository = createGateRepository();
    repository.write(files);
    repository.commit();
    const { exitCode, stdout } = await runCli(['check'], { cwd: repository.directory });
    expect(stdout).toContain('PASS: no genes changed');
    expect(exitCode).toBe(0);
  });
});

describe('what is gated', () => {
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

  it('--no-run audits, and runs nothing', async () => {
    const { report, exitCode } = await check(failing, ['--no-run']);
    expect(statusesOf(report)).toEqual({ gene_fails: [undefined] });
    expect(report).toMatchObject({ isolation: { level: 'none' }, validation_reports: [] });
    expect(exitCode).toBe(0);
  });

  it('--all judges the genes that the change does not touch', async () => {
    const repository = createGateRepository({ [GENES]: genesFile(gene('gene_old'), FAILING) });
    repository.write({ 'src/a.js': 'a\n' });
    repository.commit();
    expect((await check(repository)).report.genes).toEqual([]);
    const { report, exitCode } = await check(repository, ['--all']);
    expect(statusesOf(report)).toEqual({ gene_old: ['passed'], gene_fails: ['failed'] });
    expect(exitCode).toBe(1);
  });

  it('works from any directory of the work tree, and with --repo', async () => {
    const { directory } = passing;
    const [inside, named] = await Promise.all([
      check({ directory: join(directory, 'scripts') }),
      check({ directory: temporaryFolder() }, ['--repo', directory]),
    ]);
    expect([inside.exitCode, named.exitCode]).toEqual([0, 0]);
    expect(statusesOf(inside.report)).toEqual(statusesOf(named.report));
  });
});

describe('the policy', () => {
  it('is the one of the base; the change that edits it is judged by the old one', async () => {
    const repository = createGateRepository({ [POLICY]: 'profile: validator\n' });
    repository.write({
      [POLICY]: 'profile: evolver\n',
      [GENES]: genesFile(gene('gene_npm', { validation: ['npm test'] })),
    });
    repository.commit();
    const { report, exitCode } = await check(repository);
    expect(report.policy).toMatchObject({ source: 'base', profile: 'validator' });
    expect(rulesOf(report)).toEqual([
      'gate-approval-missing (warning)',
      'gate-weakened (warning)',
      'policy-changed (notice)',
      'validator-script',
    ]);
    expect(exitCode).toBe(1);
  });

  it('is the one that --policy names, by whoever runs the gate', async () => {
    const repository = withGenes(gene('gene_slow', { validation: ['node scripts/hang.js'] }));
    const policy = join(temporaryFolder(), 'policy.yml');
    writeFileSync(policy, 'limits:\n  command_timeout_seconds: 1\n');
    const { report } = await check(repository, ['--policy', policy]);
    expect(report.policy).toMatchObject({ source: 'file', path: policy });
    expect(statusesOf(report)).toEqual({ gene_slow: ['timed_out'] });
  });

  it('is tightened by --profile', async () => {
    const repository = withGenes(gene('gene_npm', { validation: ['npm test'] }));
    expect((await check(repository, ['--no-run'])).report.verdict).toBe('pass');
    const { report } = await check(repository, ['--no-run', '--profile', 'validator']);
    expect(rulesOf(report)).toEqual(['validator-script']);
  });
});

describe('what is shown', () => {
  it.each<[string, { readonly directory: string }, string[], RegExp, RegExp]>([
    ['the page', failing, ['--format', 'markdown'], /^#+ [\s\S]*gene_fails/, /failed/],
    ['no progress', failing, ['--quiet'], /gene_fails/, /^$/],
    [
      'progress',
      failing,
      [],
      /gene_fails/,
      /^\[1\/1\] failed in [\d.]+ s: node scripts\/fail\.js\n$/,
    ],
    ['what passed', passing, ['--verbose'], /node scripts\/pass\.js/, /passed/],
  ])('%s', async (_, { directory }, args, output, notes) => {
    const { stdout, stderr } = await runCli(['check', ...args], { cwd: directory });
    expect(stdout).toMatch(output);
    expect(stderr).toMatch(notes);
  });

  it('--output writes the report and the page as well', async () => {
    const folder = join(temporaryFolder(), 'a', 'b');
    const { report } = await check(failing, ['--output', folder]);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(readdirSync(folder).sort()).toEqual([
      'agent-task.json',
      'gate-report.json',
      'report.html',
      'report.junit.xml',
      'report.md',
      'report.sarif',
      'validation-reports',
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

  it('--output to what is no directory is exit code 2, with words', async () => {
    const { directory } = passing;
    const { exitCode, stderr } = await runCli(
      ['check', '--quiet', '--output', join(directory, 'package.json')],
      { cwd: directory },
    );
    expect(stderr).toMatch(/^error: Cannot write the report files to [\s\S]*\nhint: /);
    expect(exitCode).toBe(2);
  });
});
