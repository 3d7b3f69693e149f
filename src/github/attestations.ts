import { asUnavailable, readFailure } from './failure.ts';
import type { GitHubRepository } from './target.ts';

/** GitHub's maximum for one page; the newest attestations are first. */
const MAX_ATTESTATIONS = 100;

/**
 * Lists the bundles of the newest attestations that GitHub has for a subject. They are not verified,
 * and null if GitHub does not send a bundle.
 *
 * @param digest `sha256:` and 64 hexadecimal digits
 * @returns none if the repository does not exist or cannot be read with the token
 * @throws GateError `github_unavailable`
 */
export async function listBundles(
  { client, owner, repo }: GitHubRepository,
  digest: string,
): Promise<unknown[]> {
  try {
    const { data } = await client.octokit.rest.repos.listAttestations({
      owner,
      repo,
      subject_digest: digest,
      per_page: MAX_ATTESTATIONS,
    });
    return (data.attestations ?? []).map(({ bundle }) => bundle ?? null);
  } catch (error) {
    if (readFailure(error).kind === 'not_found') return [];
    const operation = { doing: 'read the attestations', permission: 'attestations: read' };
    throw asUnavailable(error, { ...operation });
  }
}
