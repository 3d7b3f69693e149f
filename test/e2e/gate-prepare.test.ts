import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gate } from '../../src/gate/gate.ts';
import type { GateRequest } from '../../src/gate/gate-request.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { TEST_ENVIRONMENT } from '../repo/repository.ts';
import { temporaryFolder } from '../run/fixture.ts';
import {
  createGateRepository,
  GENES,
  genesWith,
  printedBy as headsOf,
  rulesOf,
  statusesOf,
  withCommands,
} from './cli.ts';
import { gateRequest } from './gate-request.ts';

const POLICY = '.github/gene-gate.yml';
type Files = Parameters<ReturnType<typeof createGateRepository>['write']>[0];

interface Case {
  readonly commands?: readonly string[];
  readonly base?: Files;
  readonly head?: Files;
  readonly request?: Partial<GateRequest>;
}

/** Prepares and judges a pull request in this process. */
async function prepared(prepare: string, policy: string, { base, head, ...rest }: Case = {}) {
  const { commands = ['node scripts/pass.js'], request } = rest;
  const own = {
    '.gitignore': 'node_modules/\ndist/\n',
    ...base,
    ...(policy && { [POLICY]: policy }),
  };
  const repository = withCommands(commands, own, head);
  const report = await gate(gateRequest(repository.directory, { prepare, ...request }));
  return { report, repository, errors: rulesOf(report).filter((rule) => !rule.includes('(')) };
}

const printedBy = ({ prepare }: GateReport): string =>
  (prepare?.lines ?? []).map(({ outcome }) => outcome.stdout.head).join('');

const statusesOfLines = ({ prepare }: GateReport) =>
  prepare?.lines.map(({ outcome }) => outcome.status);

const WRITE = "const fs = require('node:fs');\n";
const KEPT = ['INPUT_SECRET', 'ACTIONS_RUNTIME_TOKEN', 'GITHUB_TOKEN', 'GITHUB_ENV', 'OTHER'];
const CANARIES = Object.fromEntries(KEPT.map((name) => [name, `/canary-${name}`]));

describe.each([
  ['with namespaces, where available', ''],
  ['without', 'containment: off\n'],
])('prepare %s', (_, policy) => {
  it('runs before what needs it, which commands then see', async () => {
    const { report, repository, errors } = await prepared(
      'node scripts/install.js\nnode scripts/build.js',
      policy,
      {
        commands: ['node dist/built.js', 'node scripts/needs.js', 'npx tool'],
        base: {
          'package.json': '{ "name": "agent", "devDependencies": { "tool": "1.0.0" } }\n',
          'package-lock.json': `${JSON.stringify({
            lockfileVersion: 3,
            packages: { 'node_modules/tool': { version: '1.0.0', bin: { tool: 'cli.js' } } },
          })}\n`,
          'scripts/install.js': `${WRITE}fs.mkdirSync('node_modules/.bin', { recursive: true });
          fs.mkdirSync('node_modules/tool');
          fs.writeFileSync('node_modules/tool/package.json', '{ "name": "tool", "version": "1.0.0", "bin": { "tool": "cli.js" } }');
          fs.writeFileSync('node_modules/tool/index.js', "module.exports = 'installed';");
          fs.writeFileSync('node_modules/tool/cli.js', "console.log('the tool')");
          fs.symlinkSync('../tool/cli.js', 'node_modules/.bin/tool');\n`,
          'scripts/build.js': `${WRITE}fs.mkdirSync('dist'); fs.writeFileSync('dist/built.js', "console.log('built')");\n`,
          'scripts/needs.js': "console.log(require('tool'));\n",
        },
      },
    );
    expect(report.error).toBeUndefined();
    expect(errors).toEqual([]);
    expect(headsOf(report)).toEqual(['built\n', 'installed\n', 'the tool\n']);
    expect(report.prepare?.written).toEqual(['dist']);
    expect(statusesOfLines(report)).toEqual(['passed', 'passed']);
    expect(existsSync(join(repository.directory, 'dist'))).toBe(false);
    const isWarned = rulesOf(report).includes('ran-uncontained (warning)');
    expect(isWarned).toBe(report.prepare?.contained === false);
  });

  it('has no variable of the step but those that the policy names, and prints none of these', async () => {
    const { report } = await prepared(
      'node scripts/print.js',
      `${policy}prepare_env: [NPM_TOKEN]\n`,
      {
        base: { 'scripts/print.js': 'console.log(JSON.stringify(process.env));\n' },
        request: { env: { ...TEST_ENVIRONMENT, ...CANARIES, NPM_TOKEN: 'passed-token' } },
      },
    );
    expect(printedBy(report)).toMatch(/"NPM_TOKEN":"\[redacted/);
    expect(JSON.stringify(report)).not.toMatch(/canary|passed-token/);
    const environment = printedBy(report);
    expect(environment).toContain('"npm_config_git":"git"');
    expect(environment).toContain('npm_config_script_shell');
    expect(environment).not.toContain('npm_config_offline');
  });

  it.each([
    ['changes a file of the commit', "fs.writeFileSync('scripts/pass.js', '');", 'scripts/pass.js'],
    ['replaces one', "fs.writeFileSync('scripts/pass', '');", 'scripts/pass'],
    ['writes settings', "fs.writeFileSync('.npmrc', 'x=1');", '.npmrc'],
  ])('is an error if it %s', async (_, script, path) => {
    const base = { 'scripts/write.js': `${WRITE}${script}\n` };
    const { report } = await prepared('node scripts/write.js', policy, { base });
    const message = expect.stringContaining(JSON.stringify(path));
    expect(report.error).toMatchObject({ code: 'prepare_failed', message });
  });

  it('sees the directories of the home directory that the policy names', async () => {
    const home = temporaryFolder({ '.cache/tool/file': 'the tool' });
    const reads = `${WRITE}console.log(fs.readFileSync(process.env.HOME + '/.cache/tool/file', 'utf8'));\n`;
    const caches = `${policy}home_caches: [.cache/tool]\n`;
    const { report } = await prepared('node scripts/reads.js', caches, {
      base: { 'scripts/reads.js': reads },
      request: { env: { ...TEST_ENVIRONMENT, HOME: home } },
    });
    if (report.prepare?.contained !== false) expect(printedBy(report)).toContain('the tool');
  });

  it('ends what it leaves behind, and at its time limit', async () => {
    const leave = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'inherit' });
      process.exit(0);\n`;
    const lines = 'node scripts/leave.js\nnode scripts/hang.js';
    const limited = `${policy}limits:\n  prepare_seconds: 5\n`;
    const { report } = await prepared(lines, limited, { base: { 'scripts/leave.js': leave } });
    expect(report.error).toMatchObject({ code: 'prepare_failed' });
    expect(statusesOfLines(report)).toEqual(['passed', 'timed_out']);
  });
});

it.each([
  ['a blocked command', 'npm publish'],
  ['a script that the commit lacks outside of what prepare writes', 'node ../x.js'],
])('prepare does not run for %s', async (_, command) => {
  const { report } = await prepared('node scripts/fail.js', '', { commands: [command] });
  expect(report.error).toBeUndefined();
  expect(report.prepare).toBeUndefined();
  expect(statusesOf(report)).toEqual({ gene_a: ['blocked'] });
});

it('prepare does not run if the change redirects what it would download', async () => {
  const head = { '.npmrc': 'registry=http://localhost/\n' };
  const { report, errors } = await prepared('node scripts/fail.js', '', { head });
  expect(report.prepare).toBeUndefined();
  expect(errors).toEqual(['prepare-refused']);
});

it.each([
  ['not run before a change that weakens the gate is approved', [], false],
  ['run after it', [{ user: 'alice', at: '2026-01-01T00:00:00.000Z' }], true],
])('prepare does %s', async (_, approvals, runs) => {
  const limit = (seconds: number) => `limits:\n  command_timeout_seconds: ${seconds}\n`;
  const { report } = await prepared('node scripts/pass.js', limit(60), {
    head: { [POLICY]: limit(120) },
    request: { approver: { means: 'review', find: async () => ({ approvals, refusals: [] }) } },
  });
  expect(rulesOf(report).some((rule) => rule.startsWith('gate-weakened'))).toBe(true);
  expect(report.prepare !== undefined).toBe(runs);
  expect(rulesOf(report).includes('prepare-refused')).toBe(!runs);
});

it.each([
  ['what prepare could write is not judged', 'node scripts/fail.js', 'target-not-judged (notice)'],
  ['a file that nothing can write is missing', '', 'target-missing'],
])('without a run prepare does not run: %s', async (_, prepare, rule) => {
  const asked = { commands: ['node dist/built.js'], request: { run: false } };
  const { report } = await prepared(prepare, '', asked);
  expect(report.prepare).toBeUndefined();
  expect(rulesOf(report)).toEqual([rule]);
  expect(report.verdict).toBe(prepare ? 'pass' : 'fail');
});

it('names the line whose program is missing', async () => {
  const { report } = await prepared('node scripts/pass.js\nno-such-program install', '');
  expect(report.error?.code).toBe('prepare_failed');
  expect(report.error?.message).toContain('"no-such-program install" could not start');
});

const ARCHIVE = 'vendor/tool-1.0.0.tgz';

/** Packs a tool whose installation runs code, with npm's own lockfile for it. */
function packed(code: string) {
  const folder = temporaryFolder({
    'package.json': JSON.stringify({
      name: 'tool',
      version: '1.0.0',
      bin: { tool: 'cli.js' },
      // Not what npm writes to this home directory while it packs.
      files: ['cli.js', 'install.js'],
      scripts: { install: 'node install.js' },
    }),
    'cli.js': "#!/usr/bin/env node\nconsole.log('the tool');\n",
    'install.js': code,
  });
  const env = { ...TEST_ENVIRONMENT, HOME: folder };
  execFileSync('npm', ['pack', '--offline', '--silent'], { cwd: folder, env });
  const bytes = readFileSync(join(folder, 'tool-1.0.0.tgz'));
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const dependencies = { tool: `file:${ARCHIVE}` };
  const tool = { version: '1.0.0', resolved: dependencies.tool, integrity };
  const installed = { ...tool, hasInstallScript: true, bin: { tool: 'cli.js' } };
  const packages = { '': { dependencies }, 'node_modules/tool': installed };
  const files: Files = {
    'package.json': JSON.stringify({ name: 'agent', dependencies }),
    'package-lock.json': JSON.stringify({ name: 'agent', lockfileVersion: 3, packages }),
  };
  const place = (directory: string) => {
    mkdirSync(join(directory, 'vendor'), { recursive: true });
    writeFileSync(join(directory, ARCHIVE), bytes);
  };
  return { files, place, env };
}

async function judged(
  base: ReturnType<typeof packed>,
  head: ReturnType<typeof packed>,
  command: string,
) {
  const repository = createGateRepository({ '.gitignore': 'node_modules/\n', ...base.files });
  repository.git('checkout', '-q', 'main');
  base.place(repository.directory);
  repository.commit();
  repository.git('checkout', '-q', '-b', 'with-archive');
  repository.write({
    [GENES]: genesWith(command),
    ...head.files,
  });
  head.place(repository.directory);
  repository.commit();
  const request = gateRequest(repository.directory, { prepare: 'npm ci --offline' });
  return { report: await gate(request), directory: repository.directory };
}

it('npm ci with an archive of the repository installs that of the base, and refuses to install one that the change replaces', async () => {
  const good = packed('');
  const evil = packed("require('node:fs').writeFileSync('ran', '');\n");
  const kept = await judged(good, good, 'npx tool');
  expect(kept.report.error).toBeUndefined();
  expect(kept.report.genes[0]?.commands[0]?.outcome?.stdout.head).toBe('the tool\n');

  const used = await judged(good, evil, 'npx tool');
  expect(rulesOf(used.report)).toContain('dependency-redirected');
  const { report, directory } = await judged(good, evil, 'node scripts/pass.js');
  expect(rulesOf(report)).toContain('prepare-refused');
  expect([used.report.prepare, report.prepare]).toEqual([undefined, undefined]);
  execFileSync('npm', ['ci', '--offline', '--silent'], { cwd: directory, env: evil.env });
  expect(existsSync(join(directory, 'node_modules/tool/ran'))).toBe(true);
});
