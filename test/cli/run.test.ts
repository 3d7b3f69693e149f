import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import {
  check,
  GENES,
  gene,
  genesFile,
  genesWith,
  linkGit,
  outcomesOf,
  printedBy,
  pullRequest,
  rulesOf,
  statusesOf,
  withCommands,
} from '../e2e/cli.ts';
import { temporaryFolder } from '../repo/repository.ts';

const POLICY = '.github/gene-gate.yml';

/** For what can only be seen from outside a view of its own. */
const UNCONTAINED = { [POLICY]: 'containment: off\n' };
const AFTER_FAILURE = 'an earlier command of the gene did not pass';

it('commands stop at the first one of a gene that fails; its output and exit code are kept', async () => {
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

it('commands of a gene with a blocked one do not run at all; those of other genes do', async () => {
  const blocked = gene('gene_b', { validation: ['node scripts/pass.js', 'npm publish'] });
  const repository = pullRequest({}, { [GENES]: genesFile(blocked, gene('gene_c')) });
  const { report } = await check(repository);
  expect(statusesOf(report)).toEqual({ gene_b: ['skipped', 'blocked'], gene_c: ['passed'] });
  const [{ commands } = { commands: [] }] = report.validation_reports;
  expect(commands[1]?.stderr).toMatch(/^BLOCKED: validation command rejected by safety check/);
  const summary = /^constraint: validation_failed: npm publish => BLOCKED: /;
  expect(report.genes[0]?.summary).toMatch(summary);
});

it('a command that edits a tracked file fails the gate, and nothing more runs', async () => {
  const edit = "require('node:fs').writeFileSync('scripts/pass.js', '');\n";
  const genes = genesWith(['node scripts/edit.js', 'node scripts/pass.js'], 'npm test');
  const base = { ...UNCONTAINED, 'scripts/edit.js': edit };
  const repository = pullRequest(base, { [GENES]: genes });
  const { report, exitCode } = await check(repository);
  expect(statusesOf(report)).toEqual({ gene_a: ['passed', 'skipped'], gene_b: ['skipped'] });
  expect(rulesOf(report)).toEqual(['checkout-modified', 'target-writes (warning)']);
  const modified = report.findings.find(({ rule }) => rule === 'checkout-modified');
  expect(modified?.message).toContain('scripts/pass.js');
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
  expect(outcomesOf(report)[0]).toMatchObject({
    status: 'not_runnable',
    reason: expect.stringContaining('"npm ls" needs npm'),
  });
  expect(exitCode).toBe(1);
});

const SHOW = `for (const name of process.argv.slice(2)) console.log(name, process.env[name]);\n`;

async function ranBy(command: string, files: Files, changed: Files = {}) {
  const repository = withCommands([command], { 'show.js': SHOW, ...files }, changed);
  const { report } = await check(repository);
  const [outcome] = outcomesOf(report);
  return { outcome, rules: rulesOf(report), level: report.isolation.level };
}

type Files = Readonly<Record<string, string>>;

const packageJson = (scripts: Readonly<Record<string, string>>, more = {}) =>
  JSON.stringify({ name: 'agent', version: '1.0.0', scripts, ...more });

it('runs pre, main and post script in one view, with one output and one exit code', async () => {
  const { outcome } = await ranBy('npm test', {
    'package.json': packageJson({
      pretest: 'echo made > made.txt && cp made.txt "$TMPDIR/made"',
      test: 'node show.js npm_lifecycle_event npm_package_version INIT_CWD',
      posttest: 'cat made.txt "$TMPDIR/made" && exit 3',
    }),
  });
  expect(outcome).toMatchObject({ status: 'failed', exit_code: 3, stderr: { head: '' } });
  const text = outcome?.stdout.head ?? '';
  expect(text).toMatch(/^\n> agent@1\.0\.0 pretest\n> echo made/);
  expect(text).toContain('npm_lifecycle_event test\nnpm_package_version 1.0.0\nINIT_CWD /');
  expect(text).toMatch(/made\nmade\n$/);
  expect(outcome?.side_effects?.created).toEqual(['made.txt']);
});

it('ends all scripts of a command at its one time limit', async () => {
  const scripts = { pretest: 'sleep 1', test: 'sleep 3000', posttest: 'touch after' };
  const { outcome } = await ranBy('npm test', {
    [POLICY]: 'limits: { command_timeout_seconds: 2 }\n',
    'package.json': packageJson(scripts),
  });
  expect(outcome).toMatchObject({ status: 'timed_out' });
  expect(outcome?.side_effects?.created ?? []).toEqual([]);
});

it.each([{}, UNCONTAINED])('applies what the base has decided for scripts (%j)', async (policy) => {
  const { outcome, rules } = await ranBy('npm test', {
    ...policy,
    '.npmrc': 'ignore-scripts=true\nnode-options=--max-old-space-size=300\nsave-exact=true\n',
    'package.json': packageJson({
      pretest: 'exit 1',
      test: 'node show.js NODE_OPTIONS npm_config_save_exact npm_config_ignore_scripts',
    }),
  });
  expect(rules).toEqual([]);
  expect(outcome).toMatchObject({ status: 'passed' });
  expect(outcome?.stdout.head).toContain(
    'NODE_OPTIONS --max-old-space-size=300\nnpm_config_save_exact true\nnpm_config_ignore_scripts true\n',
  );
});

it('does not ask the change for either', async () => {
  const files = { 'package.json': packageJson({ test: 'node show.js' }) };
  for (const npmrc of ['node-options=--no-warnings\n', 'ignore-scripts=true\n']) {
    expect(await ranBy('npm test', files, { '.npmrc': npmrc })).toMatchObject({
      outcome: { status: 'blocked' },
      rules: ['check-decided-by (notice)', 'npmrc-setting'],
    });
  }
});

/** A package that npm passes over by its own settings, below a script that the audit only shows. */
const NESTED = (npmrc: string) => ({
  'package.json': packageJson({ test: 'cd "$PWD/sub" && npm run t' }),
  'sub/package.json': packageJson({ t: 'exit 5' }, { name: 'sub' }),
  'sub/.npmrc': npmrc,
});

const HIDDEN = ['usage=true', 'workspaces=true', 'if-present=true\nworkspace=x'];
it.each([...HIDDEN, 'script-shell=/bin/true'])(
  'hides the setting %j from an npm in a script, or refuses the command',
  async (setting) => {
    const contained = await ranBy('npm test', NESTED(setting));
    const uncontained = await ranBy('npm test', { ...NESTED(setting), ...UNCONTAINED });
    expect(uncontained.outcome).toMatchObject({
      status: 'crashed',
      reason: expect.stringContaining('sub/.npmrc: '),
    });
    expect(uncontained.rules).toContain('command-failed');
    if (contained.level !== 'namespaces') return console.info('skipped: no namespaces');
    expect(contained.outcome).toMatchObject({ status: 'failed', exit_code: 5 });
  },
);

it.each([{}, UNCONTAINED])('leaves harmless settings to it (%j)', async (policy) => {
  const npmrc = 'fund=false\nregistry=http://localhost:9/\n';
  const { outcome } = await ranBy('npm test', { ...NESTED(npmrc), ...policy });
  expect(outcome).toMatchObject({ status: 'failed', exit_code: 5 });
});

const under = (policy: string, validation: readonly string[], base = {}) =>
  withCommands(validation, { [POLICY]: policy, ...base });

const archive = (): Buffer =>
  execFileSync('tar', ['-cf', '-', '-C', join(import.meta.dirname, '..'), 'setup.ts']);

const FAKE = { executable: '#!/bin/sh\necho chosen >chosen.txt\necho chosen\n' };

it('programs of the registry run where curated allows them, and give what they print', async () => {
  const commands = ['cat docs/hello.md', 'git status --short', 'tar -tf a.tar', 'ls -a docs'];
  const files = { 'docs/hello.md': 'hello\n', 'a.tar': archive() };
  const repository = under('profile: curated\n', [...commands, 'wc -l < x'], files);
  expect((await check(repository)).report.genes[0]?.verdict).toBe('fail');
  repository.write({ [GENES]: genesWith(commands) });
  repository.commit();
  const { exitCode, report } = await check(repository);
  expect(report.error).toBeUndefined();
  expect(statusesOf(report)).toEqual({ gene_a: ['passed', 'passed', 'passed', 'passed'] });
  expect(exitCode).toBe(0);
  const heads = printedBy(report);
  expect(heads).toEqual(['hello\n', '', 'setup.ts\n', '.\n..\nhello.md\n']);
  expect(report.genes[0]?.commands.every((command) => command.plan_digest)).toBe(true);
});

it('programs of the registry are never files of the checkout', async () => {
  const repository = under('profile: curated\n', ['cat package.json'], {
    cat: FAKE,
    'node_modules/.bin/cat': FAKE,
  });
  const { directory } = repository;
  const path = [directory, join(directory, 'node_modules/.bin'), '.', process.env.PATH];
  const { report } = await check(repository, [], { env: { PATH: path.join(delimiter) } });
  expect(statusesOf(report)).toEqual({ gene_a: ['passed'] });
  expect(printedBy(report)[0]).toContain('"agent"');
  expect(existsSync(join(directory, 'chosen.txt'))).toBe(false);
});

it('programs of the registry that the machine lacks are the failure of their command, not the end of the check', async () => {
  const policy = `profile: curated
families:
  - name: no-such-program
    sandbox: { risk: safe, match: [no-such-program a], not_match: [no-such-program -a] }
`;
  const repository = under(policy, ['cat package.json', 'no-such-program x']);
  const { exitCode, report } = await check(repository);
  expect(exitCode).toBe(1);
  expect(report.error).toBeUndefined();
  expect(statusesOf(report)).toEqual({ gene_a: ['passed', 'not_runnable'] });
  const missing = report.findings.find(({ rule }) => rule === 'program-missing');
  expect(missing?.message).toContain('needs `no-such-program`, which was not found on PATH');
  expect(missing?.remedy).toContain('Install `no-such-program`');
});

it('programs of the registry do not run if examples of the policy do not hold', async () => {
  const sandbox = '{ risk: safe, match: [tree -l], not_match: [tree a] }';
  const policy = `profile: curated\nfamilies: [{ name: tree, sandbox: ${sandbox} }]\n`;
  const { exitCode, report } = await check(under(policy, ['cat package.json']));
  expect(exitCode).toBe(2);
  expect(report.error?.code).toBe('policy_invalid');
  expect(report.error?.message.split('\n').slice(1)).toEqual([
    '.github/gene-gate.yml:2:57: family tree: curated rejects its example tree -l',
    '.github/gene-gate.yml:2:79: family tree: curated accepts its example tree a',
  ]);
});

function has(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const MAKEFILE = 'test:\n\t@echo made $(MAKEFLAGS)\nfail:\n\t@exit 3\n';

const checkUnder = (policy: string, commands: readonly string[], base = {}, head = {}) =>
  pullRequest({ [POLICY]: policy, ...base }, { [GENES]: genesWith(...commands), ...head });

it.skipIf(!has('make'))(
  'programs that the policy names run as the audited words, with what their family sets',
  async () => {
    const commands = ['make test', 'make fail'];
    const repository = checkUnder('programs: [make]\n', commands, { Makefile: MAKEFILE });
    const { exitCode, report } = await check(repository);
    expect(report.error).toBeUndefined();
    expect(statusesOf(report)).toEqual({ gene_a: ['passed'], gene_b: ['failed'] });
    expect(printedBy(report)[0]).toBe('made\n');
    expect(exitCode).toBe(1);
    expect(report.genes[0]?.profiles.validator).toMatchObject({ accepted: false });
    expect(report.findings.map(({ rule }) => rule)).toContain('build-files-unread');
  },
);

it.each(['pnpm', 'yarn', 'bun'].filter(has))('run scripts with %s', async (manager) => {
  const scripts = { ok: 'node scripts/pass.js', bad: 'node -p undefined.x' };
  const policy = `programs: [${manager}]\ncontainment: "off"\n`;
  const base = { 'package.json': JSON.stringify({ name: 'x', scripts }) };
  const commands = [`${manager} run ok`, `${manager} run bad`];
  const { report } = await check(checkUnder(policy, commands, base));
  expect(statusesOf(report)).toEqual({ gene_a: ['passed'], gene_b: ['failed'] });
});
