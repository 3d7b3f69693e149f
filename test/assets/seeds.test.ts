import { describe, expect, it } from 'vitest';
import type { AssetFile } from '../../src/assets/asset.ts';
import { assetLimits } from '../../src/assets/asset-limits.ts';
import { readAssetFile } from '../../src/assets/file.ts';
import { activatedSeeds } from '../../src/assets/seeds.ts';

const SEED = 'assets/gep/genes.seed.json';
const STORE = 'assets/gep/genes.json';

function file(path: string, ...ids: readonly string[]): AssetFile {
  const genes = ids.map((id) => ({ type: 'Gene', id, validation: ['curl x'] }));
  return readAssetFile(path, Buffer.from(JSON.stringify(genes)), assetLimits(4096));
}

describe('the genes that a change takes from a seed file into the store', () => {
  it.each([
    ['a gene that moves', [file(SEED, 'a')], [file(STORE, 'a')], [], ['a']],
    ['one of two', [file(SEED, 'a', 'b')], [file(SEED, 'b'), file(STORE, 'a')], [], ['a']],
    [
      'all beside another one',
      [file(SEED, 'a'), file(STORE, 'b')],
      [file(STORE, 'a', 'b')],
      [],
      ['a'],
    ],
    ['a log', [file(SEED, 'a')], [file('assets/gep/genes.jsonl', 'a')], [], ['a']],
    ['one that was there', [file(SEED, 'a'), file(STORE, 'a')], [file(STORE, 'a')], [], []],
    [
      'one that another file has',
      [file(SEED, 'a')],
      [file(STORE, 'a')],
      [file('x/genes.json', 'a')],
      [],
    ],
    ['from seed to seed', [file(SEED, 'a')], [file('x.seed.json', 'a')], [], []],
    ['between stores', [file('x/genes.json', 'a')], [file(STORE, 'a')], [], []],
    ['a removal', [file(SEED, 'a')], [], [], []],
  ] as const)('%s', (_, base, head, untouched, ids) => {
    const sides = { head, base, untouched };
    expect(activatedSeeds(sides, []).map(({ id }) => id)).toEqual(ids);
    const changes = head
      .flatMap(({ assets }) => assets)
      .map((asset) => ({ kind: 'modified' as const, asset }));
    expect(activatedSeeds(sides, changes)).toEqual([]);
  });
});
