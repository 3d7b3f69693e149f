import * as z from 'zod';
import {
  type CheckOutput,
  checkOperation,
  completeCheck,
  findUnfinished,
} from '../github/check-run.ts';
import type { GitHubTarget } from '../github/client.ts';
import { explainFailure } from '../github/failure.ts';
import { attempt } from '../ground/attempt.ts';
import type { PublishContext } from './context.ts';

const STATE = 'started-check';
const DECIDED = 'decided';
const UNSEEN = 'others-unseen';

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

/** Saves the state for the `post:` step, before the check run is created. */
export function rememberCheck(
  { core, checkName, runKey }: PublishContext,
  { owner, repo, headSha }: GitHubTarget,
): void {
  const started = { owner, repo, headSha, checkName, runKey };
  core.saveState(STATE, JSON.stringify(started satisfies z.infer<typeof startedSchema>));
}

/** Saves for the `post:` step that there is a decision, which the check run may not show. */
export function rememberDecision({ core }: Pick<PublishContext, 'core'>): void {
  core.saveState(DECIDED, 'true');
}

/** Saves for the `post:` step that the other pull requests of the commit could not be seen. */
export function rememberUnseen({ core }: Pick<PublishContext, 'core'>): void {
  core.saveState(UNSEEN, 'true');
}

/** Whether `post:` should look for the other pull requests of the commit again. */
export function wereUnseen({ getState }: Pick<PostContext, 'getState'>): boolean {
  return getState(UNSEEN) !== '';
}

/**
 * Tells the `post:` step that the result is published. If a command of the change could forge this, its
 * check run would stay in progress, which never satisfies a required check.
 */
export function forgetCheck({ core }: Pick<PublishContext, 'core'>): void {
  core.saveState(STATE, '');
}

export interface PostContext {
  /** Called if there may be something to close. */
  readonly connect: () => GitHubTarget['client'];
  /** `getState` of @actions/core. */
  readonly getState: (name: string) => string;
}

export type ClosedCheck =
  | { readonly status: 'nothing_to_close' | 'closed' }
  | { readonly status: 'failed'; readonly reason: string };

/**
 * The `post:` step. A check run left in progress by a killed job would block the pull request
 * forever, so it is completed. The conclusion is always failure, because the state was written where
 * the change's own commands ran and cannot prove a success. Never throws.
 */
export async function closeAbandonedCheck({
  connect,
  getState,
}: PostContext): Promise<ClosedCheck> {
  const started = readState(getState(STATE));
  if (started === undefined) return { status: 'nothing_to_close' };
  const target: GitHubTarget = { client: connect(), ...started };
  try {
    const unfinished = await findUnfinished(target, { runKey: started.runKey });
    if (unfinished.length === 0) return { status: 'nothing_to_close' };
    const output = getState(DECIDED) === '' ? UNFINISHED : UNPUBLISHED;
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
