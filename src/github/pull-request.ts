import type { GitHubRepository } from './target.ts';

/** Returns the current state of a pull request; an event's payload may be older. */
export async function pullRequestState(
  { client, owner, repo }: GitHubRepository,
  number: number,
): Promise<{ readonly headSha: string; readonly changedFiles: number }> {
  const { data } = await client.octokit.rest.pulls.get({ owner, repo, pull_number: number });
  return { headSha: data.head.sha, changedFiles: data.changed_files };
}

/**
 * Lists the open pull requests from a branch whose head is the given commit.
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

/** Returns a pull request and its repository in the shape of an event's payload. */
export async function pullRequestAsPayload(
  { client, owner, repo }: GitHubRepository,
  number: number,
): Promise<{ readonly repository: unknown; readonly pull_request: unknown }> {
  const { pulls, repos } = client.octokit.rest;
  const { data: repository } = await repos.get({ owner, repo });
  const { data: pull } = await pulls.get({ owner, repo, pull_number: number });
  return { repository, pull_request: pull };
}
