import { expect, it } from 'vitest';
import { gate } from '../../src/gate/gate.ts';
import type { GateRequest } from '../../src/gate/gate-request.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { withCommands } from './cli.ts';
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
if (!git('diff', '--name-only', 'main...HEAD').includes('src/sum.js')) process.exit(4);
`;

/** @returns the outcomes of commands with the change broken */
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
      'scripts/build.js': "require('node:fs').copyFileSync('src/sum.js', 'built.js');\n",
      'scripts/built.js': "require('node:assert').equal(require('../built.js').sum(1, 2), 3);\n",
    },
    { 'src/sum.js': FIXED, ...files },
  );
  const report = await gate(gateRequest(repository.directory, request));
  expect(report.error).toBeUndefined();
  const commands = report.genes.flatMap((each) => each.commands);
  expect(commands.map(({ outcome }) => outcome?.status)).toEqual(validation.map(() => 'passed'));
  return { report, outcomes: commands.map(({ mutant }) => mutant?.outcome) };
}

it('commands with the change broken tells those that can fail, and git sees the broken files as committed', async () => {
  const validation = ['node test/sum.test.js', 'node scripts/pass.js', 'node scripts/git.js'];
  const { report, outcomes } = await check(validation, '');
  expect(outcomes).toEqual(['killed', 'survived', 'survived']);
  expect(report.verdict).toBe('pass');
  expect(report.validation_reports[0]?.commands[0]?.mutant).toEqual({
    ...{ outcome: 'killed', operator: 'functions_fail', files: ['src/sum.js'] },
  });
});

it('commands with the change broken does not run where files can be read that prepare wrote', async () => {
  const build = { 'scripts/make.js': "require('node:fs').writeFileSync('made.js', '1;\\n');\n" };
  const command = ['node scripts/pass.js'];
  const { report, outcomes } = await check(command, '', build, { prepare: 'node scripts/make.js' });
  expect(outcomes).toEqual(['not_run']);
  expect(report.genes[0]?.commands[0]?.mutant?.reason).toContain('made.js');
  const { outcomes: others } = await check(command, '', build, { prepare: 'node scripts/pass.js' });
  expect(others).toEqual(['survived']);
});

it('commands with the change broken does not run where built files can be read', async () => {
  const files = { 'dist/sum.js': SUM, '.gitignore': 'dist\n' };
  const policy = 'build_outputs: [dist]\n';
  const { report, outcomes } = await check(['node scripts/pass.js'], policy, files);
  expect(outcomes).toEqual(['not_run']);
  expect(report.genes[0]?.commands[0]?.mutant?.reason).toContain('dist');
  expect(report.verdict).toBe('pass');
});
