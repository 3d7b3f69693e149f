import type { GitHubRepository } from './target.ts';

/**
 * Reads the differences of a pull request's files as GitHub shows them, of which comments can name lines.
 *
 * @param paths of the files
 * @returns hunks of a unified diff by path; GitHub leaves out those of binary files and of large
 *   differences
 */
export async function pullRequestHunks(
  { client, owner, repo }: GitHubRepository,
  number: number,
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const { octokit } = client;
  const request = { owner, repo, pull_number: number, per_page: 100 };
  const found = new Map<string, string>();
  for await (const { data } of octokit.paginate.iterator(octokit.rest.pulls.listFiles, request)) {
    for (const { filename, patch } of data) {
      if (patch !== undefined && paths.has(filename)) found.set(filename, patch);
    }
    if (found.size === paths.size) break;
  }
  return found;
}
