import type { Asset, AssetChange } from './asset.ts';

/** A reference to a gene used by a Capsule or an EvolutionEvent. */
export interface GeneReference {
  readonly by: Asset;
  /** The gene's id. */
  readonly gene: string;
  /** For {@link Asset.locate}. */
  readonly pointer: readonly (string | number)[];
}

/** Returns the genes that an asset of the change names, but did not name at the base. */
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
