import type { Evidence } from './read-evidence.ts';

/**
 * Asks whether a commit has a check run of GitHub's own Actions app whose `external_id` is a digest.
 *
 * @returns undefined if so, else why not, as a sentence's end
 * @throws GateError `github_unavailable` if that cannot be found out
 */
export type Voucher = (headSha: string, digest: string) => Promise<string | undefined>;

/** Why GitHub does not vouch for evidence; undefined if it does. */
export async function doubtAbout(
  { gateReport }: Evidence,
  voucher: Voucher,
): Promise<string | undefined> {
  if (gateReport === undefined) {
    return 'it stands by itself, and GitHub knows the digest of the GateReport that holds it';
  }
  if (gateReport.untrusted) {
    return 'a runner that the pull request controls has reported its results';
  }
  return voucher(gateReport.headSha, gateReport.digest);
}
