import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gate } from '../../src/gate/gate.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import type { TestRepository } from '../repo/repository.ts';
import { filesOf } from '../table.ts';
import { type createGateRepository, printedBy, rulesOf, withCommands } from './cli.ts';
import { gateRequest } from './gate-request.ts';

const POLICY = '.github/gene-gate.yml';
const EVIL = "console.log('EVIL');\n";
const FINE = "console.log('fine');\n";
const SLEEP = "setTimeout(() => console.log('fine'), 300);\n";
const IGNORED = 'dist/\nignored/\nscripts/check\n.npmrc\nlocal*\nsub/package.json\nScripts/\n';
type Files = Parameters<ReturnType<typeof createGateRepository>['write']>[0];

interface Attack {
  readonly commands: readonly string[];
  /** What the base commit has. */
  readonly tracked?: Files;
  /** What is on disk, but not in the commit. */
  readonly disk?: Files;
  /** What something else writes while the first command sleeps. */
  readonly during?: Files;
}

/** Reads files, where the content `EVIL`, `FINE` or `SLEEP` is that script. */
function scriptsOf(text = ''): Files {
  const scripts: Files = { EVIL, FINE, SLEEP };
  const files = Object.entries(filesOf(text, ' ¦ ') as Files);
  return Object.fromEntries(files.map(([path, file]) => [path, scripts[String(file)] ?? file]));
}

/** Each `NAME: COMMAND ¦ COMMAND ⇒ TRACKED FILES ⇒ FILES ON DISK ⇒ FILES WRITTEN MEANWHILE`. */
const ATTACKS = `
an ignored script: node dist/evil.js ⇒ ⇒ dist/evil.js = EVIL
an ignored file that node takes for a tracked one: node scripts/check ⇒ scripts/check.js = FINE ⇒ scripts/check = EVIL
an ignored file that a tracked one requires: node scripts/run.js ⇒ scripts/run.js = require('./check'); ¦ scripts/check.js = FINE ⇒ scripts/check = EVIL
an ignored package.json of a directory: node sub/a.js ⇒ sub/a.js = console.log(typeof require === 'undefined' ? 'EVIL' : 'fine'); ⇒ sub/package.json = { "type": "module" }
an untracked test: node --test test/ ⇒ test/a.test.js = FINE ⇒ test/b.test.js = EVIL
an untracked plugin: node scripts/run.js ⇒ scripts/run.js = for (const f of require('fs').readdirSync('plug')) require('../plug/' + f); ¦ plug/a.js = FINE ⇒ plug/z.js = EVIL
an ignored directory whose name differs in case: node scripts/run.js ⇒ scripts/run.js = try { require('../Scripts/b.js') } catch { console.log('fine') } ⇒ Scripts/b.js = EVIL
a link in node_modules to an ignored directory: node scripts/run.js ⇒ scripts/run.js = try { require('w') } catch { console.log('fine') } ⇒ node_modules/w -> ../ignored/w ¦ ignored/w/index.js = EVIL
a symlinked, ignored .npmrc: npm test ⇒ scripts/pass.js = console.log(process.env.npm_config_evil ?? 'fine'); ⇒ .npmrc -> localrc ¦ localrc = evil=EVIL
a file rewritten while the first command sleeps: node scripts/sleep.js ¦ node scripts/two.js ⇒ scripts/sleep.js = SLEEP ¦ scripts/two.js = FINE ⇒ ⇒ scripts/two.js = EVIL
a file added while the first command sleeps: node scripts/sleep.js ¦ node scripts/two ⇒ scripts/sleep.js = SLEEP ¦ scripts/two.js = FINE ⇒ ⇒ scripts/two = EVIL
`
  .trim()
  .split('\n')
  .map((row): Attack & { readonly name: string } => {
    const [, name = '', all = ''] = /^(.*?): (.*)$/.exec(row) ?? [];
    const [commands = '', ...files] = all.split('⇒').map((part) => part.trim());
    const [tracked = {}, disk = {}, during = {}] = files.map(scriptsOf);
    if (files.length < 2) throw new Error(`not an attack: ${row}`);
    return { name, commands: commands.split(' ¦ '), tracked, disk, during };
  });

/** Runs the gate in this process. @param during what happens while the first command runs */
const judged = async (
  { directory }: Pick<TestRepository, 'directory'>,
  during: () => void = () => undefined,
): Promise<GateReport> =>
  gate(gateRequest(directory, { progress: { ...NO_PROGRESS, started: during } }));

function checkedOut({ commands, tracked = {}, disk = {} }: Attack, policy: string) {
  const repository = withCommands(commands, {
    '.gitignore': `${IGNORED}node_modules/\n`,
    ...tracked,
    ...(policy && { [POLICY]: policy }),
  });
  repository.write(disk);
  return repository;
}

describe.each([
  ['with namespaces, where available', ''],
  ['without', 'containment: off\n'],
])('commands see the audited commit %s', (_, policy) => {
  it.each(ATTACKS)('and do not run $name', async (attack) => {
    const repository = checkedOut(attack, policy);
    const report = await judged(repository, () => {
      for (const [path, content] of Object.entries(attack.during ?? {}))
        writeFileSync(join(repository.directory, path), String(content));
    });
    const printed = printedBy(report);
    expect(printed.join('')).not.toContain('EVIL');
    expect(printed.length).toBeGreaterThan(0);
  });

  it('in the directory above, if the policy says so, with nothing else of it', async () => {
    const repository = withCommands(
      ['node own/scripts/list.js', 'npm --prefix own test', 'node own/scripts/write.js'],
      {
        [POLICY]: 'stores: [{ path: assets/gep, checkout_as: own }]',
        'package.json': '{ "scripts": { "test": "node scripts/list.js" } }',
        'scripts/list.js': `const list = (path) => require('fs').readdirSync(path).join();
          console.log(process.env.INIT_CWD ? '' : [list('.'), list('..'), list('own/scripts')].join(' '));`,
        'scripts/write.js': `const { writeFileSync } = require('fs');
          writeFileSync('own/new.txt', ''); writeFileSync('x', '');`,
      },
    );
    writeFileSync(join(repository.directory, 'scripts/ignored.js'), EVIL);
    const report = await judged(repository);
    const [plain, npm, writing] = report.genes[0]?.commands ?? [];
    expect(plain?.outcome?.stdout.head).toMatch(
      /^own \S*above\S* fail.js,hang.js,list.js,pass.js,/,
    );
    expect([npm, writing].map((each) => each?.outcome?.status)).toEqual(['passed', 'passed']);
    expect(report.genes[0]?.store).toMatchObject({ root: '..', checkout_as: 'own' });
    if (report.isolation.level === 'namespaces') {
      expect(writing?.outcome?.side_effects?.created).toEqual(['new.txt']);
    }
  });

  it('and no repository but its own', async () => {
    const config = '[http]\n\textraheader = AUTHORIZATION: EVIL\n';
    const script = `const { existsSync } = require('node:fs');
      const found = ['vendor', 'dist', 'node_modules'].map((name) => existsSync(name + '/.git/config'));
      console.log(existsSync('.git/config'), ...found, require('../dist/built.js'));\n`;
    const repository = checkedOut(
      {
        commands: ['node scripts/run.js'],
        tracked: { 'scripts/run.js': script, 'vendor/a.js': FINE },
        disk: {
          'vendor/.git/config': config,
          'dist/.git/config': config,
          'node_modules/.git/config': config,
          'dist/built.js': "module.exports = 'built';\n",
        },
      },
      `build_outputs:\n  - dist\n${policy}`,
    );
    const report = await judged(repository);
    expect(printedBy(report)).toEqual(['true false false false built\n']);
  });

  it('and dependencies, build outputs and the repository', async () => {
    const script = `const { execFileSync } = require('node:child_process');
      console.log(require('d'), require('../dist/built.js'), require('../packages/a/lib.js'));
      console.log(execFileSync('git', ['log', '--format=%s'], { encoding: 'utf8' }).includes('base'));\n`;
    const repository = checkedOut(
      {
        commands: ['node scripts/run.js', 'node dist/built.js'],
        tracked: {
          'scripts/run.js': script,
          'packages/a/lib.js': "module.exports = require('e');\n",
          'packages/a/package.json': '{}',
        },
        disk: {
          'node_modules/d/index.js': "module.exports = 'd';\n",
          'packages/a/node_modules/e/index.js': "module.exports = 'e';\n",
          'dist/built.js': "module.exports = 'built';\n",
        },
      },
      `build_outputs:\n  - dist\n${policy}`,
    );
    const report = await judged(repository);
    expect(rulesOf(report).filter((rule) => !rule.includes('('))).toEqual([]);
    expect(printedBy(report)).toEqual(['d built e\ntrue\n', '']);
  });

  it('and says which file a failed command did not see', async () => {
    const repository = checkedOut(
      {
        commands: ['node scripts/run.js'],
        tracked: { 'scripts/run.js': "require('fs').readFileSync('local.env');\n" },
        disk: { 'local.env': 'A=1\n' },
      },
      policy,
    );
    const report = await judged(repository);
    expect(rulesOf(report)).toEqual(['command-failed', 'file-left-out (notice)']);
    const explanation = report.findings.find(({ rule }) => rule === 'file-left-out');
    expect(explanation?.message).toContain('`local.env`, which is on disk but not in the commit');
    expect(explanation?.remedy).toMatch(/`prepare`.*`build_outputs`/);
  });
});

it('a result does not count if a file changed meanwhile', async ({ skip }) => {
  const repository = checkedOut(
    {
      commands: ['node scripts/sleep.js'],
      tracked: { 'scripts/sleep.js': SLEEP, 'lib/x.js': FINE },
    },
    '',
  );
  const file = join(repository.directory, 'lib/x.js');
  const report = await judged(repository, () => {
    writeFileSync(file, EVIL);
    writeFileSync(file, FINE);
  });
  if (report.isolation.level !== 'namespaces') skip('a private copy is not affected');
  expect(report.verdict).toBe('error');
  expect(rulesOf(report)).toEqual(['checkout-changed']);
  expect(report.genes[0]?.commands[0]?.outcome).toMatchObject({
    status: 'error',
    checkout_changed: ['lib/x.js'],
  });
});
