import { GateError } from '../error.ts';
import type { Approver } from './approval.ts';

/** Hexadecimal digits of a digest that people copy: 96 bits, which nobody finds a second text for. */
const SHORT_DIGITS = 24;

const DIGEST = new RegExp(`^sha256:[0-9a-f]{${SHORT_DIGITS},64}$`);

/** A digest as it is shown to be copied. */
export function shortDigest(digest: string): string {
  return digest.slice(0, 'sha256:'.length + SHORT_DIGITS);
}

/**
 * Approval on the command line, by the digest that an earlier run printed.
 *
 * @param digest in full, or its beginning as {@link shortDigest} shows it
 * @param now when it was given
 * @throws GateError `usage` for what is no digest
 */
export function approveByDigest(digest: string | undefined, now: Date): Approver {
  if (digest !== undefined && !DIGEST.test(digest)) {
    throw new GateError(
      'usage',
      `--approve takes the digest of Plans, which ${JSON.stringify(digest)} is not`,
      'Run the command without --approve; it prints the digest of what waits.',
    );
  }
  return {
    means: 'digest',
    seek: async ({ plansDigest }) => {
      if (digest === undefined) return { approvals: [], refusals: [] };
      if (plansDigest.startsWith(digest)) {
        return { approvals: [{ user: 'command line', at: now.toISOString() }], refusals: [] };
      }
      const given = shortDigest(digest);
      return {
        approvals: [],
        refusals: [
          `--approve ${given} is for other Plans: what would run is not the same any more`,
        ],
      };
    },
  };
}
