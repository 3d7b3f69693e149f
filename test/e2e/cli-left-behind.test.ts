import { spawnSync } from 'node:child_process';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, until } from '../run/fixture.ts';
import { bundle } from './bundles.ts';
import { createGateRepository, GENES, gene, genesFile, startCli } from './cli.ts';

const onLinux = process.platform === 'linux';

function repositoryWith(script: string) {
  const repository = createGateRepository({ 'scripts/own.js': script });
  repository.write({ [GENES]: genesFile(gene('gene_a', { validation: ['node scripts/own.js'] })) });
  repository.commit();
  return repository;
}

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
