import type { GitHubRepository } from './target.ts';

/** Where a pull request is now; the payload of an event may be older. */
export async function pullRequestState(
  { client, owner, repo }: GitHubRepository,
  number: number,
): Promise<{ readonly headSha: string; readonly changedFiles: number }> {
  const { data } = await client.octokit.rest.pulls.get({ owner, repo, pull_number: number });
  return { headSha: data.head.sha, changedFiles: data.changed_files };
}

/**
 * The open pull requests from a branch that are at a commit.
 *
 * @param from `owner:branch`
 * @returns their numbers
 */
export async function openPullRequests(
  { client, owner, repo }: GitHubRepository,
  from: string,
  headSha: string,
): Promise<number[]> {
  const open = await client.octokit.paginate(client.octokit.rest.pulls.list, {
    owner,
    repo,
    state: 'open',
    head: from,
    per_page: 100,
  });
  return open.filter(({ head }) => head.sha === headSha).map(({ number }) => number);
}

/** A pull request and its repository, under the names that the payload of an event has for them. */
export async function pullRequestAsPayload(
  { client, owner, repo }: GitHubRepository,
  number: number,
): Promise<{ readonly repository: unknown; readonly pull_request: unknown }> {
  const { pulls, repos } = client.octokit.rest;
  const { data: repository } = await repos.get({ owner, repo });
  const { data: pull } = await pulls.get({ owner, repo, pull_number: number });
  return { repository, pull_request: pull };
}
