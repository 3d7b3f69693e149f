import { expect, it } from 'vitest';
import { genes } from './action-pull-request.ts';
import { scene } from './action-scene.ts';
import { check, GENES, gene, genesFile, pullRequest, rulesOf, runCli } from './cli.ts';

const POLICY = '.github/gene-gate.yml';
const REPORT_ONLY = { [POLICY]: 'enforce: report\n' };
const BLOCKED = gene('gene_b', { validation: ['npm test; ls'] });

it('a policy with `enforce: report` reports what would fail, runs nothing that is blocked, and exits with 0', async () => {
  const repository = pullRequest(REPORT_ONLY, { [GENES]: genesFile(BLOCKED) });
  const { report, exitCode } = await check(repository);
  expect(exitCode).toBe(0);
  expect(report).toMatchObject({ verdict: 'fail', policy: { enforce: 'report' } });
  expect(report.genes[0]?.commands[0]).toMatchObject({ verdict: 'block' });
  expect(report.genes[0]?.commands[0]?.outcome?.status).not.toBe('passed');
  const text = await runCli(['check', '--repo', repository.directory, '--base', 'main']);
  expect(text.stdout).toMatch(/^gene-gate {2}WOULD FAIL: 1 command blocked/);
});

it('a policy with `enforce: report` exits with 2 if the gate cannot decide', async () => {
  const repository = pullRequest(REPORT_ONLY, { [GENES]: genesFile(BLOCKED) });
  const { exitCode } = await check(repository, ['--base', 'nowhere']);
  expect(exitCode).toBe(2);
});

it('a policy with `enforce: report` does not apply to the pull request that adds it', async () => {
  const repository = pullRequest({}, { ...REPORT_ONLY, [GENES]: genesFile(BLOCKED) });
  expect((await check(repository)).exitCode).toBe(1);
});

it('a policy with `enforce: report` publishes a neutral check run', async () => {
  const { github, run } = await scene({
    base: REPORT_ONLY,
    head: { [GENES]: genes('node scripts/check.js && ls') },
  });
  const { main, outputs } = await run();
  expect(main).toMatchObject({ code: 0, log: expect.stringMatching(/^would fail/m) });
  expect(outputs).toMatchObject({ verdict: 'fail', conclusion: 'neutral' });
  expect(github.state.checkRuns).toMatchObject([
    { conclusion: 'neutral', output: { title: expect.stringMatching(/^would fail: /) } },
  ]);
});

it('levels of a policy never let a blocked command run', async () => {
  const policy = 'rules: { shell-operator: off, content: off, size: off }\n';
  const repository = pullRequest({ [POLICY]: policy }, { [GENES]: genesFile(BLOCKED) });
  const { report, exitCode } = await check(repository);
  expect(exitCode).toBe(1);
  expect(rulesOf(report)).toEqual(['exception-refused (warning)', 'shell-operator']);
});

const broken = (...more: object[]) => JSON.stringify({ genes: [5, ...more] }, null, 2);

it('a problem that the base has, too, is a notice if the change does not touch it', async () => {
  const repository = pullRequest({ [GENES]: broken() }, { [GENES]: broken(gene('gene_new')) });
  const { report, exitCode } = await check(repository, ['--no-run']);
  expect(exitCode).toBe(0);
  expect(report.findings).toMatchObject([
    { rule: 'not-an-asset', severity: 'notice', before: true },
  ]);
  expect((await check(repository, ['--no-run', '--all'])).exitCode).toBe(1);
});

it('a problem that the base has, too, is an error if the change adds it', async () => {
  const repository = pullRequest({ [GENES]: genesFile() }, { [GENES]: broken(gene('gene_new')) });
  expect((await check(repository, ['--no-run'])).exitCode).toBe(1);
});
