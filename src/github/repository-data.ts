import * as z from 'zod';
import { GITHUB_LIMITS } from './api-limits.ts';
import type { GitHubRepository } from './client.ts';
import { ifFound, requireAsked } from './failure.ts';
import { objectIdSchema } from './pull-request.ts';

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

const refSchema = z.object({
  ref: z.string(),
  object: z.object({ sha: objectIdSchema }),
});

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
  const found = await ifFound(client.octokit.rest.git.getRef({ owner, repo, ref }));
  if (found === undefined) return undefined;
  const { ref: name, object } = refSchema.parse(found.data);
  requireAsked(name === `refs/${ref}`, `refs/${ref}`);
  return object.sha;
}
