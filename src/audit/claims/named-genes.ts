import type { AssetChange } from '../../assets/asset.ts';
import { newNamings } from '../../assets/naming.ts';
import { subjectOf } from '../../assets/subject.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineAssetsCheck } from '../check.ts';

/** Checks the genes that the change applies but that do not exist. */
export const missingGenes = defineAssetsCheck({
  name: 'missing-genes',
  find: ({ assets }) => missingGeneFindings(assets.changes),
});

/** Returns the ids of the genes that the change applies. */
export function appliedIds(changes: readonly AssetChange[]): ReadonlySet<string> {
  return new Set(changes.flatMap(newNamings).map(({ gene }) => gene));
}

/** Finds genes that the change applies but that are not in any asset file of the audited commit. */
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
      finding(
        'gene-not-found',
        { type: by.type, id: by.id, gene },
        { location: by.locate(pointer), subject: subjectOf(by) },
      ),
    );
}
