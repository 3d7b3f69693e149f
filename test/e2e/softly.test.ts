import { expect, it } from 'vitest';
import { genes } from './action-pull-request.ts';
import { scene } from './action-scene.ts';
import { check, GENES, gene, genesFile, pullRequest, runCli } from './cli.ts';

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
