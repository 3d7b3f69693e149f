import * as core from '@actions/core';
import { approveByReviews } from '../approval/by-reviews.ts';
import { askForRefs, defaultTip, type KnownRefs } from '../event/known-refs.ts';
import type { EventPayload } from '../event/payload.ts';
import { type PullRequestPayload, pullRequest } from '../event/pull-request.ts';
import { resolveUnchecked } from '../event/resolve-event.ts';
import { protectedBy, readerOf } from '../gate/base-policy.ts';
import { isWaiting, readExternalId } from '../github/check-binding.ts';
import { gateChecks } from '../github/check-run.ts';
import type { GitHubTarget } from '../github/client.ts';
import { explainFailure, requireAsked } from '../github/failure.ts';
import { pullOrigin, pullRequestAsPayload, pullsWithHead } from '../github/pull-request.ts';
import { githubReviews } from '../github/reviews.ts';
import { asGateError, GateError } from '../ground/error.ts';
import { POLICY_PATH } from '../policy/load.ts';
import type { ReadShared } from '../policy/shared-policy.ts';
import type { OtherPull, PublishContext } from '../publish/context.ts';
import { startCheck } from '../publish/publisher.ts';
import { publishWorst } from '../publish/several.ts';
import { openRepository, type Repository } from '../repo/git.ts';
import { buildErrorReport } from '../report/build.ts';
import type { GateReport } from '../report/gate-report.ts';
import { readInputs } from './inputs.ts';
import { publishContext } from './publish-context.ts';
import { publicationOf } from './publish-report.ts';
import { gateOfStep, type Question, sharedPolicies } from './run-gate.ts';
import type { Environment, Step } from './step.ts';

/** Pull requests of one commit that are judged; with more, nothing is decided. */
const MOST = 10;

/**
 * Judges the open pull requests of a head into protected branches, without running anything.
 *
 * @param without the pull request that is judged already, or has left
 * @throws any octokit error if GitHub cannot be asked for them
 */
export async function otherPulls(
  headSha: string,
  without: number | undefined,
  context: PublishContext,
  step: Step,
): Promise<readonly OtherPull[]> {
  const { github } = context;
  if ('unavailable' in github) return [];
  const all = await pullsWithHead(github, headSha);
  if (without !== undefined) await requireListed(all, without, headSha, github);
  const open = all.filter(({ number }) => number !== without);
  const judged: OtherPull[] = [];
  for (const { number, baseRef } of open) {
    const payload = pullRequest(await pullRequestAsPayload(github, number));
    // It has been moved, closed or pushed to since it was listed, which starts a run of its own.
    if (payload.headSha !== headSha || payload.baseRef !== baseRef) continue;
    const report = await judge(payload, github, judged.length, step);
    if (report) judged.push({ number, base: baseRef, publication: publicationOf(report, context) });
    if (judged.length > MOST) break;
  }
  return judged;
}

/** @throws BrokenAnswer for a list without a pull request that is open and has this head */
async function requireListed(
  open: Awaited<ReturnType<typeof pullsWithHead>>,
  number: number,
  headSha: string,
  github: GitHubTarget,
): Promise<void> {
  if (open.some((pull) => pull.number === number)) return;
  const { isOpen, headSha: head } = await pullOrigin(github, number);
  requireAsked(!(isOpen && head === headSha), `all open pull requests: #${number} is missing`);
}

/** @returns undefined if the base is not protected */
async function judge(
  payload: PullRequestPayload,
  github: GitHubTarget,
  before: number,
  step: Step,
): Promise<GateReport | undefined> {
  const startedAt = new Date();
  try {
    const known = await askForRefs(github, payload, core.warning);
    if (!(await isProtected(payload, known, step.env, sharedPolicies(github)))) return undefined;
    if (before >= MOST) throw tooMany();
    const question: Question = {
      locate: (repository) => resolveUnchecked(repository, payload, known),
      approver: approveByReviews(() => githubReviews(github, payload.pullRequest)),
      run: false,
    };
    return await gateOfStep(question, readInputs(core.getInput), github, step);
  } catch (error) {
    return buildErrorReport(asGateError(error), { startedAt }, new Date());
  }
}

function tooMany(): GateError {
  return new GateError(
    'pull_request_not_found',
    `More than ${MOST} other open pull requests into protected branches have this head`,
    'Close some of them; the required check belongs to the commit, so all of them count.',
  );
}

/**
 * Whether the policy of the default branch protects the base of an event.
 *
 * @throws GateError if it cannot be read
 */
export async function isProtected(
  event: EventPayload,
  known: KnownRefs,
  env: Environment,
  readShared: ReadShared,
): Promise<boolean> {
  const { baseRef, defaultBranch: name = baseRef } = event;
  if (name === baseRef) return true;
  return await withDefaultPolicy(event, known, env, async (repository, commit) => {
    const read = readerOf(repository, readShared);
    return (await protectedBy({ name, commit }, baseRef, read)) !== undefined;
  });
}

/**
 * Whether the policy of the default branch protects other branches than that one, too.
 *
 * @throws GateError if it cannot be read
 */
export async function protectsSeveral(
  event: EventPayload,
  known: KnownRefs,
  env: Environment,
  readShared: ReadShared,
): Promise<boolean> {
  const { baseRef, defaultBranch: name = baseRef } = event;
  if (name !== baseRef) return true;
  const tips = { ...known, ...(known.baseTip && { defaultTip: known.baseTip }) };
  return await withDefaultPolicy(event, tips, env, async (repository, commit) => {
    const { policy } = await readerOf(repository, readShared)(commit, POLICY_PATH);
    return Object.keys(policy.branches).some((branch) => branch !== name);
  });
}

async function withDefaultPolicy(
  event: EventPayload,
  known: KnownRefs,
  env: Environment,
  ask: (repository: Repository, commit: string) => Promise<boolean>,
): Promise<boolean> {
  const repository = await openRepository(env.GITHUB_WORKSPACE ?? process.cwd(), env);
  try {
    return await ask(repository, await defaultTip(repository, event, known));
  } finally {
    await repository.close();
  }
}

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
