import { expect, it } from 'vitest';
import type { Outcome } from '../../src/model/outcome.ts';
import { check, createGateRepository, GENES, gene, genesFile, rulesOf } from '../e2e/cli.ts';

const POLICY = '.github/gene-gate.yml';
const UNCONTAINED = { [POLICY]: 'containment: off\n' };

/** Prints its words and the variables that they name. */
const SHOW = `for (const name of process.argv.slice(2)) console.log(name, process.env[name]);\n`;

interface Ran {
  readonly outcome: Outcome | undefined;
  readonly rules: readonly string[];
  readonly level: string;
}

/** Runs one command of a gene that a pull request adds; `files` are on the base. */
async function run(
  command: string,
  files: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const repository = createGateRepository({ 'show.js': SHOW, ...files });
  repository.write({ [GENES]: genesFile(gene('gene_a', { validation: [command] })), ...changed });
  repository.commit();
  const { report } = await check(repository);
  return {
    outcome: report.genes[0]?.commands[0]?.outcome,
    rules: rulesOf(report),
    level: report.isolation.level,
  };
}

const packageJson = (scripts: Readonly<Record<string, string>>, more = {}) =>
  JSON.stringify({ name: 'agent', version: '1.0.0', scripts, ...more });

it('runs pre, main and post script in one view, with one output and one exit code', async () => {
  const { outcome } = await run('npm test', {
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
  const { outcome } = await run('npm test', {
    [POLICY]: 'limits: { command_timeout_seconds: 2 }\n',
    'package.json': packageJson({
      pretest: 'sleep 1',
      test: 'sleep 3000',
      posttest: 'touch after',
    }),
  });
  expect(outcome).toMatchObject({ status: 'timed_out' });
  expect(outcome?.side_effects?.created ?? []).toEqual([]);
});

it('goes on with other workspaces after one that fails', async () => {
  const { outcome } = await run('npm test --workspaces', {
    'package.json': packageJson({}, { workspaces: ['a', 'b'] }),
    'a/package.json': packageJson({ test: 'node x.js', posttest: 'echo not this' }, { name: 'a' }),
    'a/x.js': 'process.exit(4);\n',
    'b/package.json': packageJson({ test: 'node ../show.js npm_package_name PWD' }, { name: 'b' }),
  });
  expect(outcome).toMatchObject({ status: 'failed', exit_code: 4 });
  expect(outcome?.stdout.head).toMatch(/npm_package_name b\nPWD .*\/b\n/);
  expect(outcome?.stdout.head).not.toContain('not this\n');
});

it('fails for a script that does not exist, and does not run where it would pass', async () => {
  const files = { 'package.json': packageJson({}) };
  expect((await run('npm run nothing', files)).outcome).toMatchObject({
    status: 'failed',
    exit_code: 1,
    stderr: { head: 'npm error Missing script: "nothing"\n' },
  });
  const { outcome, rules } = await run('npm run nothing --if-present', files);
  expect(outcome?.status).toBe('blocked');
  expect(rules).toContain('npm-script-missing');
});

it('starts a tool by its link, with the words of the script and of the command', async () => {
  const repository = createGateRepository({
    '.gitignore': 'node_modules/\n',
    'package.json': packageJson({ lint: 'tidy --all', deep: 'npm run lint -- deep' }),
  });
  repository.write({
    'node_modules/tidy/cli.js': {
      executable: '#!/usr/bin/env node\nconsole.log(process.argv.slice(1).join());\n',
    },
    'node_modules/.bin/tidy': { symlink: '../tidy/cli.js' },
    [GENES]: genesFile(
      gene('gene_a', { validation: ["npm run lint -- 'a b' \"it's\"", 'npm run deep'] }),
    ),
  });
  repository.commit();
  const { report } = await check(repository);
  const [direct, nested] = report.genes[0]?.commands ?? [];
  expect(direct?.outcome?.stdout.head).toMatch(/node_modules\/\.bin\/tidy,--all,a b,it's\n$/);
  expect(nested?.outcome?.stdout.head).toMatch(/node_modules\/\.bin\/tidy,--all,deep\n$/);
  expect(nested?.scripts).toEqual([
    { directory: '', event: 'lint', text: 'tidy --all deep', shell: false },
  ]);
});

it.each([{}, UNCONTAINED])('applies what the base has decided for scripts (%j)', async (policy) => {
  const { outcome, rules } = await run('npm test', {
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
  const options = await run('npm test', files, { '.npmrc': 'node-options=--no-warnings\n' });
  expect(options).toMatchObject({
    outcome: { status: 'blocked' },
    rules: ['check-decided-by (notice)', 'npmrc-setting'],
  });
  const hooks = await run('npm test', files, { '.npmrc': 'ignore-scripts=true\n' });
  expect(hooks).toMatchObject({
    outcome: { status: 'blocked' },
    rules: ['check-decided-by (notice)', 'npmrc-setting'],
  });
});

/** A package that npm passes over by its own settings, below a script that the audit only shows. */
const NESTED = (npmrc: string) => ({
  'package.json': packageJson({ test: 'cd "$PWD/sub" && npm run t' }),
  'sub/package.json': packageJson({ t: 'exit 5' }, { name: 'sub' }),
  'sub/.npmrc': npmrc,
});

it.each([
  'usage=true',
  'workspaces=true',
  'if-present=true\nworkspace=x',
  'script-shell=/bin/true',
])('hides the setting %j from an npm in a script, or refuses the command', async (setting) => {
  const contained = await run('npm test', NESTED(setting));
  const uncontained = await run('npm test', { ...NESTED(setting), ...UNCONTAINED });
  expect(uncontained.outcome).toMatchObject({
    status: 'crashed',
    reason: expect.stringContaining('sub/.npmrc: '),
  });
  expect(uncontained.rules).toContain('command-failed');
  if (contained.level !== 'namespaces') return console.info('skipped: no namespaces');
  expect(contained.outcome).toMatchObject({ status: 'failed', exit_code: 5 });
});

it.each([{}, UNCONTAINED])('leaves harmless settings to it (%j)', async (policy) => {
  const npmrc = 'fund=false\nregistry=http://localhost:9/\n';
  const { outcome } = await run('npm test', { ...NESTED(npmrc), ...policy });
  expect(outcome).toMatchObject({ status: 'failed', exit_code: 5 });
});
