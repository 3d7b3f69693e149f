import { type Asset, placeOf } from '../../assets/asset.ts';
import { groupBy } from '../../ground/group-by.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { assetNotJudged } from '../check.ts';
import type { AuditSubject, CorrectorOf, ReadGene } from '../subject.ts';
import { hashFindings, identityFindings, isMissingIdentity } from './content-hash.ts';
import { schemaFindings } from './schema/findings.ts';

/** Checks the hash and fields of an asset. Skips an asset that is incomplete because of an error in its file. */
export function selfDescription(
  { correctorOf }: AuditSubject,
  { asset, change, commands = [] }: Pick<ReadGene, 'asset'> & Partial<ReadGene>,
): Finding[] {
  if (asset.cut) return [];
  const before = change?.kind === 'unchanged' ? undefined : change?.before;
  // A new command also changes the hash; `gene-gate fix` edits both.
  const isRewritten = commands.some(({ findings }) => findings.some(({ edit }) => edit?.fix));
  return [
    ...hashFindings(asset, correctorOf(asset), !isRewritten, before),
    ...schemaFindings(asset),
  ];
}

const OF_OVERVIEW: Readonly<Record<string, string>> = {
  success_streak: 'an integer from 0 on',
  env_fingerprint: 'an object with `platform` and `arch`',
};

/** Checks the Capsule fields that the protocol's overview requires but its schema does not. */
export function capsuleFields(_: AuditSubject, { asset }: { readonly asset: Asset }) {
  const { type, id, value } = asset;
  if (type !== 'Capsule' || asset.cut) return [];
  const fields = Object.keys(OF_OVERVIEW).filter((field) => value[field] == null);
  if (fields.length === 0) return [];
  const field = fields.join('`, `');
  const added = fields.map((each) => `\`${each}\` (${OF_OVERVIEW[each]})`).join(', ');
  const said = { fault: 'is missing', where: '', fix: `Add ${added}` };
  return [finding('schema-field', { type, id, field, ...said }, placeOf(asset))];
}

/**
 * Finds assets without `schema_version` or `asset_id`. Reports each file and field once, at the first
 * asset: the same writer omits a field everywhere.
 */
export function unidentified({ genes, claims, correctorOf }: AuditSubject): Finding[] {
  const present = genes.filter(({ change }) => change?.kind !== 'removed');
  const assets = [...present.map(({ asset }) => asset), ...claims];
  const whole = assets.filter(({ cut }) => !cut);
  const found = whole.flatMap((asset) => findingsAbout(asset, correctorOf));
  const groups = groupBy(found, ({ rule, location }) => JSON.stringify([rule, location?.path]));
  return [...groups.values()].flatMap(oneOf);
}

/** An asset that cannot be hashed must not affect the others. */
function findingsAbout(asset: Asset, correctorOf: CorrectorOf): readonly Finding[] {
  try {
    return identityFindings(asset, correctorOf(asset)).filter(isMissingIdentity);
  } catch (error) {
    return [assetNotJudged(asset, error)];
  }
}

/** Merges the findings of one file; several become one finding about the file. */
function oneOf([first, ...others]: readonly Finding[]): Finding[] {
  if (first === undefined) return [];
  if (others.length === 0 || !isMissingIdentity(first)) return [first, ...others];
  const { subject: _subject, args, ...finding } = first;
  const { expected: _expected, ...shared } = args;
  return [{ ...finding, args: { ...shared, others: others.length } }];
}
