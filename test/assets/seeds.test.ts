import { describe, expect, it } from 'vitest';
import type { AssetFile } from '../../src/assets/asset.ts';
import { readAssetFile } from '../../src/assets/file.ts';
import { activatedSeeds } from '../../src/assets/seeds.ts';
import { assetLimits } from '../../src/assets/source.ts';

const SEED = 'assets/gep/genes.seed.json';
const STORE = 'assets/gep/genes.json';

function file(path: string, ...ids: readonly string[]): AssetFile {
  const genes = ids.map((id) => ({ type: 'Gene', id, validation: ['curl x'] }));
  return readAssetFile(path, Buffer.from(JSON.stringify(genes)), assetLimits(4096));
}
const seed = (...ids: readonly string[]) => file(SEED, ...ids);
const stored = (...ids: readonly string[]) => file(STORE, ...ids);

describe('the genes that a change takes from a seed file into the store', () => {
  it.each([
    ['a gene that moves', [seed('a')], [stored('a')], [], ['a']],
    ['one of two', [seed('a', 'b')], [seed('b'), stored('a')], [], ['a']],
    ['all beside another one', [seed('a'), stored('b')], [stored('a', 'b')], [], ['a']],
    ['a log', [seed('a')], [file('assets/gep/genes.jsonl', 'a')], [], ['a']],
    ['one that was there', [seed('a'), stored('a')], [stored('a')], [], []],
    ['one that another file has', [seed('a')], [stored('a')], [file('x/genes.json', 'a')], []],
    ['from seed to seed', [seed('a')], [file('x.seed.json', 'a')], [], []],
    ['between stores', [file('x/genes.json', 'a')], [stored('a')], [], []],
    ['a removal', [seed('a')], [], [], []],
  ] as const)('%s', (_, base, head, untouched, ids) => {
    const sides = { head, base, untouched };
    expect(activatedSeeds(sides, []).map(({ id }) => id)).toEqual(ids);
    const changes = head
      .flatMap(({ assets }) => assets)
      .map((asset) => ({ kind: 'modified' as const, asset }));
    expect(activatedSeeds(sides, changes)).toEqual([]);
  });
});
