import * as z from 'zod';
import { GateError } from '../error.ts';
import { type EventRepository, repositorySchema, sha } from './schema.ts';

/** A finished run of the workflow that gated a pull request without the right to write. */
export interface WorkflowRun extends EventRepository {
  readonly runId: number;
  /** The proposed commit that the run was started for. */
  readonly headSha: string;
  /** Where the pull request comes from; GitHub names no pull request where it is a fork. */
  readonly head: { readonly owner: string; readonly branch: string };
}

const workflowRunSchema = z.object({
  ...repositorySchema.shape,
  workflow_run: z.object({
    id: z.int().positive(),
    event: z.string(),
    head_sha: sha,
    head_branch: z.string().min(1).nullable(),
    head_repository: z.object({ owner: z.object({ login: z.string().min(1) }) }).nullable(),
  }),
});

/** The events whose runs are about a pull request; GitHub says it, so a fork cannot. */
const ABOUT_PULL_REQUESTS = ['pull_request', 'pull_request_review'];

/**
 * Reads the payload of a `workflow_run` event.
 *
 * @param eventName `GITHUB_EVENT_NAME`
 * @throws GateError `event_unsupported` for another event, or a run that is about no pull request;
 *   `event_invalid` for another payload
 */
export function parseWorkflowRun(eventName: string, payload: unknown): WorkflowRun {
  if (eventName !== 'workflow_run') {
    throw unsupported(`\`mode: publish\` cannot work on the event ${JSON.stringify(eventName)}`);
  }
  const parsed = workflowRunSchema.safeParse(payload);
  if (!parsed.success) {
    throw new GateError(
      'event_invalid',
      `The event is no workflow_run event of GitHub: ${z.prettifyError(parsed.error)}`,
      'GITHUB_EVENT_PATH must name the file that the runner wrote.',
    );
  }
  const { repository, workflow_run: run } = parsed.data;
  const { owner, repo } = repository;
  if (!ABOUT_PULL_REQUESTS.includes(run.event)) {
    throw unsupported(`The run was started by ${JSON.stringify(run.event)}`);
  }
  if (run.head_branch === null || run.head_repository === null) {
    throw unsupported('The branch of the run, or its repository, is gone');
  }
  const head = { owner: run.head_repository.owner.login, branch: run.head_branch };
  return { owner, repo, runId: run.id, headSha: run.head_sha, head };
}

function unsupported(message: string): GateError {
  return new GateError(
    'event_unsupported',
    message,
    'Start it on `workflow_run` of the workflow that gates pull requests (docs/github.md).',
  );
}
