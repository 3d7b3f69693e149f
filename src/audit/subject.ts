import type { Asset } from '../assets/asset.ts';
import type { Subject } from '../model/finding.ts';

/** Says which asset a finding is about. */
export function subjectOf({ type, id }: Asset): Subject {
  return { type, id };
}
