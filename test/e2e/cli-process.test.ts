import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { gateReportSchema } from '../../src/report/gate-report.ts';
import { TEST_ENVIRONMENT } from '../repo/repository.ts';
import { oneBlocked } from '../report/fixtures.ts';
import { temporaryFolder, until } from '../run/fixture.ts';
import { bundle } from './bundles.ts';
import { check, gene, rulesOf, sharedWithGenes, startCli, withCommands } from './cli.ts';
import { whyNot } from './containment-attacks.ts';
import { nodeWithoutPython, restrictedNode, whyNotRestricted } from './restricted-node.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const passing = sharedWithGenes(gene('gene_ok'));
const failing = sharedWithGenes(gene('gene_fails', { validation: ['node scripts/fail.js'] }));
const ajv = new Ajv2020({ allErrors: true });

addFormats.default(ajv);

const reportSchema = ajv.compile(
  JSON.parse(readFileSync(new URL('../../schema/report.schema.json', import.meta.url), 'utf8')),
);

const warning = sharedWithGenes(gene('a', { validation: ['NODE_ENV=test node scripts/pass.js'] }));
const blocked = sharedWithGenes(gene('gene_b', { validation: ['npm test; ls'] }));

describe.each(inject('nodes'))('on $name', ({ file: node }) => {
  it.each([
    ['0 for a gene that passes', passing, 0, 'pass', []],
    ['0 for a warning', warning, 0, 'warn', ['environment-assignment (warning)']],
    ['1 for a command that fails', failing, 1, 'fail', ['command-failed']],
    ['1 for a command that is blocked', blocked, 1, 'fail', ['shell-operator']],
    ['2 for what cannot be decided', passing, 2, 'error', [], ['--base', 'nowhere']],
  ] as const)('the exit code is %s', async (...[, repository, exitCode, verdict, rules, args]) => {
    const run = await check(repository, args ?? [], { node });
    expect(run.report.verdict).toBe(verdict);
    expect(rulesOf(run.report)).toEqual(rules);
    expect(run.exitCode).toBe(exitCode);
    expect(reportSchema(run.report), JSON.stringify(reportSchema.errors)).toBe(true);
  });

  it('--version prints the version of package.json', async () => {
    const printed = { exitCode: 0, stdout: `${version}\n`, stderr: '' };
    expect(await startCli(['--version'], { node })).toEqual(printed);
  });

  it('prints the help and exits with 2 without arguments', async () => {
    const run = await startCli([], { node });
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toMatch(/Usage: (?:gene-gate|node \S*index\.js) /);
  });
});

it('usage reports that the current directory does not exist', () => {
  const script = 'd=$(mktemp -d) && cd "$d" && rmdir "$d" && exec "$0" "$1" check';
  const args = ['-c', script, process.execPath, bundle('cli')];
  const run = spawnSync('sh', args, { encoding: 'utf8' });
  expect(run.stderr).toMatch(/^error: The current directory does not exist\.\nhint: .*\n$/);
  expect(run.status).toBe(2);
});

const commands = Array.from({ length: 3_000 }, (_, index) => `npm test -- ${index}`);

it('a long answer in JSON is given up in silence when its reader is gone', async () => {
  const run = await startCli(['audit', '--commands', '-', '--format', 'json'], {
    input: JSON.stringify(commands),
    started: ({ stdout }) => stdout?.once('data', () => stdout.destroy()),
  });
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  expect(run.stdout.length).toBeLessThan(1e6);
});

it('a process folds commands in the log of a runner', async () => {
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

it('a process opens a report with the program of the platform', async () => {
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

// What the command can open by a descriptor that it was not given.
const LIST_ROOT = `const fs = require('fs');
for (const fd of [3, 4, 5, 9, 20, 64]) {
  try {
    if (fs.readdirSync('/proc/self/fd/' + fd).length > 0) console.log('reached', fd);
  } catch {}
}`;

const repositoryWith = (script: string, containment = 'auto') =>
  withCommands(
    ['node scripts/own.js'],
    { '.github/gene-gate.yml': `containment: ${containment}\n` },
    { 'scripts/own.js': script },
  );

/** Runs `check` by a parent that left directories open, as a shell's \`exec 20</\` does. */
function checkWithOpen(cwd: string, descriptors: readonly number[]): Promise<string> {
  const folder = openSync('/', 'r');
  const stdio: ('ignore' | 'pipe' | number)[] = ['ignore', 'pipe', 'ignore'];
  for (let fd = 3; fd <= Math.max(...descriptors); fd++) {
    stdio.push(descriptors.includes(fd) ? folder : 'ignore');
  }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bundle('cli'), 'check', '--format', 'json'], {
      ...{ cwd, stdio, env: TEST_ENVIRONMENT },
    });
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    child.once('error', reject);
    child.once('close', () => resolve(text));
  }).finally(() => closeSync(folder)) as Promise<string>;
}

it.skipIf(process.platform !== 'linux')(
  'gives a contained command no descriptor that the gate inherited (Linux only: needs /proc)',
  async ({ skip }) => {
    const { directory } = repositoryWith(LIST_ROOT);
    const report = gateReportSchema.parse(JSON.parse(await checkWithOpen(directory, [5, 20, 64])));
    if (report.isolation?.level !== 'namespaces') skip('this machine has no namespaces');
    const outcome = report.genes[0]?.commands[0]?.outcome;
    expect(outcome).toMatchObject({ status: 'passed' });
    expect(outcome?.stdout.head).toBe('');
  },
);

const onLinux = process.platform === 'linux';
const leftIn = (folder: string) => readdirSync(folder).filter((name) => /^gene-gate-/.test(name));

it.runIf(onLinux)(
  'removes what a killed gate left behind, but nothing of a running one',
  async () => {
    const { directory } = repositoryWith('setInterval(() => {}, 1000);\n');
    const folder = temporaryFolder();
    const env = { TMPDIR: folder };
    const args = ['check', '--repo', directory];
    const besides = { running: [] as string[], kept: [] as string[] };
    await startCli(args, {
      env,
      started: (child) =>
        void until(() => leftIn(folder).length > 0)
          .then(async () => {
            besides.running = leftIn(folder);
            await startCli([...args, '--no-run'], { env });
            besides.kept = leftIn(folder);
          })
          .finally(() => child.kill('SIGKILL')),
    });
    expect(besides.running.length).toBeGreaterThan(0);
    expect(besides.kept).toEqual(expect.arrayContaining(besides.running));
    expect(leftIn(folder).length).toBeGreaterThan(0);
    await startCli([...args, '--no-run'], { env });
    expect(leftIn(folder)).toEqual([]);
  },
);

it('gives each of two gates that share --output a whole set of files', async () => {
  const { directory } = repositoryWith('process.exit(0);\n');
  const output = join(temporaryFolder(), 'out');
  const args = ['check', '--repo', directory, '--no-run', '--output', output];
  const runs = await Promise.all([startCli(args), startCli(args), startCli(args)]);
  expect(runs.map(({ exitCode, stderr }) => ({ exitCode, stderr }))).toEqual(
    runs.map(() => ({ exitCode: 0, stderr: '' })),
  );
  const report = JSON.parse(readFileSync(join(output, 'gate-report.json'), 'utf8'));
  expect(readFileSync(join(output, 'report.html'), 'utf8')).toContain(report.head_sha.slice(0, 7));
  expect(readdirSync(output).filter((name) => /lock|draft/.test(name))).toEqual([]);
});

it.runIf(onLinux)('names the output that is full, and exits with 2', () => {
  const { directory } = repositoryWith('process.exit(0);\n');
  const { status, stderr } = spawnSync(
    process.execPath,
    [bundle('cli'), 'check', '--repo', directory, '--no-run'],
    { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'], encoding: 'utf8' },
  );
  expect(stderr).toContain('error: Cannot write to standard output (ENOSPC).');
  expect(status).toBe(2);
});

it.runIf(onLinux).each([
  ['TMPDIR', ['check', '--no-run'], { TMPDIR: '/proc/none' }, '/proc/none'],
  ['the output directory', ['check', '--no-run', '--output', '/proc/x'], {}, '/proc/x'],
  ['the directory of the demo', ['demo', '/proc/x'], {}, '/proc/x'],
])('names %s if nothing can be created there, and ends at once', async (_, args, env, named) => {
  const { directory } = repositoryWith('process.exit(0);\n');
  const { exitCode, stderr } = await startCli(args, { cwd: directory, env });
  expect(stderr).toMatch(/^error: Cannot /m);
  expect(stderr).toContain(named);
  expect(stderr).not.toMatch(/bug in gene-gate|\n\s+at /);
  expect(exitCode).toBe(2);
});

it.runIf(onLinux)('names a temporary directory that is full', async ({ skip }) => {
  const folder = temporaryFolder();
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'none', folder]);
  if (mount.status !== 0) skip('this machine does not let the test mount');
  try {
    const { directory } = repositoryWith('process.exit(0);\n');
    const { exitCode, stderr } = await startCli(['check', '--repo', directory, '--no-run'], {
      env: { TMPDIR: folder },
    });
    expect(stderr).toContain(folder);
    expect(stderr).not.toMatch(/bug in gene-gate|\n\s+at /);
    expect(exitCode).toBe(2);
  } finally {
    spawnSync('umount', [folder]);
  }
});

const repositoryThatRequires = (containment: string) =>
  repositoryWith("require('fs').writeFileSync('left', '')", containment);

it('on a machine without namespaces nothing runs if the policy requires them', async ({ skip }) => {
  const missing = whyNotRestricted();
  if (missing !== undefined) skip(missing);
  const repository = repositoryThatRequires('require');
  const { report, exitCode } = await check(repository, [], { node: restrictedNode() });
  expect(exitCode).toBe(2);
  expect(report).toMatchObject({ verdict: 'error', error: { code: 'containment_unavailable' } });
  expect(report.error?.message).toMatch(/root: /);
  expect(existsSync(join(repository.directory, 'left'))).toBe(false);
});

it('on a machine without namespaces commands run in a process group otherwise, and the report says why', async ({
  skip,
}) => {
  const missing = whyNotRestricted();
  if (missing !== undefined) skip(missing);
  const repository = repositoryThatRequires('auto');
  const { report } = await check(repository, [], { node: restrictedNode() });
  expect(report.isolation).toMatchObject({
    level: 'process_group',
    requested: 'auto',
    downgrades: [{ from: 'root' }, { from: 'user_namespace' }],
  });
  expect(report.genes[0]?.commands[0]?.outcome).toMatchObject({ status: 'passed' });
  // It wrote to a private copy.
  expect(existsSync(join(repository.directory, 'left'))).toBe(false);
});

it.each(['auto', 'require'])(
  'on a machine without namespaces because it has no Python, what to install is said: %s',
  async (asked) => {
    const missing = whyNotRestricted() ?? (await whyNot());
    if (missing !== undefined) return console.info(`skipped: ${missing}`);
    const { report } = await check(repositoryThatRequires(asked), [], {
      node: nodeWithoutPython(),
    });
    const { isolation, error } = report;
    expect(isolation.level).toBe(asked === 'auto' ? 'process_group' : 'none');
    expect(error?.message ?? isolation.description).toMatch(/root: python3, .* is not installed/);
    expect(error?.hint ?? isolation.description).toMatch(/To contain commands, install python3/);
  },
);

describe('a machine that lacks something', () => {
  const BASH = ['bash', '-c'];
  const IN_OWN_MOUNTS = ['unshare', '--mount', '--map-root-user', 'sh', '-c'];
  const [unshare = '', ...inOwn] = IN_OWN_MOUNTS;
  const canMount = spawnSync(unshare, [...inOwn, 'true']).status === 0;
  const output = join(temporaryFolder({}, afterAll), 'tiny');
  mkdirSync(output);

  it.each<[string, readonly string[], string, RegExp]>([
    // With fewer, Node 24 itself does not start.
    ['open files', BASH, 'ulimit -n 24', /too many open files .*\nhint: Raise .* -n 1024/],
    ['room in a file', BASH, 'ulimit -f 10', /larger\s+than the limit .*\nhint: Raise /],
    ['/proc', IN_OWN_MOUNTS, 'mount -t tmpfs none /proc', /not mounted\.\s+fix +Mount \/proc/],
    [
      'room for --output',
      IN_OWN_MOUNTS,
      `mount -t tmpfs -o size=16k none "${output}"`,
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
