import { resultOf } from '../github/check-owner.ts';
import {
  type CheckRun,
  CONCLUSIONS,
  type Conclusion,
  checkOperation,
  gateChecks,
  leaveWaiting,
} from '../github/check-run.ts';
import type { GitHubTarget } from '../github/client.ts';
import { explainFailure } from '../github/failure.ts';
import { nameOfPull, renameOthers } from '../github/one-check.ts';
import { markdownCode } from '../report/escape.ts';
import { beginCheck, type CheckContent, publishCheck, type StartedCheck } from './check.ts';
import type { ChannelResult, OtherPull, PublishContext } from './context.ts';

// Required checks belong to a commit, not to a pull request. If a commit is the head of several open pull
// requests into protected branches, the required check is the worst of their results:
//
// - each has its own check run, `gene-gate (#7)`, with the result of its own run;
// - each run then completes `gene-gate` with the worst of these;
// - while one of them has no result, `gene-gate` stays in progress.

/** Publishes a result as the event's check run, or as one of several of the commit. Never throws. */
export async function publishAmongOthers(
  target: GitHubTarget,
  context: PublishContext,
  started: StartedCheck,
  content: CheckContent,
): Promise<ChannelResult> {
  const { number } = target.pullRequest ?? {};
  const others = await othersOf(context);
  if (number === undefined || ('pulls' in others ? others.pulls.length === 0 : !others.canDiffer)) {
    const notes = 'reason' in others ? [`${UNSEEN}: ${others.reason}.`] : [];
    const alone = { ...context, separates: true };
    return publishCheck(target, alone, started, {
      ...content,
      notes: [...content.notes, ...notes],
    });
  }
  const own = { ...context, checkName: nameOfPull(context.checkName, number) };
  const published = await publishCheck(
    target,
    own,
    await beginCheck(target, own, started),
    content,
  );
  if (published.status !== 'reached') return published;
  if ('reason' in others) {
    const note = `The required check fails, because the other open pull requests of this commit into protected branches share it, and could not be seen: ${others.reason}. Run the job again.`;
    const shared = await failUnseen(target, context, started, { ...content, notes: [note] });
    if (shared.status !== 'reached') return shared;
    return { ...published, notes: [...(published.notes ?? []), note], unseen: true };
  }
  const pulls = [{ number, base: context.binding.base }, ...others.pulls];
  const worst = await publishWorst(target, context, started, pulls);
  return worst.status === 'failed' ? worst : published;
}

const UNSEEN = 'Other open pull requests of this commit were not considered';

/** Fails the required check, because another pull request of the commit may have a worse result. */
function failUnseen(
  target: GitHubTarget,
  context: PublishContext,
  started: StartedCheck,
  content: CheckContent,
): Promise<ChannelResult> {
  const { event, base } = context.binding;
  // A result of no pull request: each one's can replace it, and it changes none.
  const shared = { ...context, binding: { event, base, pulls: [] } };
  const title = 'the other pull requests of this commit could not be seen';
  return publishCheck(target, shared, started, {
    ...content,
    title,
    conclusion: 'failure',
    annotations: [],
  });
}

/** @returns the other pull requests; or why they are unknown, and whether that matters */
async function othersOf({
  others,
}: PublishContext): Promise<
  | { readonly pulls: readonly OtherPull[] }
  | { readonly reason: string; readonly canDiffer: boolean }
> {
  if (others === undefined) return { pulls: [] };
  try {
    return { pulls: await others.list() };
  } catch (error) {
    const operation = {
      doing: 'look for other pull requests of this commit',
      permission: 'pull-requests: read',
    };
    return { reason: explainFailure(error, operation), canDiffer: await others.canDiffer() };
  }
}

/** Results can get worse during publication; the worst is then published again. */
const MOST_ROUNDS = 3;

/**
 * Publishes the worst result of a commit's open pull requests as the required check. Leaves it in progress while
 * one of them has no result. Never throws.
 */
export async function publishWorst(
  target: GitHubTarget,
  context: PublishContext,
  started: StartedCheck,
  pulls: readonly OtherPull[],
): Promise<ChannelResult> {
  try {
    await renameOthers(target, context);
    let results = await resultsOf(target, context, pulls);
    if (missingIn(results).length > 0 && 'run' in started) {
      await wait(target, context, started.run, results);
      // The other run may have ended before it could see that this one waits.
      results = await resultsOf(target, context, pulls);
    }
    for (let round = 1; ; round += 1) {
      if (missingIn(results).length > 0)
        return { status: 'reached', notes: [waitingWords(results)] };
      const published = await publishJoined(target, context, started, results);
      if (published.status !== 'reached' || round === MOST_ROUNDS) return published;
      const before = rankOf(worstOf(results));
      results = await resultsOf(target, context, pulls);
      if (missingIn(results).length === 0 && rankOf(worstOf(results)) >= before) return published;
    }
  } catch (error) {
    return { status: 'failed', reason: explainFailure(error, checkOperation(target)) };
  }
}

const OWN_RUN: Readonly<Record<Conclusion, string>> = {
  failure: 'failed in its own run',
  action_required: 'waits for approval',
  neutral: 'would fail in its own run',
  success: 'passed in its own run',
};

function publishJoined(
  target: GitHubTarget,
  context: PublishContext,
  started: StartedCheck,
  results: readonly PullResult[],
): Promise<ChannelResult> {
  const { number, base, own } = worstOf(results);
  const conclusion = conclusionOf(own);
  const { digest = '', policy } = resultOf(own) ?? {};
  const each = results.map(
    (result) => `#${result.number} into ${markdownCode(result.base)}: ${conclusionOf(result.own)}`,
  );
  const summary = `${results.length} open pull requests into protected branches have this commit as their head, and the worst result counts: ${each.join(', ')}. The check run of each has the details.`;
  const pulls = results.map((result) => result.number);
  const shared = { ...context, binding: { event: 'pull_request', base, pulls }, joins: true };
  return publishCheck(target, shared, started, {
    ...{ conclusion, digest, policy, annotations: [], notes: [] },
    title: `#${number} ${OWN_RUN[conclusion]}`,
    page: () => summary,
  });
}

function worstOf([first, ...others]: readonly PullResult[]): PullResult {
  if (first === undefined) throw new Error('expected a pull request');
  return others.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a), first);
}

/** Without its own check run, it is missing. */
interface PullResult extends OtherPull {
  readonly own: CheckRun | undefined;
}

function missingIn(results: readonly PullResult[]): PullResult[] {
  return results.filter(({ own }) => own === undefined);
}

function resultsOf(
  target: GitHubTarget,
  { checkName }: PublishContext,
  pulls: readonly OtherPull[],
): Promise<PullResult[]> {
  return Promise.all(
    pulls.map(async (pull) => {
      const [newest] = await gateChecks(target, nameOfPull(checkName, pull.number));
      // A result into another base is from before the pull request was moved.
      const isCurrent = resultOf(newest)?.isInto(pull.base);
      return { ...pull, own: isCurrent ? newest : undefined };
    }),
  );
}

function conclusionOf(own: CheckRun | undefined): Conclusion {
  return CONCLUSIONS.find((conclusion) => conclusion === own?.conclusion) ?? 'failure';
}

function rankOf({ own }: PullResult): number {
  return CONCLUSIONS.indexOf(conclusionOf(own));
}

function waitingWords(results: readonly PullResult[]): string {
  const words = missingIn(results).map(
    ({ number, base }) => `#${number} into ${markdownCode(base)}`,
  );
  return `The required check waits for the result of ${words.join(', ')}, which has the same head.`;
}

async function wait(
  target: GitHubTarget,
  { checkName }: PublishContext,
  mine: CheckRun,
  results: readonly PullResult[],
): Promise<void> {
  const [newest] = await gateChecks(target, checkName);
  // A later run that has claimed it will complete it.
  if (newest?.externalId !== mine.externalId) return;
  const numbers = missingIn(results).map(({ number }) => `#${number}`);
  const title = `waiting for ${numbers.join(', ')}`;
  await leaveWaiting(target, newest, { title, summary: waitingWords(results) });
}
