import type { AssetProblem } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineCheck } from '../check.ts';

/** Reports the problems of the asset files. */
export const assetFiles = defineCheck({
  name: 'asset-files',
  find: ({ problems }) => problems.map(assetProblemFinding),
});

/** Converts the problems of asset files to findings. */
export function assetProblemFinding({ rule, detail, location, id }: AssetProblem): Finding {
  const subject = id === undefined ? {} : { subject: { id } };
  return finding(rule, { detail }, { location, ...subject });
}
