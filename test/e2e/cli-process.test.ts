import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../repo/repository.ts';
import { oneBlocked } from '../report/fixtures.ts';
import { bundle } from './bundles.ts';
import { check, gene, rulesOf, sharedWithGenes, startCli, widestLine } from './cli.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

/** Pull requests that no test changes. */
const passing = sharedWithGenes(gene('gene_ok'));
const failing = sharedWithGenes(gene('gene_fails', { validation: ['node scripts/fail.js'] }));

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const reportSchema = ajv.compile(
  JSON.parse(readFileSync(new URL('../../schema/report.schema.json', import.meta.url), 'utf8')),
);

describe.each(inject('nodes'))('the exit code on $name', ({ file }) => {
  it.each([
    ['0 for a gene that passes', passing, 0, 'pass', []],
    [
      '0 for a warning',
      sharedWithGenes(gene('gene_w', { validation: ['NODE_ENV=test node scripts/pass.js'] })),
      0,
      'warn',
      ['environment-assignment (warning)'],
    ],
    ['1 for a command that fails', failing, 1, 'fail', ['command-failed']],
    [
      '1 for a command that is blocked',
      sharedWithGenes(gene('gene_b', { validation: ['npm test; ls'] })),
      1,
      'fail',
      ['shell-operator'],
    ],
  ] as const)('is %s', async (_, repository, exitCode, verdict, rules) => {
    const run = await check(repository, [], { node: file });
    expect(run.report.verdict).toBe(verdict);
    expect(rulesOf(run.report)).toEqual(rules);
    expect(run.exitCode).toBe(exitCode);
    expect(reportSchema(run.report), JSON.stringify(reportSchema.errors)).toBe(true);
  });

  it('is 2 for what cannot be decided', async () => {
    const run = await check(passing, ['--base', 'nowhere'], { node: file });
    expect(run.report).toMatchObject({ verdict: 'error', error: { code: 'ref_not_found' } });
    expect(run.exitCode).toBe(2);
    expect(reportSchema(run.report), JSON.stringify(reportSchema.errors)).toBe(true);
  });
});

describe.each(inject('nodes'))('usage on $name', ({ file: node }) => {
  it('--version prints the version of package.json', async () => {
    expect(await startCli(['--version'], { node })).toEqual({
      exitCode: 0,
      stdout: `${version}\n`,
      stderr: '',
    });
  });

  it('--help names every verb and the exit codes', async () => {
    const { exitCode, stdout, stderr } = await startCli(['--help'], { node });
    for (const verb of ['check', 'audit', 'explain', 'demo', 'schema']) {
      expect(stdout).toMatch(new RegExp(`^ {2}${verb} `, 'm'));
    }
    expect(stdout).toContain('Exit codes:');
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  });

  it('prints the help and exits with 2 without arguments', async () => {
    const run = await startCli([], { node });
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toContain('Usage: gene-gate');
  });
});

describe('usage', () => {
  it('reports that the current directory does not exist', () => {
    const script = 'd=$(mktemp -d) && cd "$d" && rmdir "$d" && exec "$0" "$1" check';
    const run = spawnSync('sh', ['-c', script, process.execPath, bundle('cli')], {
      encoding: 'utf8',
    });
    expect(run.stderr).toMatch(/^error: The current directory does not exist\.\nhint: .*\n$/);
    expect(run.status).toBe(2);
  });
});

describe('a machine that lacks something', () => {
  const IN_OWN_MOUNTS = ['unshare', '--mount', '--map-root-user', 'sh', '-c'];
  const [unshare = '', ...inOwn] = IN_OWN_MOUNTS;
  const canMount = spawnSync(unshare, [...inOwn, 'true']).status === 0;
  const output = join(temporaryFolder(afterAll), 'tiny');
  mkdirSync(output);

  it.each<[string, readonly string[], string, RegExp]>([
    [
      'open files',
      ['bash', '-c'],
      'ulimit -n 20',
      /too many open files .*\nhint: Raise .* -n 1024/,
    ],
    ['room in a file', ['bash', '-c'], 'ulimit -f 10', /larger\s+than the limit .*\nhint: Raise /],
    [
      '/proc',
      IN_OWN_MOUNTS,
      'mount -t tmpfs none /proc',
      /\/proc is not mounted\.\s+fix +Mount \/proc/,
    ],
    [
      'room for --output',
      IN_OWN_MOUNTS,
      `mount -t tmpfs -o size=16k none ${output}`,
      /^error: Cannot write the report files to [\s\S]*ENOSPC[\s\S]*\nhint: /m,
    ],
  ])('says so, exits with 2, and never says PASS: %s', (_, shell, limit, words) => {
    if (shell === IN_OWN_MOUNTS && !canMount) return;
    const [program = '', ...args] = shell;
    const check = ['check', ...(limit.includes(output) ? ['--output', join(output, 'files')] : [])];
    const { status, stdout, stderr } = spawnSync(
      program,
      [...args, `${limit} && exec "$0" "$@"`, process.execPath, bundle('cli'), ...check],
      { cwd: passing.directory, encoding: 'utf8' },
    );
    expect(status).toBe(2);
    expect(stdout).not.toContain('PASS');
    expect(`${stderr}${stdout}`).toMatch(words);
    expect(stderr).not.toMatch(/^\s+at |This is a bug/m);
  });
});

describe('a long answer in JSON', () => {
  const commands = Array.from({ length: 3_000 }, (_, index) => `npm test -- ${index}`);

  it('is given up in silence when its reader is gone', async () => {
    const run = await startCli(['audit', '--commands', '-', '--format', 'json'], {
      input: JSON.stringify(commands),
      started: ({ stdout }) => stdout?.once('data', () => stdout.destroy()),
    });
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.stdout.length).toBeLessThan(1e6);
  });

  it('waits for a slow reader, and is whole', async () => {
    const run = await startCli(['audit', '--commands', '-', '--format', 'json'], {
      input: JSON.stringify(commands),
      started: ({ stdout }) =>
        stdout?.on('data', () => {
          stdout.pause();
          setImmediate(() => stdout.resume());
        }),
    });
    expect(JSON.parse(run.stdout)).toHaveLength(commands.length);
  });
});

describe('a process', () => {
  it('folds commands in the log of a runner', async () => {
    const { stderr } = await startCli(['check'], {
      cwd: passing.directory,
      env: { GITHUB_ACTIONS: 'true' },
    });
    expect(stderr.trim().split('\n')).toEqual([
      '::group::Run 1 validation command',
      expect.stringMatching(/^\[1\/1\] passed in .*: node scripts\/pass\.js$/),
      '::endgroup::',
    ]);
  });

  it('opens a report with the program of the platform', async () => {
    const folder = temporaryFolder();
    const report = join(folder, 'gate-report.json');
    writeFileSync(report, JSON.stringify(oneBlocked()));
    const opener = join(folder, 'xdg-open');
    writeFileSync(opener, '#!/bin/sh\ncp "$1" "$OPENED"\n', { mode: 0o755 });
    const opened = join(folder, 'opened.html');
    const env = { PATH: `${folder}:${process.env.PATH}`, OPENED: opened };
    const { exitCode, stderr, stdout } = await startCli(['report', report, '--open'], { env });
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
    expect(stderr).toMatch(/report\.html\n$/);
    await expect.poll(() => existsSync(opened), { timeout: 30_000 }).toBe(true);
  });
});
