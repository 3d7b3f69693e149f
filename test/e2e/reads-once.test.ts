import { computeAssetId } from '@evomap/gep-sdk';
import { expect, it, vi } from 'vitest';
import { readAssetFile } from '../../src/assets/file.ts';
import { readJson } from '../../src/assets/json.ts';
import { assetLimits } from '../../src/assets/limits.ts';
import { auditAssetFile } from '../../src/audit/asset-file.ts';
import { hashOfAsset } from '../../src/audit/claims/content-hash.ts';
import { readGene } from '../../src/audit/gene/read-gene.ts';
import { fixFiles } from '../../src/fix/fix.ts';
import { proposalOf } from '../../src/fix/proposal.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { buildValidationReport, fingerprint } from '../../src/report/validation.ts';
import { idsOf } from '../../src/rules/identity.ts';
import { judgeIn } from '../remedy/fixture.ts';

vi.mock('../../src/assets/json.ts', { spy: true });
vi.mock('@evomap/gep-sdk', { spy: true });

const GENES = 'assets/gep/genes.json';
const LIMITS = assetLimits(1 << 20);

/** How often the JSON of genes is read after that of their file, if each gene has these commands. */
async function timesReadAgain(validation: readonly string[], asked: boolean): Promise<number> {
  const genes = ['a', 'b', 'c'].map((id) => ({ type: 'Gene', id, validation }));
  const { assets } = readAssetFile(GENES, Buffer.from(JSON.stringify(genes)), LIMITS);
  const judge = judgeIn(literalTree({ 'a.js': 'process.exit(1)' }));
  vi.mocked(readJson).mockClear();
  const read = await Promise.all(assets.map((gene) => readGene(gene, judge, () => 'fix')));
  if (asked) {
    const lines = read.flatMap(({ commands }) => commands.map(({ location }) => location.line));
    expect(lines).toHaveLength(assets.length * validation.length);
  }
  return vi.mocked(readJson).mock.calls.length / assets.length;
}

it('reads the JSON of a gene again at most once', async () => {
  expect(await timesReadAgain(['node a.js'], false)).toBe(0);
  expect(await timesReadAgain(['node a.js', 'node a.js x'], true)).toBe(1);
  expect(await timesReadAgain(['node a.js', 'node absent.js'], true)).toBe(1);
});

it('judges the edits of a file without reading its JSON again', async () => {
  const gene = { type: 'Gene', id: 'g', validation: [`node -e "require('./a')"`] };
  const bytes = Buffer.from(JSON.stringify([gene]));
  const judge = judgeIn(literalTree({ 'a.js': '' }));
  const { findings } = await auditAssetFile(readAssetFile(GENES, bytes, LIMITS), judge);
  const fix = await fixFiles([{ path: GENES, bytes }], judge, { left: false });
  vi.mocked(readJson).mockClear();
  const proposal = await proposalOf(fix, idsOf(findings));
  expect(proposal?.edits).toHaveLength(1);
  expect(readJson).not.toHaveBeenCalled();
});

it('names the hash of a gene in its ValidationReport without computing it again', () => {
  const bytes = Buffer.from(JSON.stringify([{ type: 'Gene', id: 'g', validation: ['npm test'] }]));
  const [gene] = readAssetFile(GENES, bytes, LIMITS).assets;
  if (gene === undefined) throw new Error('no gene');
  const id = hashOfAsset(gene);
  vi.mocked(computeAssetId).mockClear();
  const report = buildValidationReport({
    gene,
    policyDigest: `sha256:${'1'.repeat(64)}`,
    commands: [],
    fingerprint: fingerprint({
      nodeVersion: 'v24.1.0',
      platform: 'linux',
      arch: 'x64',
      client: 'gene-gate',
      clientVersion: '0.1.0',
    }),
    id: 'vr_1772443800000',
    startedAt: '2026-03-02T09:30:00.000Z',
    finishedAt: '2026-03-02T09:30:03.650Z',
  });
  expect(report.gene_asset_id).toBe(id);
  expect(computeAssetId).not.toHaveBeenCalledWith(gene.value);
});
