import { finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';

/** Reports that the head was audited, not the merge commit that is checked out. */
export const unprovenMerge = defineChangeCheck({
  name: 'unproven-merge',
  find: ({ unprovenMerge: merge }) =>
    merge ? [finding('merge-not-proven', { merge: merge.commit, reason: merge.reason })] : [],
});
