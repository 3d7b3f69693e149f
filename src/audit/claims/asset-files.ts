import type { AssetProblem } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';

/** Says about a file, or a part of it, why it cannot be taken for assets. */
export function assetProblemFinding({ rule, detail, location, id }: AssetProblem): Finding {
  const subject = id === undefined ? {} : { subject: { id } };
  return finding(rule, { detail }, { location, ...subject });
}
