import { expect, it } from 'vitest';
import { gate } from '../../src/gate/gate.ts';
import type { GateRequest } from '../../src/gate/gate-request.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { startCli, withCommands } from './cli.ts';
import { gateRequest } from './gate-request.ts';

const SUM = 'exports.sum = (a, b) => a - b;\n';
const FIXED = 'exports.sum = (a, b) => a + b;\n';
const TEST = "require('node:assert').equal(require('../src/sum.js').sum(1, 2), 3);\n";

/** Fails unless the file of the view is the one of HEAD, and nothing is changed or untracked. */
const ONLY_UNCOMMITTED = `const { execFileSync } = require('node:child_process');
const git = (...words) => execFileSync('git', words, { encoding: 'utf8' });
if (git('status', '--porcelain') !== '') process.exit(1);
if (git('show', 'HEAD:src/sum.js') !== require('node:fs').readFileSync('src/sum.js', 'utf8')) process.exit(2);
git('fsck', '--no-dangling');
if (git('symbolic-ref', 'HEAD') !== 'refs/heads/pull-request\\n') process.exit(3);
`;

const URGENT = "process.exit(require('node:os').getPriority() === 19 ? 1 : 0);\n";

/** @returns the outcomes of commands without the change */
async function check(
  validation: readonly string[],
  policy: string,
  files: Readonly<Record<string, string>> = {},
  request: Partial<GateRequest> = {},
): Promise<{ readonly report: GateReport; readonly outcomes: readonly unknown[] }> {
  const repository = withCommands(
    validation,
    {
      '.github/gene-gate.yml': `containment: require\n${policy}`,
      'src/sum.js': SUM,
      'test/sum.test.js': TEST,
      'scripts/git.js': ONLY_UNCOMMITTED,
      'scripts/build.js':
        "const fs = require('node:fs');\nfs.copyFileSync(fs.existsSync('src/double.js') ? 'src/double.js' : 'src/sum.js', 'built.js');\n",
      'scripts/built.js': "require('node:assert').equal(require('../built.js').sum(1, 2), 3);\n",
    },
    { 'src/sum.js': FIXED, ...files },
  );
  const report = await gate(gateRequest(repository.directory, request));
  expect(report.error).toBeUndefined();
  const commands = report.genes.flatMap((each) => each.commands);
  expect(commands.map(({ outcome }) => outcome?.status)).toEqual(validation.map(() => 'passed'));
  return { report, outcomes: commands.map(({ proof }) => proof?.outcome) };
}

it('commands without the change tells those that fail, and git sees the old files as committed', async () => {
  const validation = ['node test/sum.test.js', 'node scripts/pass.js', 'node scripts/git.js'];
  const { report, outcomes } = await check(validation, '');
  expect(outcomes).toEqual(['fails_without_change', 'nothing_shown', 'nothing_shown']);
  expect(report.verdict).toBe('pass');
  expect(report.validation_reports[0]?.commands[0]?.proof).toEqual({
    ...{ outcome: 'fails_without_change', files: ['src/sum.js'] },
  });
});

it('commands without the change have the lowest urgency', async () => {
  const files = { 'scripts/urgent.js': URGENT };
  const { outcomes } = await check(['node scripts/urgent.js'], '', files);
  expect(outcomes).toEqual(['fails_without_change']);
});

it('commands without the change are asked about without a gene', async () => {
  const { directory } = withCommands(
    [],
    { 'src/sum.js': SUM, 'test/sum.test.js': TEST },
    { 'src/sum.js': FIXED },
  );
  const args = ['prove', '--format', 'json', '--', 'node', 'test/sum.test.js'];
  const run = await startCli(args, { cwd: directory });
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  expect(JSON.parse(run.stdout).proof.outcome).toBe('fails_without_change');
});

const NEW = {
  'src/double.js': 'exports.double = (a) => 2 * a;\n',
  'test/double.test.js':
    "require('node:assert').equal(require('../src/double.js').double(2), 4);\n",
  'test/load.test.js': "require('../src/double.js');\n",
};

it('commands fail when the new code fails that they call', async () => {
  const validation = ['node test/double.test.js', 'node test/load.test.js'];
  const { report, outcomes } = await check(validation, '', NEW);
  expect(outcomes).toEqual(['fails_when_new_code_fails', 'nothing_shown']);
  expect(report.genes[0]?.commands[0]?.proof?.files).toEqual(['src/double.js']);
});

const BUILT = ['node scripts/built.js', 'node scripts/pass.js'];
const NEW_BUILD = {
  ...NEW,
  'scripts/built.js': "require('node:assert').equal(require('../built.js').double(2), 4);\n",
};
const isReverted = "require('node:fs').readFileSync('src/sum.js', 'utf8').includes('-')";

it.each<[string, Record<string, string>, string, readonly string[], RegExp?]>([
  ['built', {}, 'node scripts/build.js', ['fails_without_change', 'nothing_shown']],
  [
    'built from new code',
    { ...NEW_BUILD, 'src/sum.js': SUM },
    'node scripts/build.js',
    ['fails_when_new_code_fails', 'nothing_shown'],
  ],
  [
    'built where that fails without the change',
    { 'scripts/fails.js': `if (${isReverted}) process.exit(1);\n` },
    'node scripts/build.js\nnode scripts/fails.js',
    ['not_run', 'not_run'],
    /`prepare` could not run again: .*"node scripts\/fails.js" did not pass/,
  ],
  [
    'built with a change of a file of the commit',
    {
      'scripts/writes.js': `if (${isReverted}) require('node:fs').writeFileSync('scripts/pass.js', '');\n`,
    },
    'node scripts/build.js\nnode scripts/writes.js',
    ['not_run', 'not_run'],
    /changed or replaced files of the commit.*scripts\/pass.js/,
  ],
])('commands without the change read what is %s', async (_, files, prepare, expected, reason) => {
  const { report, outcomes } = await check(BUILT, '', files, { prepare });
  expect(outcomes).toEqual(expected);
  if (reason) expect(report.genes[0]?.commands[0]?.proof?.reason).toMatch(reason);
});

it('commands without the change does not run where built files can be read', async () => {
  const files = { 'dist/sum.js': SUM, '.gitignore': 'dist\n' };
  const policy = 'build_outputs: [dist]\n';
  const prepare = 'node scripts/pass.js';
  const { report, outcomes } = await check([prepare], policy, files, { prepare });
  expect(outcomes).toEqual(['not_run']);
  expect(report.genes[0]?.commands[0]?.proof?.reason).toContain('dist');
  expect(report.verdict).toBe('pass');
});
