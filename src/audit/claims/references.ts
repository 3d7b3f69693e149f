import { type Asset, type AssetChange, placeOf, subjectOf } from '../../assets/asset.ts';
import { namesOf, namings, newNamings } from '../../assets/gene-references.ts';
import type { AssetType } from '../../model/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { notChecked } from '../check.ts';
import { type AuditSubject, type ChangeSubject, isChange } from '../subject.ts';

/** Finds assets that the events of a change name but that are not in the audited commit. */
export function unresolvedReferences({ assets }: AuditSubject): Finding[] {
  const { changes, present, unread } = assets;
  const capsules = idsOf(present, 'Capsule');
  const reports = idsOf(present, 'ValidationReport');
  return changes.filter(isStated).flatMap(({ asset }) => {
    if (asset.type !== 'EvolutionEvent') return [];
    const { capsule_id: capsule, validation_report_id: report } = asset.value;
    const event = asset.id;
    const [log] = unread;
    const claim = (id: string) =>
      `whether \`${id}\`, which the EvolutionEvent \`${event}\` names, exists`;
    const findings: Finding[] = [];
    if (isUnknown(capsule, capsules)) {
      const place = placeOf(asset, ['capsule_id']);
      findings.push(
        log
          ? notChecked(claim(capsule), log, place)
          : finding(
              'reference-not-found',
              { event, type: 'Capsule', id: capsule, field: 'capsule_id' },
              place,
            ),
      );
    }
    if (isUnknown(report, reports)) {
      const place = placeOf(asset, ['validation_report_id']);
      findings.push(
        log
          ? notChecked(claim(report), log, place)
          : finding(
              'reference-not-found',
              { event, type: 'ValidationReport', id: report, field: 'validation_report_id' },
              place,
            ),
      );
    }
    return findings;
  });
}

/**
 * Finds genes that the change removes although a Capsule or an event of the audited commit names
 * them. If the change itself adds the name, `gene-not-found` reports it.
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
    const args = {
      gene: name,
      by: `the ${naming.by.type} \`${naming.by.id}\``,
      more: new Set(by.map((found) => found.by)).size - 1,
    };
    const severity = naming.by.type === 'Capsule' ? 'warning' : 'notice';
    const location = naming.by.locate(naming.pointer);
    return [finding('gene-still-named', args, { location, subject: subjectOf(asset), severity })];
  });
}

/** Returns what the assets of a type can be named by. */
function idsOf(present: readonly Asset[], type: AssetType): ReadonlySet<string> {
  return new Set(present.filter((asset) => asset.type === type).flatMap(namesOf));
}

/** A missing field, or null, names nothing. */
function isUnknown(id: unknown, known: ReadonlySet<string>): id is string {
  return typeof id === 'string' && !known.has(id);
}

function isStated({ kind }: AssetChange): boolean {
  return kind === 'added' || kind === 'modified';
}

/** Returns the ids and hashes of the genes that the change applies. */
export function appliedIds(changes: readonly AssetChange[]): ReadonlySet<string> {
  return new Set(changes.flatMap(newNamings).map(({ gene }) => gene));
}

/** What the reference engine names where it used no gene (from 1.89 on, the hook at the end of a session). */
const NO_GENE = 'ad_hoc';
const OF_NO_GENE = { severity: 'warning', harm: 'bookkeeping' } as const;

/** Finds genes that the change applies but that are not in any asset file of the audited commit. */
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
      return finding('gene-not-found', { type: by.type, id: by.id, gene }, place);
    });
}
