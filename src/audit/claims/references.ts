import { type Asset, type AssetChange, placeOf, subjectOf } from '../../assets/asset.ts';
import { namesOf, namings, newNamings } from '../../assets/gene-references.ts';
import type { AssetType } from '../../model/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { notChecked } from '../check.ts';
import { type AuditSubject, type ChangeSubject, isChange } from '../subject.ts';

/** Finds missing assets that events and AntiGenes of a change name. */
export function unresolvedReferences({ assets }: AuditSubject): Finding[] {
  const { changes, present, unread } = assets;
  const capsules = idsOf(present, 'Capsule');
  const reports = idsOf(present, 'ValidationReport');
  const named = [
    ['EvolutionEvent', 'capsule_id', 'Capsule', capsules],
    ['EvolutionEvent', 'validation_report_id', 'ValidationReport', reports],
    ['AntiGene', 'evidence_capsules', 'Capsule', capsules],
  ] as const;
  return changes
    .filter(({ kind }) => kind === 'added' || kind === 'modified')
    .flatMap(({ asset }) => {
      const { type, id, value } = asset;
      const [log] = unread;
      return named.flatMap(([by, field, wanted, known]) => {
        if (by !== type) return [];
        return [value[field]].flat().flatMap((name) => {
          if (!isUnknown(name, known)) return [];
          const place = { ...placeOf(asset, [field]), severity: 'warning' } as const;
          const claim = `whether \`${name}\`, which the ${type} \`${id}\` names, exists`;
          if (log) return [notChecked(claim, log, place)];
          return [finding('reference-not-found', { type, id, wanted, name, field }, place)];
        });
      });
    });
}

/**
 * Finds removed genes that a Capsule or event of the audited commit names. If the change adds the name,
 * `reference-not-found` reports it.
 */
export function genesStillNamed({ assets: { changes, present } }: ChangeSubject): Finding[] {
  const genes = idsOf(present, 'Gene');
  const applied = appliedIds(changes);
  const gone = changes
    .flatMap(({ kind, asset, before }) => (kind === 'removed' ? asset : (before ?? [])))
    .filter(({ type }) => type === 'Gene')
    .flatMap((asset) => namesOf(asset).map((name) => ({ asset, name })))
    .filter(({ name }) => !genes.has(name) && !applied.has(name));
  if (gone.length === 0) return [];
  const named = present.flatMap(namings);
  return gone.flatMap(({ asset, name }) => {
    const by = named.filter(({ gene }) => gene === name);
    // Capsules first, because they still need the gene.
    const naming = by.find((found) => found.by.type === 'Capsule') ?? by[0];
    if (naming === undefined) return [];
    const isHash = name.startsWith('sha256:');
    const args = {
      what: `${isHash ? 'gene that was' : 'gene'} \`${name}\``,
      by: `the ${naming.by.type} \`${naming.by.id}\``,
      more: new Set(by.map((found) => found.by)).size - 1,
      fix: isHash
        ? 'Name the gene by its `id`, or by its new `asset_id`'
        : `Keep the gene \`${name}\`, or also remove the Capsules that name it`,
    };
    const severity = naming.by.type === 'Capsule' ? 'warning' : 'notice';
    const location = naming.by.locate(naming.pointer);
    return [finding('still-named', args, { location, subject: subjectOf(asset), severity })];
  });
}

function idsOf(present: readonly Asset[], type: AssetType): ReadonlySet<string> {
  return new Set(present.filter((asset) => asset.type === type).flatMap(namesOf));
}

/** A missing or null field names nothing. */
function isUnknown(id: unknown, known: ReadonlySet<string>): id is string {
  return typeof id === 'string' && !known.has(id);
}

export function appliedIds(changes: readonly AssetChange[]): ReadonlySet<string> {
  return new Set(changes.flatMap(newNamings).map(({ gene }) => gene));
}

/** The reference engine's name for no gene (from 1.89, the hook at the end of a session). */
const NO_GENE = 'ad_hoc';
const OF_NO_GENE = { severity: 'warning', harm: 'bookkeeping' } as const;

/** Finds genes that the change applies but no asset file of the audited commit contains. */
export function missingGenes(subject: AuditSubject): Finding[] {
  const { changes } = subject.assets;
  const present = new Set(
    changes
      .filter(({ kind, asset }) => kind !== 'removed' && asset.type === 'Gene')
      .flatMap(({ asset }) => namesOf(asset)),
  );
  return changes
    .flatMap(newNamings)
    .filter(({ gene }) => !present.has(gene))
    .map(({ by, gene, pointer }) => {
      const isNone = gene === NO_GENE && isChange(subject);
      const place = { ...placeOf(by, pointer), ...(isNone && OF_NO_GENE) };
      const { type, id } = by;
      const args = { type, id, wanted: 'gene', name: gene, field: String(pointer[0]) };
      return finding('reference-not-found', args, place);
    });
}
