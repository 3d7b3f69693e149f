import { hash } from 'node:crypto';
import { canonicalize } from '@evomap/gep-sdk';
import type { Asset, AssetChange, AssetFile, FileSides } from './asset.ts';
import { declaredId } from './file.ts';
import { SEED_HASHES } from './seed-hashes.ts';

/**
 * Returns the first release of the reference engine with exactly this Gene or Capsule; undefined if it
 * is no seed, or in a message.
 */
export function seedRelease({ value, envelope }: Asset): string | undefined {
  if (envelope !== undefined) return undefined;
  return SEED_HASHES[hash('sha256', canonicalize(value)).slice(0, 32)];
}

/** Files with genes that an engine copies into its store without using them. */
const SEEDS = /\.seed\.json$/;

/** Returns the genes moved unchanged from a seed file into the store: they are used from now on. */
export function activatedSeeds(
  { head, base, untouched }: FileSides,
  changes: readonly AssetChange[],
): readonly Asset[] {
  const genesOf = (files: readonly AssetFile[], inSeeds: boolean): readonly Asset[] =>
    files
      .filter(({ path }) => SEEDS.test(path) === inSeeds)
      .flatMap(({ assets }) => assets)
      .filter(({ type, value }) => type === 'Gene' && declaredId(value) !== undefined);
  const seeds = new Set(genesOf(base, true).map(({ id }) => id));
  if (seeds.size === 0) return [];
  const active = new Set(genesOf([...base, ...untouched], false).map(({ id }) => id));
  const changed = new Set(changes.map(({ asset }) => asset));
  return genesOf(head, false).filter(
    (asset) => seeds.has(asset.id) && !active.has(asset.id) && !changed.has(asset),
  );
}
