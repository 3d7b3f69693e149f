import type { Asset } from '../../assets/asset.ts';
import { groupBy } from '../../ground/group-by.ts';
import type { Finding } from '../../rules/finding.ts';
import { assetNotJudged, defineCheck } from '../check.ts';
import type { CorrectorOf } from '../corrector.ts';
import type { ReadGene } from '../subject.ts';
import { identityFindings, isMissingIdentity } from './content-hash.ts';

/** Checks that the assets have `schema_version` and `asset_id`. */
export const unidentified = defineCheck({
  name: 'unidentified',
  find: ({ genes, claims, correctorOf }) => {
    const present = genes.filter(isPresent).map(({ asset }) => asset);
    return unidentifiedFindings([...present, ...claims], correctorOf);
  },
});

function isPresent({ change }: Pick<ReadGene, 'change'>): boolean {
  return change?.kind !== 'removed';
}

/**
 * Finds the assets without `schema_version` or `asset_id`: one finding for each file and field, at the
 * first of its assets, because whoever wrote one asset without a field wrote the others so, too.
 */
export function unidentifiedFindings(
  assets: readonly Asset[],
  correctorOf: CorrectorOf,
): Finding[] {
  const whole = assets.filter(({ cut }) => !cut);
  const found = whole.flatMap((asset) => findingsAbout(asset, correctorOf));
  const groups = groupBy(found, ({ rule, location }) => JSON.stringify([rule, location?.path]));
  return [...groups.values()].flatMap(oneOf);
}

/** An asset that cannot be hashed is no reason against the others. */
function findingsAbout(asset: Asset, correctorOf: CorrectorOf): readonly Finding[] {
  try {
    return identityFindings(asset, correctorOf(asset)).filter(isMissingIdentity);
  } catch (error) {
    return [assetNotJudged(asset, error)];
  }
}

/** Returns one finding for those of a file. It is about the file if there are several. */
function oneOf([first, ...others]: readonly Finding[]): Finding[] {
  if (first === undefined) return [];
  if (others.length === 0 || !isMissingIdentity(first)) return [first, ...others];
  const { subject: _subject, args, ...finding } = first;
  const { expected: _expected, ...shared } = args;
  return [{ ...finding, args: { ...shared, others: others.length } }];
}
