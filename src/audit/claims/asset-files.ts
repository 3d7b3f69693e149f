import type { AssetProblem } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { AuditSubject } from '../subject.ts';

/** Reports the problems of the asset files. */
export function assetFiles({ problems }: AuditSubject) {
  return problems.map(assetProblemFinding);
}

/** Converts the problems of asset files to findings. */
export function assetProblemFinding({ rule, detail, location, id, before }: AssetProblem): Finding {
  const subject = id === undefined ? {} : { subject: { id } };
  const place = { location, ...subject };
  if (!before) return finding(rule, { detail }, place);
  return { ...finding(rule, { detail }, { ...place, severity: 'notice' }), before };
}
