import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  check,
  createGateRepository,
  GENES,
  gene,
  genesFile,
  linkGit,
  rulesOf,
  runCli,
  statusesOf,
  widestLine,
} from '../e2e/cli.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { isAlive } from '../run/fixture.ts';

const POLICY = '.github/gene-gate.yml';
/** For what can only be seen from outside a view of its own. */
const UNCONTAINED = { [POLICY]: 'containment: off\n' };
const AFTER_FAILURE = 'an earlier command of the gene did not pass';

type Files = Parameters<ReturnType<typeof createGateRepository>['write']>[0];

/** A repository whose pull request adds one gene with these commands; `base` is on main. */
function withCommands(validation: readonly string[], base: Files = {}) {
  const repository = createGateRepository(base);
  repository.write({ [GENES]: genesFile(gene('gene_a', { validation })) });
  repository.commit();
  return repository;
}

describe('commands', () => {
  it('stop at the first one of a gene that fails; its output and exit code are kept', async () => {
    const { report } = await check(
      withCommands(['node scripts/pass.js', 'node scripts/fail.js', 'npm test']),
    );
    const [first, second, third] = report.genes[0]?.commands ?? [];
    expect(first?.outcome).toMatchObject({ status: 'passed', exit_code: 0 });
    expect(first?.outcome?.stdout.head).toBe('all is well\n');
    expect(second?.outcome).toMatchObject({ status: 'failed', exit_code: 3 });
    expect(second?.outcome?.stderr.head).toBe('three things are wrong\n');
    expect(third?.outcome).toMatchObject({ status: 'skipped', reason: AFTER_FAILURE });
    expect(report.isolation.requested).toBe('auto');
    expect(['namespaces', 'process_group']).toContain(report.isolation.level);
    expect(report.validation_reports).toMatchObject([
      { id: report.genes[0]?.validation_report_id, gene_id: 'gene_a', overall_ok: false },
    ]);
  });

  it('that are equal run once, whichever genes have them', async () => {
    const folder = temporaryFolder();
    const repository = createGateRepository({
      ...UNCONTAINED,
      'scripts/count.js': "require('node:fs').appendFileSync(process.argv[2], 'x');\n",
    });
    const command = `node scripts/count.js ${join(folder, 'count')}`;
    const genes = ['gene_a', 'gene_b'].map((id) => gene(id, { validation: [command] }));
    repository.write({ [GENES]: genesFile(...genes) });
    repository.commit();
    const { report, stderr } = await check(repository);
    expect(statusesOf(report)).toEqual({ gene_a: ['passed'], gene_b: ['passed'] });
    expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('x');
    expect(stderr).toMatch(/^\[1\/1\] passed/);
  });

  it('of a gene with a blocked one do not run at all; those of other genes do', async () => {
    const repository = createGateRepository();
    const blocked = gene('gene_b', { validation: ['node scripts/pass.js', 'npm publish'] });
    repository.write({ [GENES]: genesFile(blocked, gene('gene_c')) });
    repository.commit();
    const { report } = await check(repository);
    expect(statusesOf(report)).toEqual({ gene_b: ['skipped', 'blocked'], gene_c: ['passed'] });
    expect(report.validation_reports[0]?.commands[1]?.stderr).toMatch(
      /^BLOCKED: validation command rejected by safety check/,
    );
    expect(report.genes[0]?.summary).toMatch(
      /^constraint: validation_failed: npm publish => BLOCKED: /,
    );
  });

  it('are ended at the time limit of the policy', async () => {
    const { report, exitCode } = await check(
      withCommands(['node scripts/hang.js'], {
        [POLICY]: 'limits: { command_timeout_seconds: 1 }\n',
      }),
    );
    const outcome = report.genes[0]?.commands[0]?.outcome;
    expect(outcome).toMatchObject({
      status: 'timed_out',
      reason: 'Command timed out after 1000ms',
      stdout: { head: expect.stringMatching(/^pid \d+\n$/) },
    });
    expect(isAlive(Number(outcome?.stdout.head.slice(4)))).toBe(false);
    expect(rulesOf(report)).toEqual(['command-timed-out']);
    expect(exitCode).toBe(1);
  });

  it('may print anything; a terminal gets it without its escapes, in the columns there are', async () => {
    const { directory } = withCommands(['node scripts/paint.js'], {
      'scripts/paint.js': `process.stdout.write(${JSON.stringify(
        `\u001b[31mred\u001b[0m\u001b]0;title\u0007\u202e\r::error::gotcha\n${'wide '.repeat(60)}`,
      )});\nprocess.exit(1);\n`,
    });
    const { stdout, stderr, exitCode } = await runCli(['check'], { cwd: directory });
    expect(stdout).toContain('::error::gotcha');
    expect(stdout + stderr).not.toMatch(/[\u001b\u0007\u202e\r]/);
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(exitCode).toBe(1);
  });

  it('see nothing of the environment of the gate', async () => {
    const { report } = await check(
      withCommands(['node scripts/env.js'], {
        'scripts/env.js': 'console.log(JSON.stringify(process.env));\n',
      }),
      [],
      { env: { GITHUB_TOKEN: 'hunter2', MY_SECRET: 'hunter3', NODE_OPTIONS: '--no-warnings' } },
    );
    const printed = report.genes[0]?.commands[0]?.outcome?.stdout.head ?? '';
    expect(Object.keys(JSON.parse(printed))).toContain('PATH');
    expect(printed).not.toMatch(/hunter|MY_SECRET|NODE_OPTIONS/);
  });
});

describe('a command that edits a tracked file', () => {
  it('fails the gate, and nothing more runs', async () => {
    const repository = createGateRepository({
      ...UNCONTAINED,
      'scripts/edit.js': "require('node:fs').writeFileSync('scripts/pass.js', '');\n",
    });
    const genes = [
      gene('gene_a', { validation: ['node scripts/edit.js', 'node scripts/pass.js'] }),
      gene('gene_b', { validation: ['npm test'] }),
    ];
    repository.write({ [GENES]: genesFile(...genes) });
    repository.commit();
    const { report, exitCode } = await check(repository);
    expect(statusesOf(report)).toEqual({ gene_a: ['passed', 'skipped'], gene_b: ['skipped'] });
    expect(rulesOf(report)).toEqual(['checkout-modified', 'target-writes (warning)']);
    const modified = report.findings.find(({ rule }) => rule === 'checkout-modified');
    expect(modified?.message).toContain('scripts/pass.js');
    expect(exitCode).toBe(1);
  });

  it('is told apart from one that only writes new files', async () => {
    const { report } = await check(
      withCommands(['node scripts/write.js', 'node scripts/pass.js'], {
        ...UNCONTAINED,
        'scripts/write.js': "require('node:fs').writeFileSync('coverage.txt', '');\n",
      }),
    );
    expect(statusesOf(report)).toEqual({ gene_a: ['passed', 'passed'] });
    expect(rulesOf(report)).toEqual(['target-writes (warning)']);
  });
});

describe('npm and npx', () => {
  it('npm test runs the script of package.json', async () => {
    const { report } = await check(withCommands(['npm test']));
    expect(report.genes[0]?.commands[0]?.outcome).toMatchObject({
      status: 'passed',
      stdout: { head: expect.stringContaining('all is well') },
    });
  });

  it('npx runs a local tool that is declared, locked and not tracked', async () => {
    const repository = createGateRepository({
      '.gitignore': 'node_modules/\n',
      'package.json': '{ "name": "agent", "devDependencies": { "tidy": "1.0.0" } }\n',
      'package-lock.json': JSON.stringify({
        name: 'agent',
        lockfileVersion: 3,
        packages: {
          '': { name: 'agent', devDependencies: { tidy: '1.0.0' } },
          'node_modules/tidy': { version: '1.0.0', dev: true, bin: { tidy: 'cli.js' } },
        },
      }),
    });
    repository.write({
      'node_modules/tidy/package.json': JSON.stringify({
        name: 'tidy',
        version: '1.0.0',
        bin: { tidy: 'cli.js' },
      }),
      'node_modules/tidy/cli.js': {
        executable: "#!/usr/bin/env node\nconsole.log('tidy', process.argv.slice(2).join());\n",
      },
      'node_modules/.bin/tidy': { symlink: '../tidy/cli.js' },
      [GENES]: genesFile(gene('gene_a', { validation: ['npx tidy scripts'] })),
    });
    repository.commit();
    const { report } = await check(repository);
    expect(report.genes[0]?.commands[0]?.outcome).toMatchObject({
      status: 'passed',
      stdout: { head: 'tidy scripts\n' },
    });
  });

  it('npx of a tool that is not installed is judged without a run, and never looked for elsewhere', async () => {
    const repository = createGateRepository({
      'package.json': '{ "name": "agent", "devDependencies": { "tidy": "1.0.0" } }\n',
      'package-lock.json': JSON.stringify({
        lockfileVersion: 3,
        packages: { 'node_modules/tidy': { version: '1.0.0', bin: { tidy: 'cli.js' } } },
      }),
    });
    const tidy = gene('gene_a', { validation: ['node scripts/pass.js', 'npx tidy scripts'] });
    repository.write({ [GENES]: genesFile(tidy) });
    repository.commit();
    const audited = await check(repository, ['--no-run']);
    expect(rulesOf(audited.report)).toEqual([
      'target-not-judged (notice)',
      'tool-unknown (warning)',
    ]);
    expect(audited.exitCode).toBe(0);
    const { report, exitCode } = await check(repository);
    expect(statusesOf(report)).toEqual({ gene_a: ['skipped', 'skipped'] });
    expect(report.genes[0]?.summary).toContain('tidy is not installed; install dependencies');
    expect(exitCode).toBe(1);
  });

  it('a script of node alone needs no npm; what starts npm fails without it', async () => {
    const folder = temporaryFolder();
    // A copy: beside the real file of a symlink there would be an npm.
    copyFileSync(process.execPath, join(folder, 'node'));
    linkGit(folder);
    const env = { PATH: folder };
    const alone = await check(withCommands(['npm test']), [], { env });
    expect(statusesOf(alone.report)).toEqual({ gene_a: ['passed'] });
    const { report, exitCode } = await check(withCommands(['npm ls']), [], { env });
    expect(rulesOf(report)).toContain('program-missing');
    expect(report.genes[0]?.commands[0]?.outcome).toMatchObject({
      status: 'not_runnable',
      reason: expect.stringContaining('"npm ls" needs npm'),
    });
    expect(exitCode).toBe(1);
  });
});
