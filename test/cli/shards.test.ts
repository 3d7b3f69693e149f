import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type GateReport, gateReportSchema } from '../../src/report/gate-report.ts';
import { type CliRun, check, gene, runCli, withGenes } from '../e2e/cli.ts';
import { type TestRepository, temporaryFolder } from '../repo/repository.ts';

interface Part {
  readonly path: string;
  readonly exitCode: number | null;
  readonly report: GateReport;
}

async function runShards(repository: TestRepository, atMost: number, args: readonly string[] = []) {
  const folder = temporaryFolder();
  const plan = await planShards(repository, atMost, args);
  const parts: Part[] = [];
  for (const shard of plan.matrix.shard) {
    const output = join(folder, shard.replace('/', ' of '));
    const options = ['--shard', shard, '--output', output, ...args];
    const { exitCode, report } = await check(repository, options);
    parts.push({ path: join(output, 'gate-report.json'), exitCode, report });
  }
  return { plan, parts };
}

async function planShards(
  { directory }: TestRepository,
  atMost: number,
  args: readonly string[] = [],
) {
  const run = await runCli(['plan', '--shards', String(atMost), ...args], { cwd: directory });
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  return JSON.parse(run.stdout) as {
    matrix: { shard: string[] };
    shards: { shard: string; genes: string[]; commands: number }[];
  };
}

async function merge(
  { directory }: TestRepository,
  parts: readonly Pick<Part, 'path'>[],
  args: readonly string[] = [],
): Promise<CliRun & { report: GateReport }> {
  const paths = parts.map(({ path }) => path);
  const run = await runCli(['merge', ...paths, '--format', 'json', ...args], { cwd: directory });
  expect(run.stderr).not.toMatch(/^\s+at /m);
  return { ...run, report: gateReportSchema.parse(JSON.parse(run.stdout)) };
}

it('gene-gate plan runs nothing, and fills fewer shards where there are fewer genes to run', async () => {
  const repository = withGenes(
    gene('gene_a', { validation: ['node scripts/hang.js'] }),
    gene('gene_b', { validation: ['node scripts/hang.js'] }),
    gene('gene_c', { validation: ['npm publish'] }),
  );
  expect(await planShards(repository, 256)).toMatchObject({
    matrix: { shard: ['1/1'] },
    shards: [{ shard: '1/1', genes: ['gene_a', 'gene_b'], commands: 2 }],
  });
});

it('a part speaks for its own genes by its exit code, and never says pass', async () => {
  const repository = withGenes(
    gene('gene_well'),
    gene('gene_ill', { validation: ['node scripts/fail.js'] }),
  );
  const { parts } = await runShards(repository, 2);
  const byCode = Object.fromEntries(parts.map(({ exitCode, report }) => [exitCode, report]));
  expect(byCode[0]).toMatchObject({ verdict: 'error', shards: [{ verdict: 'pass' }] });
  expect(byCode[1]).toMatchObject({ verdict: 'fail', shards: [{ verdict: 'fail' }] });
  expect((await merge(repository, parts)).exitCode).toBe(1);
  expect(await merge(repository, parts.slice(1))).toMatchObject({
    exitCode: 2,
    report: { verdict: 'error', error: { code: 'parts_invalid' } },
  });
});
