import type { PullRequestPayload } from '../event/pull-request.ts';
import { explainFailure } from '../github/failure.ts';
import { pullRequestState } from '../github/pull-request.ts';
import type { PublishContext } from '../publish/context.ts';

const DOING = 'read the number of changed files';

/**
 * Adds GitHub's count of changed files if the event lacks it, as after a review. If GitHub is not
 * available, skips the comparison with the clone and warns.
 *
 * @param warn receives one sentence
 */
export async function withChangedFiles(
  payload: PullRequestPayload,
  github: PublishContext['github'],
  warn: (sentence: string) => void,
): Promise<PullRequestPayload> {
  const { pullRequest, headSha } = payload;
  if (pullRequest.changedFiles !== undefined) return payload;
  const counted = await askForCount(payload, github);
  if ('headSha' in counted && counted.headSha === headSha) {
    return { ...payload, pullRequest: { ...pullRequest, changedFiles: counted.changedFiles } };
  }
  const reason = 'reason' in counted ? counted.reason : 'the pull request has newer commits';
  warn(`The number of changed files was not compared with GitHub's: ${reason}.`);
  return payload;
}

async function askForCount(
  { pullRequest: { owner, repo, number } }: PullRequestPayload,
  github: PublishContext['github'],
): Promise<Awaited<ReturnType<typeof pullRequestState>> | { reason: string }> {
  if ('unavailable' in github) return { reason: github.unavailable };
  try {
    return await pullRequestState({ client: github.client, owner, repo }, number);
  } catch (error) {
    const operation = { doing: DOING, permission: 'pull-requests: read' };
    return { reason: explainFailure(error, operation) };
  }
}
