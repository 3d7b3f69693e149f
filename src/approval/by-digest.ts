import { GateError } from '../ground/error.ts';
import type { Approver } from './approval.ts';
import { approvalDigest } from './approval-subject.ts';

/** Hexadecimal digits of a digest to copy: 96 bits, enough against a second preimage. */
const SHORT_DIGITS = 24;

const DIGEST = new RegExp(`^sha256:[0-9a-f]{${SHORT_DIGITS},64}$`);

/** Shortens a digest for display and copying. */
export function shortDigest(digest: string): string {
  return digest.slice(0, 'sha256:'.length + SHORT_DIGITS);
}

/** Approves by the digest of an earlier run, or its start. @throws GateError `usage` for an invalid digest */
export function approveByDigest(digest: string | undefined, now: Date): Approver {
  if (digest !== undefined && !DIGEST.test(digest)) {
    throw new GateError(
      'usage',
      `--approve requires an approval digest; ${JSON.stringify(digest)} is not one`,
      'Run the command without --approve; it prints the digest to approve.',
    );
  }
  return {
    means: 'digest',
    find: async ({ subject }) => {
      if (digest === undefined) return { approvals: [], refusals: [] };
      if (approvalDigest(subject).startsWith(digest)) {
        return { approvals: [{ user: 'command line', at: now.toISOString() }], refusals: [] };
      }
      const given = shortDigest(digest);
      return {
        approvals: [],
        refusals: [
          `--approve ${given} is for another state: the files of the head, the base branch, the policy or the commands have changed`,
        ],
      };
    },
  };
}
