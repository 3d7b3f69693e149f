import type { Asset, AssetChange, AssetFile } from './asset.ts';
import { statedContent } from './envelope.ts';

/** In a Capsule or an EvolutionEvent. */
export interface GeneReference {
  readonly by: Asset;
  readonly gene: string;
  /** For {@link Asset.locate}. */
  readonly pointer: readonly (string | number)[];
}

/** Returns an asset's names: its id, and its `asset_id` if any. */
export function namesOf({ id, value: { asset_id: hash } }: Asset): readonly string[] {
  return typeof hash === 'string' ? [id, hash] : [id];
}

export function newNamings({ kind, asset, before }: AssetChange): GeneReference[] {
  if (kind !== 'added' && kind !== 'modified') return [];
  const already = new Set(
    kind === 'modified' && before ? namings(before).map(({ gene }) => gene) : [],
  );
  return namings(asset).filter(({ gene }) => !already.has(gene));
}

/** Returns the gene named by a Capsule (`gene`), or those named by an EvolutionEvent (`genes_used`). */
export function namings(by: Asset): GeneReference[] {
  const { gene, genes_used: used } = by.value;
  if (by.type === 'Capsule') {
    return typeof gene === 'string' ? [{ by, gene, pointer: ['gene'] }] : [];
  }
  if (by.type !== 'EvolutionEvent' || !Array.isArray(used)) return [];
  return used.flatMap((gene, index) =>
    typeof gene === 'string' ? [{ by, gene, pointer: ['genes_used', index] }] : [],
  );
}

/**
 * Finds the Genes that a change applies: unchanged ones named by a Capsule (`gene`) or EvolutionEvent
 * (`genes_used`) that it adds, or newly named by one that it modifies. Equal copies of a Gene in
 * several files count once.
 * @param files all asset files at the audited commit
 */
export function appliedGenes(
  changes: readonly AssetChange[],
  files: readonly AssetFile[],
): AssetChange[] {
  const named = new Set(changes.flatMap(newNamings).map(({ gene }) => gene));
  for (const { kind, asset } of changes) {
    if (kind === 'removed' || asset.type !== 'Gene') continue;
    for (const name of namesOf(asset)) named.delete(name);
  }
  const seen = new Set<string>();
  const applied = unchangedGenes(changes, files).filter((asset) => {
    if (!namesOf(asset).some((name) => named.has(name))) return false;
    const content = statedContent(asset);
    if (seen.has(content)) return false;
    seen.add(content);
    return true;
  });
  return applied.map((asset) => ({ kind: 'applied', asset, before: asset }));
}

/** Returns every unmodified Gene: the applied ones and all others. */
export function allOtherGenes(
  changes: readonly AssetChange[],
  files: readonly AssetFile[],
): AssetChange[] {
  const applied = appliedGenes(changes, files);
  const ids = new Set(applied.map(({ asset }) => asset.id));
  return unchangedGenes(changes, files).map((asset) => ({
    kind: ids.has(asset.id) ? 'applied' : 'unchanged',
    asset,
    before: asset,
  }));
}

function unchangedGenes(changes: readonly AssetChange[], files: readonly AssetFile[]): Asset[] {
  const changed = new Set(changes.map(({ asset }) => asset));
  return files
    .flatMap(({ assets }) => assets)
    .filter((asset) => asset.type === 'Gene' && !changed.has(asset));
}
