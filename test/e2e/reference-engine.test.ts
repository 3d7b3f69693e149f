import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeAssetId, verifyAssetId } from '@evomap/gep-sdk';
import capsuleSchema from '@evomap/gep-sdk/schemas/capsule.schema.json' with { type: 'json' };
import eventSchema from '@evomap/gep-sdk/schemas/evolution-event.schema.json' with { type: 'json' };
import geneSchema from '@evomap/gep-sdk/schemas/gene.schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import { afterAll, describe, expect, it } from 'vitest';
import { type Promotion, promotionSchema } from '../../src/promote/promotion.ts';
import { capsule, event, gene, jsonl, successes } from '../promote/fixture.ts';
import { temporaryFolder } from '../run/fixture.ts';
import { check, GENES, genesFile, pullRequest, runCli } from './cli.ts';
import { install } from './install.ts';

const GENE = gene('gene_fix', { validation: ['node scripts/check.js'] });

/** An asset as engine 2 writes it, hashed with its local annotations. */
function ofEngine2(fields: Readonly<Record<string, unknown>>): object {
  const { asset_id: _, ...content }: Record<string, unknown> = { ...GENE, ...fields };
  return { ...content, asset_id: computeAssetId(content) };
}

it('a store of engine 2 has no errors', async () => {
  const annotated = ofEngine2({
    schema_version: '1.14.0',
    model_name: 'a-model',
    generation_meta: { source: 'distilled', quality_heuristics: { strategy_steps: 3 } },
    claims: [{ predicate: 'exit_code==0', kind: 'behavioral' }],
    scope: { signals: ['error'] },
    runtime_profile: { runtime: 'node@22', env_class: 'ci' },
    verifier_profile: { verifier: 'node-script', decision: 'pass' },
  });
  const failed = capsule('01J', {
    ...{ content: 'Tried twice.', diff: '+x', outcome: { status: 'failed', score: 0.2 } },
  });
  const anti = {
    ...{ type: 'AntiGene', schema_version: '1.14.0', id: 'anti_gene_x', summary: 'Do not retry.' },
    ...{ trigger: ['error'], avoid: ['A second attempt.'], source_clusters: ['anti_cluster_1'] },
    ...{ evidence_capsules: [failed.asset_id], failure_count: 3, severity: 'medium' },
  };
  for (const store of ['.evomap/assets', '.evolver/gep']) {
    const { report } = await check(
      pullRequest(
        {},
        {
          [`${store}/genes.jsonl`]: jsonl([annotated]),
          [`${store}/capsules.jsonl`]: jsonl([failed]),
          [`${store}/anti-genes.jsonl`]: jsonl([{ ...anti, asset_id: computeAssetId(anti) }]),
          [`${store}/events.jsonl`]: jsonl([event('evt_1', { parent: null })]),
          'scripts/check.js': 'work();\n',
        },
      ),
      ['--no-run'],
    );
    const { findings } = report;
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(findings.filter(({ rule }) => rule === 'schema-field')).toEqual([]);
  }
});

describe('the reference engine 1.94', async () => {
  const folder = temporaryFolder({}, afterAll);
  const fault = await install(folder, ['engine@npm:@evomap/evolver@1.94.0']);
  if (fault !== undefined) console.warn(`Not tried with the reference engine: ${fault}`);
  const engine = (path: string) => join(folder, 'node_modules/engine', path);

  /** Runs code of the engine in a directory of its own. */
  function runEngine(cwd: string, ...args: string[]): string {
    const env = { PATH: process.env.PATH, HOME: cwd, GEP_ASSETS_DIR: cwd, EVOLVER_REPO_ROOT: cwd };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env });
    expect([status, `${stderr}`]).toEqual([0, expect.any(String)]);
    return `${stdout}`;
  }

  it.runIf(fault === undefined)('has no seed with an error, added or asked for', async () => {
    const shipped = readFileSync(engine('assets/gep/genes.seed.json'), 'utf8');
    const { report } = await check(pullRequest({}, { [GENES]: shipped }));
    const blocking = report.findings.filter(({ severity }) => severity === 'error');
    expect([report.genes.length, report.verdict, blocking]).toEqual([17, 'warn', []]);
    const { exitCode } = await runCli(['audit', engine('assets/gep/genes.seed.json')]);
    expect(exitCode).toBe(0);
  });

  it.runIf(fault === undefined)(
    'takes what is promoted, and exports what is promoted once more',
    async () => {
      const policy = 'a2a: { confidence_factor: 1 }\n';
      const repository = pullRequest(
        { '.github/gene-gate.yml': policy, 'scripts/check.js': "console.log('checked');\n" },
        { [GENES]: genesFile(GENE) },
      );
      const { report } = await check(repository);
      const work = temporaryFolder();
      const write = (name: string, content: string) => {
        writeFileSync(join(work, name), content);
        return join(work, name);
      };
      const args = [
        ...['--policy', write('policy.yml', policy), '--format', 'json'],
        ...['--report', write('gate-report.json', JSON.stringify(report))],
        ...['--events', write('log.jsonl', jsonl(successes('capsule_1')))],
      ];
      const promote = async (assets: string): Promise<Promotion> =>
        promotionSchema.parse(
          JSON.parse((await runCli(['promote', '--assets', assets, ...args])).stdout),
        );
      const assets = [GENE, capsule('capsule_1'), event('evt_9')];
      const { promoted } = await promote(write('candidates.jsonl', jsonl(assets)));
      expect(promoted).toEqual(assets);

      const ajv = new Ajv({ strict: false, validateFormats: false });
      for (const [index, schema] of [geneSchema, capsuleSchema, eventSchema].entries()) {
        const [asset] = promoted.slice(index);
        expect([ajv.validate(schema, asset), verifyAssetId(asset ?? {})]).toEqual([true, true]);
      }
      const ingest = engine('scripts/a2a_ingest.js');
      expect(runEngine(work, ingest, write('promoted.jsonl', jsonl(promoted)))).toContain(
        'accepted=3 rejected=0',
      );

      const store = join(work, 'store');
      mkdirSync(store);
      write('store/genes.json', JSON.stringify({ version: 2, genes: [promoted[0]] }));
      write('store/capsules.json', JSON.stringify({ version: 1, capsules: [promoted[1]] }));
      write('store/events.jsonl', jsonl(promoted.slice(2)));
      const archive = join(work, 'agent.gepx');
      const exporter = `require(${JSON.stringify(engine('src/gep/portable'))}).exportGepx(${JSON.stringify({ assetsDir: store, outputPath: archive })})`;
      runEngine(work, '-e', exporter);
      const again = await promote(archive);
      expect(again.promoted.map(({ id }) => id).sort()).toEqual(['capsule_1', 'evt_9', 'gene_fix']);
      expect(again.promoted).toEqual(expect.arrayContaining(assets));
    },
  );
});
