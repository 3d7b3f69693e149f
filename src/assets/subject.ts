import type { Subject } from '../model/finding.ts';
import type { Asset } from './asset.ts';

/** Says which asset a finding is about. */
export function subjectOf({ type, id }: Asset): Subject {
  return { type, id };
}
