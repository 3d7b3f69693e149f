import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type GateReport, gateReportSchema } from '../../src/report/gate-report.ts';
import { type TestRepository, temporaryFolder } from '../repo/repository.ts';
import { check, runCli, withGenes } from './cli.ts';
import { hundredGenes, withoutTimes } from './matrix.ts';

/** Plans, runs every shard and merges, as a workflow does, each step in a process of its own. */
async function sharded(repository: TestRepository, atMost: number, args: readonly string[] = []) {
  const options = { cwd: repository.directory };
  const folder = temporaryFolder();
  const planned = await runCli(['plan', '--shards', String(atMost), ...args], options);
  const plan = JSON.parse(planned.stdout);
  const parts: { path: string; exitCode: number | null; report: GateReport }[] = [];
  for (const shard of plan.matrix.shard as string[]) {
    const output = join(folder, shard.replace('/', ' of '));
    const { exitCode, report } = await check(repository, [
      ...['--shard', shard, '--output', output],
      ...args,
    ]);
    parts.push({ path: join(output, 'gate-report.json'), exitCode, report });
  }
  return {
    plan,
    parts,
    merge: () =>
      merge(
        repository,
        parts.map(({ path }) => path),
        args,
      ),
  };
}

async function merge(
  { directory }: TestRepository,
  paths: readonly string[],
  args: readonly string[] = [],
) {
  const run = await runCli(['merge', ...paths, '--format', 'json', ...args], { cwd: directory });
  expect(run.stderr).not.toMatch(/^\s+at /m);
  return { ...run, report: gateReportSchema.parse(JSON.parse(run.stdout)) };
}

describe('a hundred genes on four machines', () => {
  it('have the report that one machine gives, but for times and shards', async () => {
    const repository = withGenes(...hundredGenes());
    const alone = await check(repository);
    const { plan, parts, merge } = await sharded(repository, 4);
    const merged = await merge();
    expect(withoutTimes(merged.report)).toEqual(withoutTimes(alone.report));
    expect(merged.exitCode).toBe(alone.exitCode);
    expect(merged.report.verdict).toBe('fail');
    expect(merged.report.shards).toMatchObject([1, 2, 3, 4].map((index) => ({ index, of: 4 })));

    const shared = plan.shards.flatMap(({ genes }: { genes: string[] }) => genes);
    expect(shared.sort()).toEqual(
      alone.report.genes
        .filter(({ id }) => !/_4[01]$/.test(id))
        .map(({ id }) => id)
        .sort(),
    );
    for (const [place, { report }] of parts.entries()) {
      const ran = report.genes.filter(({ commands }) =>
        commands.some(({ outcome }) => outcome && outcome.status !== 'blocked'),
      );
      const mine = plan.shards[place].genes;
      expect(
        ran
          .map(({ id }) => id)
          .filter((id) => id !== 'gene_40')
          .sort(),
      ).toEqual(mine.sort());
      expect(report.shards).toMatchObject([{ index: place + 1, of: 4, genes: mine.length }]);
    }
  }, 120_000);
});
