import { asUnavailable } from '../github/failure.ts';
import { pullRequestAsPayload, pullsWithHead } from '../github/pull-request.ts';
import type { GitHubRepository } from '../github/target.ts';
import { type PullRequestPayload, pullRequest } from './pull-request.ts';
import type { WorkflowRun } from './workflow-run.ts';

/**
 * Finds the open pull requests of a workflow run: those from the run's branch whose head is still the run's
 * commit, one for each base. Ignores what the run itself claims about its pull request.
 *
 * @returns by number; none if all were closed, or if a newer commit has its own run
 * @throws GateError `github_unavailable`
 */
export async function findPullRequests(
  client: GitHubRepository['client'],
  { owner, repo, head, headSha }: WorkflowRun,
): Promise<PullRequestPayload[]> {
  const repository = { client, owner, repo };
  try {
    const from = `${head.owner}:${head.branch}`;
    const open = await pullsWithHead(repository, headSha, from);
    const read = open.map(async ({ number }) =>
      pullRequest(await pullRequestAsPayload(repository, number)),
    );
    const pulls = (await Promise.all(read)).filter((pull) => pull.headSha === headSha);
    return pulls.sort((a, b) => a.pullRequest.number - b.pullRequest.number);
  } catch (error) {
    throw asUnavailable(error, {
      doing: 'find the pull request',
      permission: 'pull-requests: read',
    });
  }
}
