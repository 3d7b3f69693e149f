import * as core from '@actions/core';
import { connect } from '../github/client.ts';
import { closeAbandonedCheck } from '../publish/post.ts';

/**
 * The `post:` step: completes the check run that a killed job would leave in progress for ever.
 * Never fails the job: that has ended already.
 */
export async function runPost(): Promise<void> {
  const token = core.getInput('github-token');
  if (token === '') return;
  const closed = await closeAbandonedCheck({ client: connect(token), getState: core.getState });
  if (closed.status === 'closed')
    core.warning('The gate did not finish; its check run was failed.');
  if (closed.status === 'failed')
    core.warning(`The check run may still be in progress: ${closed.reason}.`);
}
