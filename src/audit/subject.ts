import type { Asset } from '../assets/asset.ts';
import type { Subject } from '../finding/finding.ts';

/** Says which asset a finding is about, as data. */
export function subjectOf({ type, id }: Asset): Subject {
  return { type, id };
}

/** Says which asset a finding is about, at the beginning of a sentence: `The Gene gene_a`. */
export function nameOf({ type, id }: Asset): string {
  return `The ${type} ${id}`;
}
