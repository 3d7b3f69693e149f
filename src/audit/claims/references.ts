import { type Asset, type AssetChange, subjectOf, type UnreadLog } from '../../assets/asset.ts';
import { namings, newNamings } from '../../assets/gene-references.ts';
import type { AssetType } from '../../model/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineAssetsCheck, defineChangeCheck, notChecked } from '../check.ts';

/** Checks the assets that the events of a change name but that do not exist. */
export const unresolvedReferences = defineAssetsCheck({
  name: 'unresolved-references',
  find: ({ assets }) => unresolvedFindings(assets.changes, assets.present, assets.unread),
});

/** Checks the genes that the change removes but that another asset names. */
export const genesStillNamed = defineChangeCheck({
  name: 'genes-still-named',
  find: ({ assets }) => stillNamedFindings(assets.changes, assets.present),
});

/** Finds assets that the events of a change name but that are not in the audited commit. */
export function unresolvedFindings(
  changes: readonly AssetChange[],
  present: readonly Asset[],
  unread: readonly UnreadLog[] = [],
): Finding[] {
  const capsules = idsOf(present, 'Capsule');
  const reports = idsOf(present, 'ValidationReport');
  return changes.filter(isStated).flatMap(({ asset }) => {
    if (asset.type !== 'EvolutionEvent') return [];
    const { capsule_id: capsule, validation_report_id: report } = asset.value;
    const at = (field: string) => ({
      location: asset.locate([field]),
      subject: subjectOf(asset),
    });
    const event = asset.id;
    const [log] = unread;
    if (log !== undefined) {
      const named = {
        capsule_id: [capsule, capsules],
        validation_report_id: [report, reports],
      } as const;
      return Object.entries(named).flatMap(([field, [id, known]]) =>
        isUnknown(id, known)
          ? [
              notChecked(
                `whether \`${id}\`, which the EvolutionEvent \`${event}\` names, exists`,
                log,
                at(field),
              ),
            ]
          : [],
      );
    }
    return [
      ...(isUnknown(capsule, capsules)
        ? [finding('capsule-not-found', { event, capsule }, at('capsule_id'))]
        : []),
      ...(isUnknown(report, reports)
        ? [finding('validation-report-not-found', { event, report }, at('validation_report_id'))]
        : []),
    ];
  });
}

/**
 * Finds genes that the change removes although a Capsule or an event of the audited commit names
 * them. If the change itself adds the name, `gene-not-found` reports it.
 */
export function stillNamedFindings(
  changes: readonly AssetChange[],
  present: readonly Asset[],
): Finding[] {
  const genes = idsOf(present, 'Gene');
  const applied = appliedIds(changes);
  const removed = changes.filter(
    ({ kind, asset: { type, id } }) =>
      kind === 'removed' && type === 'Gene' && !genes.has(id) && !applied.has(id),
  );
  if (removed.length === 0) return [];
  const named = present.flatMap(namings);
  return removed.flatMap(({ asset }) => {
    const by = named.filter(({ gene }) => gene === asset.id);
    // Capsules first, because they still need the gene.
    const naming = by.find((found) => found.by.type === 'Capsule') ?? by[0];
    if (naming === undefined) return [];
    const args = {
      gene: asset.id,
      by: `the ${naming.by.type} \`${naming.by.id}\``,
      more: new Set(by.map((found) => found.by)).size - 1,
    };
    const severity = naming.by.type === 'Capsule' ? 'warning' : 'notice';
    const location = naming.by.locate(naming.pointer);
    return [finding('gene-still-named', args, { location, subject: subjectOf(asset), severity })];
  });
}

function idsOf(present: readonly Asset[], type: AssetType): ReadonlySet<string> {
  return new Set(present.filter((asset) => asset.type === type).map(({ id }) => id));
}

/** A missing field, or null, names nothing. */
function isUnknown(id: unknown, known: ReadonlySet<string>): id is string {
  return typeof id === 'string' && !known.has(id);
}

function isStated({ kind }: AssetChange): boolean {
  return kind === 'added' || kind === 'modified';
}

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
