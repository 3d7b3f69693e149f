import { GITHUB_LIMITS } from './limits.ts';
import type { GitHubRepository } from './target.ts';

/**
 * Reads a file of a repository at a commit.
 *
 * @throws Error for what is not a file, and what GitHub answers if it refuses
 */
export async function readFileAt(
  { client, owner, repo }: GitHubRepository,
  path: string,
  commit: string,
): Promise<Buffer> {
  const place = { owner, repo, path, ref: commit };
  const { data } = await client.octokit.rest.repos.getContent(place);
  if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64') {
    throw new Error(`expected a file of at most ${GITHUB_LIMITS.contentBytes} bytes`);
  }
  return Buffer.from(data.content, 'base64');
}
