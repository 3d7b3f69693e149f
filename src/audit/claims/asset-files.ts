import type { AssetProblem } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineCheck } from '../check.ts';

/** What is wrong with the files of the assets. */
export const assetFiles = defineCheck({
  name: 'asset-files',
  find: ({ problems }) => problems.map(assetProblemFinding),
});

/** Says about a file, or a part of it, why it cannot be taken for assets. */
export function assetProblemFinding({ rule, detail, location, id }: AssetProblem): Finding {
  const subject = id === undefined ? {} : { subject: { id } };
  return finding(rule, { detail }, { location, ...subject });
}
