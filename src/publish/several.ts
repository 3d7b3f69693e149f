import { readExternalId } from '../github/check-binding.ts';
import {
  type CheckRun,
  CONCLUSIONS,
  type Conclusion,
  checkOperation,
  gateChecks,
  leaveWaiting,
} from '../github/check-run.ts';
import { explainFailure } from '../github/failure.ts';
import { nameOfPull } from '../github/one-check.ts';
import type { GitHubTarget } from '../github/target.ts';
import { markdownCode, terminal } from '../report/escape.ts';
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
  const others = await othersOf(context);
  const { pullRequest } = target;
  if (typeof others === 'string' || others.length === 0 || pullRequest === undefined) {
    const notes = typeof others === 'string' ? [others] : [];
    const noted = { ...annotations, notes: [...annotations.notes, ...notes] };
    return await publishCheck(target, context, started, { publication, annotations: noted });
  }
  const { number } = pullRequest;
  const own = { ...context, checkName: nameOfPull(context.checkName, number) };
  const begun = await beginCheck(target, own);
  const published = await publishCheck(target, own, begun, content);
  if (published.status === 'failed') return published;
  const pulls = [{ number, base: context.binding?.base ?? '', publication }, ...others];
  const worst = await publishWorst(target, context, started, pulls);
  return worst.status === 'failed' ? worst : published;
}

/** @returns a note for the reader if GitHub cannot be asked */
async function othersOf({ others }: PublishContext): Promise<readonly OtherPull[] | string> {
  try {
    return (await others?.()) ?? [];
  } catch (error) {
    const reason = explainFailure(error, {
      doing: 'look for other pull requests of this commit',
      permission: 'pull-requests: read',
    });
    return `Other open pull requests of this commit were not considered: ${reason}.`;
  }
}

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
    let results = await resultsOf(target, context, pulls);
    if (isMissing(results) && 'run' in started) {
      await wait(target, context, started.run, results);
      // The run that it waits for may have ended before it could see that this one waits.
      results = await resultsOf(target, context, pulls);
    }
    if (isMissing(results)) return { status: 'reached', notes: [waitingWords(results)] };
    const worst = results.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
    const numbers = pulls.map(({ number }) => number);
    const binding = { event: 'pull_request', base: worst.base, pulls: numbers };
    const shared = { ...context, binding };
    const annotations = { annotations: [], notes: [summaryOf(results)] };
    return await publishCheck(target, shared, started, { publication: named(worst), annotations });
  } catch (error) {
    return { status: 'failed', reason: explainFailure(error, checkOperation(target)) };
  }
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

/** The worst result, with its pull request in the title. */
function named(worst: PullResult): Publication {
  const { number, base, publication, own } = worst;
  const conclusion = conclusionIn(worst);
  const isOwn = conclusion !== conclusionOf(publication.report);
  const title = isOwn ? (own?.title.split(BINDING)[0] ?? '') : publication.title;
  return { ...publication, conclusion, title: `#${number} into ${terminal(base)}: ${title}` };
}

/** What follows the title of a result: what it is bound to. */
const BINDING = / · [a-z_]+ into /;

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
