import type { AssetProblem } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { AuditSubject } from '../subject.ts';

/** Reports the problems of the asset files. */
export function assetFiles({ problems }: AuditSubject) {
  return problems.filter(({ rule }) => rule !== 'outside-globs').map(assetProblemFinding);
}

/** Converts the problems of asset files to findings. */
export function assetProblemFinding({ before, ...problem }: AssetProblem): Finding {
  const { rule, detail, location, id, severity } = problem;
  const subject = id === undefined ? {} : { subject: { id } };
  const place = { location, ...subject, ...(severity && { severity }) };
  if (!before) return finding(rule, { detail }, place);
  return { ...finding(rule, { detail }, { ...place, severity: 'notice' }), before };
}
