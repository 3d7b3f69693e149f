import { connect } from '../github/client.ts';
import { closeAbandonedCheck } from '../publish/post.ts';
import { core } from './core.ts';

/**
 * The `post:` step: completes a check run that a killed job left in progress. Never fails the job,
 * which has already ended.
 */
export async function runPost(): Promise<void> {
  const token = core.getInput('github-token');
  if (token === '') return;
  const closed = await closeAbandonedCheck({
    connect: () => connect(token),
    getState: core.getState,
  });
  if (closed.status === 'closed')
    core.warning('The gate did not finish; its check run was completed as a failure.');
  if (closed.status === 'failed')
    core.warning(`The check run may still be in progress: ${closed.reason}.`);
}
