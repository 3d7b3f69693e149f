import { readFailure } from './failure.ts';
import type { GitHubRepository } from './target.ts';

/**
 * Returns the object that a ref points to now.
 *
 * @param ref without `refs/`, such as `heads/main` or `pull/7/merge`
 * @returns undefined if GitHub has no such ref
 */
export async function refTip(
  { client, owner, repo }: GitHubRepository,
  ref: string,
): Promise<string | undefined> {
  try {
    const { data } = await client.octokit.rest.git.getRef({ owner, repo, ref });
    return data.object.sha;
  } catch (error) {
    if (readFailure(error).kind === 'not_found') return undefined;
    throw error;
  }
}
