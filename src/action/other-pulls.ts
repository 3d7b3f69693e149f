import * as core from '@actions/core';
import { askForRefs, defaultTip, type KnownRefs } from '../event/known-refs.ts';
import type { EventPayload, PullRequestPayload } from '../event/payload.ts';
import { readerOf } from '../gate/base-policy.ts';
import { isWaiting, resultOf } from '../github/check-owner.ts';
import { gateChecks } from '../github/check-run.ts';
import type { GitHubTarget } from '../github/client.ts';
import { explainFailure, requireAsked } from '../github/failure.ts';
import { pullOrigin, pullsWithHead } from '../github/pull-request.ts';
import { asGateError, GateError } from '../ground/error.ts';
import { policyOfBranch } from '../policy/combine.ts';
import { POLICY_PATH } from '../policy/load.ts';
import type { OtherPull, PublishContext } from '../publish/context.ts';
import { startCheck } from '../publish/publisher.ts';
import { checkNameOf } from '../publish/required-check.ts';
import { publishWorst } from '../publish/several.ts';
import { openRepository, type Repository } from '../repo/git.ts';
import { isRemoteOf, pullsAtOrigin } from '../repo/remote.ts';
import { publishContext } from './publish-context.ts';
import { sharedPolicies } from './run-gate.ts';
import type { Environment, Step } from './step.ts';

/** The pull request of the event, if it is to be excluded, and the step's environment. */
interface Asking {
  readonly without: number | undefined;
  readonly env: Environment;
}

/**
 * Lists the open pull requests of a head into protected branches.
 * @throws any octokit error if GitHub cannot be asked; GateError if the default branch's policy is unreadable
 */
async function otherPulls(
  event: PullRequestPayload,
  { without, env }: Asking,
  github: PublishContext['github'],
  protection: () => Promise<Protection>,
): Promise<readonly OtherPull[]> {
  if ('unavailable' in github) return [];
  const byGit = () => pullsByGit(event.headSha, { without, env }, github);
  const all = await pullsWithHead(github, event.headSha, { byGit });
  if (without !== undefined) await requireListed(all, without, event.headSha, github);
  const others = all.filter(({ number }) => number !== without);
  if (others.length === 0) return [];
  const { isProtected } = await protection();
  return others
    .filter(({ baseRef }) => isProtected(baseRef))
    .map(({ number, baseRef }) => ({ number, base: baseRef }));
}

/** Each needs its own request; more cost as much as listing all open ones. */
const MOST_BY_GIT = 10;

/** @returns undefined if the remote lacks the event's pull request or cannot be asked */
async function pullsByGit(
  headSha: string,
  { without, env }: Asking,
  github: GitHubTarget,
): Promise<readonly number[] | undefined> {
  const find = async (repository: Repository): Promise<readonly number[]> =>
    (await isRemoteOf(repository, github)) ? pullsAtOrigin(repository, headSha) : [];
  const found = await inCheckout(env, find).catch((): readonly number[] => []);
  const isKnown = without !== undefined && found.includes(without);
  return isKnown && found.length <= MOST_BY_GIT ? found : undefined;
}

/** Opens the step's repository for the duration of `use`. */
export async function inCheckout<T>(env: Environment, use: (repository: Repository) => Promise<T>) {
  const repository = await openRepository(env.GITHUB_WORKSPACE ?? process.cwd(), env);
  try {
    return await use(repository);
  } finally {
    await repository.close();
  }
}

/** @throws BrokenAnswer for a list that lacks an open pull request with this head */
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

interface Protection {
  isProtected(branch: string): boolean;
  /** True if several branches are protected, so that results of pull requests can differ. */
  readonly ofSeveral: boolean;
}

/** Returns the protected branches: the default branch, and those in its policy, which is read once. */
function protectionOf(
  event: EventPayload,
  github: PublishContext['github'],
  known: KnownRefs,
  env: Environment,
): () => Promise<Protection> {
  const { baseRef, defaultBranch: name = baseRef } = event;
  const tip = name === baseRef ? known.baseTip : known.defaultTip;
  const read = async (repository: Repository): Promise<Protection> => {
    const refs = tip === undefined ? {} : { defaultTip: tip };
    const commit = await defaultTip(repository, event, refs);
    const reader = readerOf(repository, sharedPolicies(github));
    const loaded = await reader(commit, `${name}:${POLICY_PATH}`);
    return {
      isProtected: (branch) => policyOfBranch(loaded, branch, name) !== undefined,
      ofSeveral: Object.keys(loaded.policy.branches).some((branch) => branch !== name),
    };
  };
  let asked: Promise<Protection> | undefined;
  return () => {
    asked ??= inCheckout(env, read);
    return asked;
  };
}

/**
 * Publishes the required check of a head again after one of its pull requests was closed or moved to an
 * unprotected branch: the worst of the other results counts. Without others, it stays as it is. Never throws.
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
    const known = await askForRefs(github, event, core.warning);
    const protection = protectionOf(event, github, known, step.env);
    const others = await otherPulls(event, { without, env: step.env }, github, protection);
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

/** True if the check run may be about the removed pull request. A run in progress will consider the others itself. */
async function isOutdated(
  { checkName }: PublishContext,
  github: GitHubTarget,
  [only, ...more]: readonly OtherPull[],
): Promise<boolean> {
  const [newest] = await gateChecks(github, checkName);
  if (newest === undefined) return true;
  if (!newest.completed) return isWaiting(newest);
  const pulls = resultOf(newest)?.pulls ?? [];
  return more.length > 0 || pulls.length !== 1 || pulls[0] !== only?.number;
}

function namesOf(others: readonly OtherPull[]): string {
  return others.map(({ number }) => `#${number}`).join(', ');
}

/** Where to publish the result of an event, and GitHub's refs. */
export interface CheckPlace {
  readonly context: PublishContext;
  readonly known: KnownRefs;
  /** Why the protection of the base is unknown; nothing can then be decided. */
  readonly doubt?: GateError;
}

/** Finds the name of the check run before judging; in doubt the required one, which then fails. */
export async function checkPlace(step: Step, event: EventPayload | GateError): Promise<CheckPlace> {
  const context = publishContext(step, event);
  if (event instanceof GateError) return { context, known: {} };
  const known = await askForRefs(context.github, event, core.warning);
  const { baseRef, defaultBranch = baseRef } = event;
  const protection = protectionOf(event, context.github, known, step.env);
  // The default branch is protected without a policy.
  const isProtected = async () =>
    baseRef === defaultBranch || (await protection()).isProtected(baseRef);
  const found = await isProtected().catch(asGateError);
  const doubt = found instanceof GateError ? { doubt: found } : {};
  const named = { ...context, checkName: checkNameOf(context.name, event, found !== false) };
  if (event.name !== 'pull_request' || found === false) return { context: named, known, ...doubt };
  const { number } = event.pullRequest;
  const others = {
    list: () => otherPulls(event, { without: number, env: step.env }, named.github, protection),
    canDiffer: () =>
      protection().then(
        ({ ofSeveral }) => ofSeveral,
        () => true,
      ),
  };
  return { context: { ...named, others }, known, ...doubt };
}
