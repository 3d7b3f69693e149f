import * as z from 'zod';
import {
  type CheckOutput,
  checkOperation,
  completeCheck,
  findUnfinished,
} from '../github/check-run.ts';
import type { GitHubTarget } from '../github/client.ts';
import { explainFailure, readFailure } from '../github/failure.ts';
import { attempt } from '../ground/attempt.ts';
import type { PublishContext } from './context.ts';

/**
 * State for the `post:` step: the check run to complete, saved before it is created; a decision was made, which
 * the check run may not show; other pull requests of the commit could not be seen.
 */
type State = 'started-check' | 'decided' | 'others-unseen';

/**
 * Saves state for the `post:` step; an empty text removes it. If a command of the change forged that the check
 * run is published, it would stay in progress, which never satisfies a required check.
 */
export function remember(
  { core }: Pick<PublishContext, 'core'>,
  state: State,
  value = 'true',
): void {
  try {
    core.saveState(state, value);
  } catch (error) {
    core.warning(`The post step cannot close the check run: ${readFailure(error).said}`);
  }
}

const UNFINISHED: CheckOutput = {
  title: 'The gate did not finish',
  summary:
    'The job ended before the gate published its result: it was cancelled, exceeded its time limit, lost its runner, or could not reach GitHub. The gate made no decision about this change. Run the job again; its log has the details.',
};

const UNPUBLISHED: CheckOutput = {
  title: 'Decided, but not published',
  summary:
    'The gate decided about this change, but could not complete this check run. The log of the job and its step summary have the result and the reason. Run the job again to publish it.',
};

const startedSchema = z.object({
  owner: z.string(),
  repo: z.string(),
  headSha: z.string(),
  checkName: z.string(),
  runKey: z.string(),
});

/** Returns the state `started-check` for a run's check run. */
export function startedState(
  { checkName, runKey }: PublishContext,
  { owner, repo, headSha }: GitHubTarget,
): string {
  const started = { owner, repo, headSha, checkName, runKey };
  return JSON.stringify(started satisfies z.infer<typeof startedSchema>);
}

/** True if `post:` should look again for other pull requests of the commit. */
export function wereUnseen({ getState }: Pick<PostContext, 'getState'>): boolean {
  return getState('others-unseen' satisfies State) !== '';
}

export interface PostContext {
  readonly connect: () => GitHubTarget['client'];
  readonly getState: (name: string) => string;
}

export type ClosedCheck =
  | { readonly status: 'nothing_to_close' | 'closed' }
  | { readonly status: 'failed'; readonly reason: string };

/**
 * The `post:` step: completes a check run left in progress by a killed job, which would block the pull
 * request forever. The conclusion is always failure: the change's own commands could write the state,
 * so it proves no success. Never throws.
 */
export async function closeAbandonedCheck({
  connect,
  getState,
}: PostContext): Promise<ClosedCheck> {
  const started = readState(getState('started-check' satisfies State));
  if (started === undefined) return { status: 'nothing_to_close' };
  const target: GitHubTarget = { client: connect(), ...started };
  try {
    const unfinished = await findUnfinished(target, { runKey: started.runKey });
    if (unfinished.length === 0) return { status: 'nothing_to_close' };
    const output = getState('decided' satisfies State) === '' ? UNFINISHED : UNPUBLISHED;
    for (const check of unfinished) {
      await completeCheck(target, check, {
        conclusion: 'failure',
        externalId: check.externalId,
        output,
      });
    }
    return { status: 'closed' };
  } catch (error) {
    return { status: 'failed', reason: explainFailure(error, checkOperation(target)) };
  }
}

function readState(state: string): z.infer<typeof startedSchema> | undefined {
  return attempt(() => startedSchema.parse(JSON.parse(state)));
}
