import * as core from '@actions/core';
import { approveByReviews } from '../approval/by-reviews.ts';
import { askForRefs, defaultTip, type KnownRefs } from '../event/known-refs.ts';
import type { EventPayload } from '../event/payload.ts';
import { type PullRequestPayload, pullRequest } from '../event/pull-request.ts';
import { resolveUnchecked } from '../event/resolve-event.ts';
import { protectedBy, readerOf } from '../gate/base-policy.ts';
import { requireAsked } from '../github/failure.ts';
import { pullOrigin, pullRequestAsPayload, pullsWithHead } from '../github/pull-request.ts';
import { githubReviews } from '../github/reviews.ts';
import type { GitHubTarget } from '../github/target.ts';
import { asGateError } from '../ground/as-gate-error.ts';
import { GateError } from '../ground/error.ts';
import { POLICY_PATH } from '../policy/load.ts';
import type { ReadShared } from '../policy/shared-policy.ts';
import type { OtherPull, PublishContext } from '../publish/context.ts';
import { openRepository, type Repository } from '../repo/git.ts';
import { buildErrorReport } from '../report/build.ts';
import type { GateReport } from '../report/gate-report.ts';
import { readInputs } from './inputs.ts';
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
