import type { Asset, AssetChange } from '../assets/asset.ts';
import type { Finding } from '../finding/finding.ts';
import { geneNotFound } from './rules/asset/gene-not-found.ts';
import { subjectOf } from './subject.ts';

/** A gene that a Capsule or an event of the change names and did not name before. */
interface Naming {
  readonly by: Asset;
  readonly gene: string;
  readonly pointer: readonly (string | number)[];
}

/** The ids of the genes that the change itself applies. */
export function appliedIds(changes: readonly AssetChange[]): ReadonlySet<string> {
  return new Set(changes.flatMap(newNamings).map(({ gene }) => gene));
}

/** Finds genes that the change applies, but that no asset file of the audited commit has. */
export function missingGeneFindings(changes: readonly AssetChange[]): Finding[] {
  const present = new Set(
    changes
      .filter(({ kind, asset }) => kind !== 'removed' && asset.type === 'Gene')
      .map(({ asset }) => asset.id),
  );
  return changes
    .flatMap(newNamings)
    .filter(({ gene }) => !present.has(gene))
    .map(({ by, gene, pointer }) =>
      geneNotFound.find(
        { type: by.type, id: by.id, gene },
        { location: by.locate(pointer), subject: subjectOf(by) },
      ),
    );
}

function newNamings({ kind, asset, before }: AssetChange): Naming[] {
  if (kind !== 'added' && kind !== 'modified') return [];
  const already = new Set(kind === 'modified' && before ? namings(before).map(geneOf) : []);
  return namings(asset).filter(({ gene }) => !already.has(gene));
}

function geneOf({ gene }: Naming): string {
  return gene;
}

/** A Capsule names one gene (`gene`), an EvolutionEvent a list of them (`genes_used`). */
function namings(by: Asset): Naming[] {
  const { gene, genes_used: used } = by.value;
  if (by.type === 'Capsule') {
    return typeof gene === 'string' ? [{ by, gene, pointer: ['gene'] }] : [];
  }
  if (by.type !== 'EvolutionEvent' || !Array.isArray(used)) return [];
  return used.flatMap((gene, index) =>
    typeof gene === 'string' ? [{ by, gene, pointer: ['genes_used', index] }] : [],
  );
}
