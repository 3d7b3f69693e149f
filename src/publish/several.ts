import { readExternalId } from '../github/check-binding.ts';
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
import type { ChannelResult, OtherPull, Publication, PublishContext } from './context.ts';
import { conclusionOf } from './required-check.ts';

// GitHub asks a commit for the required check, whatever the pull request. If a commit is the head of
// several open pull requests into protected branches, the required check is the worst of their results:
//
// - each has a check run of its own, `gene-gate (#7)`, with the result of its own run;
// - the run that ends last judges the others again, without running anything, and completes `gene-gate`;
// - as long as one of them has no result, `gene-gate` stays in progress.

/** Publishes a result as the check run of this event, or as one of several of the commit. Never throws. */
export async function publishAmongOthers(
  target: GitHubTarget,
  context: PublishContext,
  started: StartedCheck,
  content: CheckContent,
): Promise<ChannelResult> {
  const { publication, annotations } = content;
  const { pullRequest } = target;
  const others = await othersOf(context);
  if ('reason' in others && others.canDiffer && pullRequest) {
    return await publishUnseen(target, context, started, { ...content, reason: others.reason });
  }
  const notes = 'reason' in others ? [`${UNSEEN}: ${others.reason}.`] : [];
  if ('reason' in others || others.pulls.length === 0 || pullRequest === undefined) {
    const noted = { ...annotations, notes: [...annotations.notes, ...notes] };
    const alone = { ...context, separates: true };
    return publishCheck(target, alone, started, { publication, annotations: noted });
  }
  const { number } = pullRequest;
  const published = await publishOwn(target, context, started, content);
  if (published.status !== 'reached') return published;
  const pulls = [{ number, base: context.binding?.base ?? '', publication }, ...others.pulls];
  const worst = await publishWorst(target, context, started, pulls);
  return worst.status === 'failed' ? worst : published;
}

/** Publishes the result of a pull request under a name of its own. */
async function publishOwn(
  target: GitHubTarget,
  context: PublishContext,
  started: StartedCheck,
  content: CheckContent,
): Promise<ChannelResult> {
  const { number = 0 } = target.pullRequest ?? {};
  const own = { ...context, checkName: nameOfPull(context.checkName, number) };
  return await publishCheck(target, own, await beginCheck(target, own, started), content);
}

const UNSEEN = 'Other open pull requests of this commit were not considered';

/**
 * Fails the required check, because another pull request of the commit may have a worse result. The check
 * run of no other one is changed, and the result stands under the name of its own pull request.
 */
async function publishUnseen(
  target: GitHubTarget,
  context: PublishContext,
  started: StartedCheck,
  content: CheckContent & { readonly reason: string },
): Promise<ChannelResult> {
  const own = await publishOwn(target, context, started, content);
  if (own.status !== 'reached') return own;
  const { event = '', base = '' } = context.binding ?? {};
  const title = 'the other pull requests of this commit could not be seen';
  const note = `The required check fails, because the other open pull requests of this commit into protected branches share it, and could not be seen: ${content.reason}. Run the job again.`;
  const shared = await publishCheck(
    target,
    // It is the result of no pull request, so each of them can replace it.
    { ...context, binding: { event, base, pulls: [] } },
    started,
    {
      publication: { ...content.publication, title, conclusion: 'failure' },
      annotations: { annotations: [], notes: [note] },
    },
  );
  if (shared.status !== 'reached') return shared;
  return { ...own, notes: [...(own.notes ?? []), note], unseen: true };
}

/** @returns the other pull requests; or why GitHub cannot be asked, and whether that matters */
async function othersOf({
  others,
}: PublishContext): Promise<
  | { readonly pulls: readonly OtherPull[] }
  | { readonly reason: string; readonly canDiffer: boolean }
> {
  if (others === undefined) return { pulls: [] };
  try {
    return { pulls: await others.judge() };
  } catch (error) {
    const operation = {
      doing: 'look for other pull requests of this commit',
      permission: 'pull-requests: read',
    };
    return { reason: explainFailure(error, operation), canDiffer: await others.canDiffer() };
  }
}

/** A result can get worse while it is published: then the worst is published again. */
const MOST_ROUNDS = 3;

/**
 * Publishes the worst result of the open pull requests of a commit as the required check. Leaves it in
 * progress as long as one of them has no result of its own. Never throws.
 *
 * @param pulls with what the audit says about each now
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
    if (isMissing(results) && 'run' in started) {
      await wait(target, context, started.run, results);
      // The run that it waits for may have ended before it could see that this one waits.
      results = await resultsOf(target, context, pulls);
    }
    for (let round = 1; ; round += 1) {
      if (isMissing(results)) return { status: 'reached', notes: [waitingWords(results)] };
      const published = await publishJoined(target, context, started, results);
      if (published.status !== 'reached' || round === MOST_ROUNDS) return published;
      const before = worstOf(results);
      results = await resultsOf(target, context, pulls);
      if (!isMissing(results) && rankOf(worstOf(results)) >= rankOf(before)) return published;
    }
  } catch (error) {
    return { status: 'failed', reason: explainFailure(error, checkOperation(target)) };
  }
}

function publishJoined(
  target: GitHubTarget,
  context: PublishContext,
  started: StartedCheck,
  results: readonly PullResult[],
): Promise<ChannelResult> {
  const worst = worstOf(results);
  const numbers = results.map(({ number }) => number);
  const binding = { event: 'pull_request', base: worst.base, pulls: numbers };
  const annotations = { annotations: [], notes: [summaryOf(results)] };
  const shared = { ...context, binding, joins: true };
  return publishCheck(target, shared, started, { publication: named(worst), annotations });
}

function worstOf([first, ...others]: readonly PullResult[]): PullResult {
  if (first === undefined) throw new Error('expected a pull request');
  return others.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a), first);
}

/** What is known about one of the pull requests; without a check run of its own, its run is missing. */
interface PullResult extends OtherPull {
  readonly own: CheckRun | undefined;
}

function isMissing(results: readonly PullResult[]): boolean {
  return results.some(({ own }) => own === undefined);
}

function resultsOf(
  target: GitHubTarget,
  { checkName }: PublishContext,
  pulls: readonly OtherPull[],
): Promise<PullResult[]> {
  return Promise.all(
    pulls.map(async (pull) => {
      const [newest] = await gateChecks(target, nameOfPull(checkName, pull.number));
      // A result into another base is that of before the pull request was moved.
      const isCurrent =
        newest?.completed && readExternalId(newest.externalId)?.isInto(pull.base) === true;
      return { ...pull, own: isCurrent ? newest : undefined };
    }),
  );
}

/** The result of the run, or of the audit now if that is worse. */
function conclusionIn({ own, publication }: PullResult): Conclusion {
  const now = conclusionOf(publication.report);
  const then = CONCLUSIONS.find((conclusion) => conclusion === own?.conclusion) ?? 'failure';
  return CONCLUSIONS.indexOf(then) < CONCLUSIONS.indexOf(now) ? then : now;
}

function rankOf(result: PullResult): number {
  return CONCLUSIONS.indexOf(conclusionIn(result));
}

/** What the run of a pull request ended as, if the audit alone is content. */
const OWN_RUN: Readonly<Record<Conclusion, string>> = {
  failure: 'failed in its own run',
  action_required: 'waits for approval',
  neutral: 'would fail in its own run',
  success: 'passed in its own run',
};

/** The worst result, with its pull request in the title. Nothing reads the title of another check run. */
function named(worst: PullResult): Publication {
  const { number, publication } = worst;
  const conclusion = conclusionIn(worst);
  const isNow = conclusion === conclusionOf(publication.report);
  const title = isNow ? `: ${publication.title}` : ` ${OWN_RUN[conclusion]}`;
  return { ...publication, conclusion, title: `#${number}${title}` };
}

function summaryOf(results: readonly PullResult[]): string {
  const each = results.map(
    (result) => `#${result.number} into ${markdownCode(result.base)}: ${conclusionIn(result)}`,
  );
  return `${results.length} open pull requests into protected branches have this commit as their head, and the worst result counts: ${each.join(', ')}.`;
}

function waitingWords(results: readonly PullResult[]): string {
  const missing = results.filter(({ own }) => own === undefined);
  const words = missing.map(({ number, base }) => `#${number} into ${markdownCode(base)}`);
  return `The required check waits for the result of ${words.join(', ')}, which has the same head.`;
}

async function wait(
  target: GitHubTarget,
  { checkName }: PublishContext,
  mine: CheckRun,
  results: readonly PullResult[],
): Promise<void> {
  const [newest] = await gateChecks(target, checkName);
  // A later run that has taken it over will complete it.
  if (newest?.externalId !== mine.externalId) return;
  const missing = results.filter(({ own }) => own === undefined);
  const title = `waiting for ${missing.map(({ number }) => `#${number}`).join(', ')}`;
  await leaveWaiting(target, newest, { title, summary: waitingWords(results) });
}
