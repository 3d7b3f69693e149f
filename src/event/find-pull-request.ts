import { GateError } from '../error.ts';
import { asUnavailable } from '../github/failure.ts';
import { openPullRequests, pullRequestAsPayload } from '../github/pull-request.ts';
import type { GitHubRepository } from '../github/target.ts';
import { type PullRequestPayload, pullRequest } from './pull-request.ts';
import type { WorkflowRun } from './workflow-run.ts';

/**
 * Finds the open pull request of a workflow run: the one from the run's branch whose head is still
 * the run's commit. Ignores what the run itself claims about its pull request.
 *
 * @throws GateError `pull_request_not_found` for no match, or more than one
 */
export async function findPullRequest(
  client: GitHubRepository['client'],
  { owner, repo, head, headSha }: WorkflowRun,
): Promise<PullRequestPayload> {
  const from = `${head.owner}:${head.branch}`;
  const repository = { client, owner, repo };
  try {
    const current = await openPullRequests(repository, from, headSha);
    const [number] = current;
    if (number === undefined || current.length > 1) throw notFound(from, headSha, current.length);
    const read = pullRequest(await pullRequestAsPayload(repository, number));
    if (read.headSha !== headSha) throw notFound(from, headSha, 0);
    return read;
  } catch (error) {
    throw asUnavailable(error, {
      doing: 'find the pull request',
      permission: 'pull-requests: read',
    });
  }
}

function notFound(from: string, headSha: string, count: number): GateError {
  return count === 0
    ? new GateError(
        'pull_request_not_found',
        `No open pull request from ${JSON.stringify(from)} is at ${headSha}`,
        'The pull request was closed, or a newer commit has its own run; no action is needed.',
      )
    : new GateError(
        'pull_request_not_found',
        `${count} open pull requests from ${JSON.stringify(from)} are at ${headSha}`,
        'Close all but one; a check run belongs to a commit, not to a pull request.',
      );
}
