import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { GateReport } from '../../src/report/gate-report.ts';
import { READ_ALL } from '../github/tokens.ts';
import { temporaryFolder } from '../repo/repository.ts';
import type { PullRequestFiles } from './action-pull-request.ts';
import { type Result, type Scene, scene } from './action-scene.ts';
import { GENES, gene, genesFile } from './cli.ts';

const FILES: PullRequestFiles = {
  head: {
    'scripts/no.js': "console.error('nothing is well');\nprocess.exit(3);\n",
    [GENES]: genesFile(
      ...['a', 'b', 'c', 'd', 'e'].map((name) =>
        gene(`gene_${name}`, {
          validation: ['node scripts/check.js', `node scripts/check.js ${name}`],
        }),
      ),
      gene('gene_fails', { validation: ['node scripts/no.js'] }),
      gene('gene_blocked', { validation: ['npm publish'] }),
    ),
  },
};

const WELL: PullRequestFiles = {
  head: {
    [GENES]: genesFile(
      ...['a', 'b'].map((name) =>
        gene(`gene_${name}`, { validation: [`node scripts/check.js ${name}`] }),
      ),
    ),
  },
};

/** The jobs of docs/github.md#on-several-machines, one after the other, with the token that each of them has there. */
async function matrix(files: PullRequestFiles) {
  const now = await scene(files, READ_ALL);
  const folder = join(temporaryFolder(), 'parts');
  const planned = await now.run({ inputs: { mode: 'plan', shards: '4' } });
  const shards = (JSON.parse(planned.outputs.matrix ?? '{}').shard ?? []) as string[];
  const parts: Result[] = [];
  for (const [job, shard] of shards.entries()) {
    const part = await now.run({ inputs: { mode: 'run', shard } });
    const place = join(folder, `gene-gate-part-${job}`);
    mkdirSync(place, { recursive: true });
    cpSync(part.outputs['report-path'] ?? '', join(place, 'gate-report.json'));
    parts.push(part);
  }
  return {
    ...now,
    planned,
    parts,
    folder,
    before: structuredClone(published(now)),
    report: () => now.run({ token: now.writer, inputs: { mode: 'report', parts: folder } }),
  };
}

const published = ({ github: { state } }: Scene) => [...state.checkRuns, ...state.comments];

it('a matrix of jobs publishes once, and what one job publishes, but for times and shards', async () => {
  const jobs = await matrix(FILES);
  expect(jobs.planned.main.code).toBe(0);
  expect(JSON.parse(jobs.planned.outputs.shards ?? '')).toHaveLength(4);
  expect(jobs.before).toEqual([]);
  expect(jobs.parts.map(({ main }) => main.code).sort()).toEqual([0, 0, 0, 1]);
  expect(jobs.parts.map(({ report }) => report.verdict)).not.toContain('pass');
  const merged = await jobs.report();
  const { checkRuns, comments } = jobs.github.state;
  expect(checkRuns).toMatchObject([
    { head_sha: jobs.origin.head, status: 'completed', conclusion: 'failure' },
  ]);
  expect(comments).toMatchObject([{ body: expect.stringContaining('gene_fails') }]);
  const alone = await (await scene(FILES)).run();
  expect(withoutTimes(merged.report)).toEqual(withoutTimes(alone.report));
  expect(merged.main.code).toBe(1);
  // The change has no code that a command could fail without.
  expect(merged.report.shards?.map(({ verdict }) => verdict).sort()).toEqual([
    'fail',
    'pass',
    'pass',
    'pass',
  ]);
});

it('a matrix of jobs says on the pull request which part is missing', async () => {
  const jobs = await matrix(WELL);
  rmSync(join(jobs.folder, 'gene-gate-part-1'), { recursive: true });
  const { report, main } = await jobs.report();
  expect(report).toMatchObject({
    verdict: 'error',
    error: { code: 'parts_invalid', message: 'Missing parts: 2/2' },
  });
  expect(main.code).toBe(1);
  expect(jobs.github.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
});

it('a matrix of jobs needs no part where there is nothing to run', async () => {
  const jobs = await matrix({ head: { 'src/index.js': 'export const retries = 2;\n' } });
  expect(jobs.planned.outputs).toMatchObject({ matrix: '{"shard":[]}', shards: '[]' });
  const { report } = await jobs.report();
  expect(report).toMatchObject({ verdict: 'pass', genes: [] });
  expect(jobs.github.state.checkRuns).toMatchObject([{ conclusion: 'success' }]);
});

it.each<[Record<string, string>, RegExp]>([
  [{ mode: 'run' }, /requires the input `shard`/],
  [{ mode: 'run', shard: '9/8' }, /shard: Expected a shard/],
  [{ mode: 'report' }, /requires the input `parts`/],
  [{ mode: 'plan', shards: '257' }, /shards: /],
])('a matrix of jobs is refused with %j', async (inputs, words) => {
  const now = await scene(WELL);
  const { main } = await now.run({ inputs });
  expect(main.code).toBe(1);
  expect(main.log).toMatch(words);
  if (inputs.mode !== 'report') expect(published(now)).toEqual([]);
});

it('a matrix of jobs leaves a part that says so where the shard cannot be decided about', async () => {
  const now = await scene({ ...WELL, base: { '.github/gene-gate.yml': 'no_such_key: 1\n' } });
  const { main, report } = await now.run({ inputs: { mode: 'run', shard: '1/2' } });
  expect(main.code).toBe(1);
  expect(report).toMatchObject({
    verdict: 'error',
    error: { code: 'policy_invalid' },
    shards: [{ index: 1, of: 2, genes: 0, verdict: 'error' }],
  });
  expect(published(now)).toEqual([]);
});

/** What two machines cannot have in common: when, how long, at what cost, and in which shards. */
const OWN_TO_A_RUN = new Set([
  'shards',
  'started_at',
  'finished_at',
  'created_at',
  'duration_ms',
  'resources',
  // Which machine ran a command first.
  'reused',
]);

/** Ids count milliseconds, and the content hash of a ValidationReport is about its times, too. */
const TIMES = /\bvr_\d+\b/g;

/** A report without times and the notes about shards. */
function withoutTimes(report: GateReport): unknown {
  const ids = report.validation_reports.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const text = JSON.stringify(report, (key, value) => {
    if (OWN_TO_A_RUN.has(key)) return undefined;
    if (value?.type === 'ValidationReport') return { ...value, asset_id: 'of its times' };
    return value;
  });
  return JSON.parse(text.replace(TIMES, (id) => `report ${ids.indexOf(id)}`));
}
