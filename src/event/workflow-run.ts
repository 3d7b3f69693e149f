import * as z from 'zod';
import type { GitHubRepository } from '../github/client.ts';
import { asUnavailable } from '../github/failure.ts';
import { objectIdSchema, pullRequestAsPayload, pullsWithHead } from '../github/pull-request.ts';
import { GateError } from '../ground/error.ts';
import { inWords, type PullRequestPayload, pullRequest, repositorySchema } from './payload.ts';

/** A completed run of the workflow that gated a pull request without write access. */
export type WorkflowRun = ReturnType<typeof parseWorkflowRun>;

const workflowRunSchema = z.object({
  ...repositorySchema.shape,
  workflow_run: z.object({
    id: z.int().positive(),
    event: z.string(),
    head_sha: objectIdSchema,
    head_branch: z.string().min(1).nullable(),
    head_repository: z.object({ owner: z.object({ login: z.string().min(1) }) }).nullable(),
  }),
});

/** Their runs belong to a pull request. GitHub sets them, so a fork cannot forge them. */
const ABOUT_PULL_REQUESTS = ['pull_request', 'pull_request_review'];

/** @throws GateError `event_unsupported` for another run than a pull request's; `event_invalid` */
export function parseWorkflowRun(eventName: string, payload: unknown) {
  if (eventName !== 'workflow_run') {
    throw unsupported(`\`mode: publish\` does not support the event ${JSON.stringify(eventName)}`);
  }
  const read = inWords(eventName, () => workflowRunSchema.parse(payload));
  const { repository, workflow_run: run } = read;
  const { owner, repo } = repository;
  if (!ABOUT_PULL_REQUESTS.includes(run.event)) {
    throw unsupported(`The workflow run was started by ${JSON.stringify(run.event)}`);
  }
  if (run.head_branch === null || run.head_repository === null) {
    throw unsupported('The branch or the repository of the workflow run was deleted');
  }
  // The source of the pull request. GitHub does not name a fork's pull request.
  const head = { owner: run.head_repository.owner.login, branch: run.head_branch };
  return { owner, repo, runId: run.id, headSha: run.head_sha, head };
}

function unsupported(message: string): GateError {
  return new GateError(
    'event_unsupported',
    message,
    'Trigger it on `workflow_run` of the workflow that gates pull requests (docs/github.md).',
  );
}

/**
 * Finds the open pull requests of a workflow run: from the run's branch, with the run's commit as head, one for
 * each base. Ignores the run's own claims about its pull request.
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
    const open = await pullsWithHead(repository, headSha, { from });
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
