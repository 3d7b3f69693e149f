import * as core from '@actions/core';
import type { PullRequestPayload } from '../event/pull-request.ts';
import { isWaiting, readExternalId } from '../github/check-binding.ts';
import { gateChecks } from '../github/check-run.ts';
import { explainFailure } from '../github/failure.ts';
import type { GitHubTarget } from '../github/target.ts';
import type { OtherPull, PublishContext } from '../publish/context.ts';
import { startCheck } from '../publish/publisher.ts';
import { publishWorst } from '../publish/several.ts';
import { otherPulls } from './other-pulls.ts';
import { publishContext } from './publish-context.ts';
import type { Step } from './step.ts';

/**
 * Publishes the required check of a head again that a pull request has left, because it was closed or moved
 * to a branch that is not protected: now the worst of the others counts. Without others it stays as it is.
 * Never throws.
 *
 * @param without the pull request that has left, if it is known
 */
export async function publishOthers(
  step: Step,
  event: PullRequestPayload,
  without: number | undefined,
): Promise<void> {
  const context = publishContext(step, event);
  const { github } = context;
  if ('unavailable' in github) return;
  try {
    const others = await otherPulls(event.headSha, without, context, step);
    if (others.length === 0) {
      core.info('No other open pull request into a protected branch has this head.');
    } else if (await isOutdated(context, github, others)) {
      const started = await startCheck(context);
      const published = await publishWorst(github, context, started, others);
      if (published.status === 'reached') core.info(`Published for ${namesOf(others)}.`);
      else core.warning(`The check of ${namesOf(others)} was not published: ${published.reason}.`);
    }
  } catch (error) {
    const doing = 'look for other pull requests of this commit';
    const operation = { doing, permission: 'pull-requests: read' };
    core.warning(`The required check may be outdated: ${explainFailure(error, operation)}.`);
  }
}

/**
 * Whether the check run can be about the pull request that has left. It is not if it is already about the
 * only other one; a run in progress will consider the others itself.
 */
async function isOutdated(
  { checkName }: PublishContext,
  github: GitHubTarget,
  [only, ...more]: readonly OtherPull[],
): Promise<boolean> {
  const [newest] = await gateChecks(github, checkName);
  if (newest === undefined) return true;
  if (!newest.completed) return isWaiting(newest.externalId);
  const pulls = readExternalId(newest.externalId)?.pulls ?? [];
  return more.length > 0 || pulls.length !== 1 || pulls[0] !== only?.number;
}

function namesOf(others: readonly OtherPull[]): string {
  return others.map(({ number }) => `#${number}`).join(', ');
}
