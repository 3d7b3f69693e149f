import { expect, it, vi } from 'vitest';
import { readAssetFile } from '../../../src/assets/file.ts';
import { readJson } from '../../../src/assets/json.ts';
import { assetLimits } from '../../../src/assets/limits.ts';
import { readGene } from '../../../src/audit/gene/read-gene.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { judgeIn } from '../../remedy/fixture.ts';

vi.mock('../../../src/assets/json.ts', { spy: true });

/** How often the JSON of genes is read after that of their file, if each gene has these commands. */
async function timesReadAgain(validation: readonly string[], asked: boolean): Promise<number> {
  const genes = ['a', 'b', 'c'].map((id) => ({ type: 'Gene', id, validation }));
  const bytes = Buffer.from(JSON.stringify(genes));
  const { assets } = readAssetFile('genes.json', bytes, assetLimits(1 << 20));
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
