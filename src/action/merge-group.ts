import type { BranchPayload } from '../event/branch.ts';
import { explainFailure } from '../github/failure.ts';
import { pullRequestState } from '../github/pull-request.ts';
import type { PublishContext } from '../publish/context.ts';

/**
 * Adds the pull requests of a merge group with their heads, whose approvals count. A pull request
 * leaves the queue when its head changes, so its current head is the one that was queued.
 *
 * @param warn receives one sentence
 */
export async function withGroup(
  payload: BranchPayload,
  github: PublishContext['github'],
  warn: (sentence: string) => void,
): Promise<BranchPayload> {
  const { owner, repo, pullNumber: number } = payload;
  if (number === undefined || 'unavailable' in github) return payload;
  try {
    const { headSha } = await pullRequestState({ client: github.client, owner, repo }, number);
    return { ...payload, group: [{ number, headSha, isFork: false }] };
  } catch (error) {
    const operation = { doing: 'read the queued pull request', permission: 'pull-requests: read' };
    warn(`Approvals are not available: ${explainFailure(error, { ...operation, fork: false })}.`);
    return payload;
  }
}
