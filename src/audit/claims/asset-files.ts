import type { Asset, AssetProblem } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { AuditSubject, ChangeSubject } from '../subject.ts';

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

/** Names the assets that the change adds as the reference engine ships them, once for all of them. */
export function engineSeeds({ seeds }: ChangeSubject): Finding[] {
  const [first] = seeds.keys();
  if (first === undefined) return [];
  const releases = [...seeds.values()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const args = {
    ids: [...new Set([...seeds.keys()].map(({ id }: Asset) => id))],
    count: seeds.size,
    oldest: releases[0] ?? '',
    newest: releases.at(-1) ?? '',
  };
  return [finding('engine-seeds', args, { location: first.locate() })];
}
