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
import { openRepository } from '../repo/git.ts';
import { publishContext } from './publish-context.ts';
import { sharedPolicies } from './run-gate.ts';
import type { Environment, Step } from './step.ts';

/** Lists the open pull requests of a head into protected branches. @throws any octokit error, or that of the policy */
async function otherPulls(
  event: PullRequestPayload,
  without: number | undefined,
  github: PublishContext['github'],
  protection: () => Promise<Protection>,
): Promise<readonly OtherPull[]> {
  if ('unavailable' in github) return [];
  const all = await pullsWithHead(github, event.headSha);
  if (without !== undefined) await requireListed(all, without, event.headSha, github);
  const others = all.filter(({ number }) => number !== without);
  if (others.length === 0) return [];
  const { isProtected } = await protection();
  return others
    .filter(({ baseRef }) => isProtected(baseRef))
    .map(({ number, baseRef }) => ({ number, base: baseRef }));
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

interface Protection {
  isProtected(branch: string): boolean;
  /** Whether it protects several, so that the results of pull requests into them can differ. */
  readonly ofSeveral: boolean;
}

/** Returns which branches are protected: the default branch, and those that its policy names, which is read once. */
function protectionOf(
  event: EventPayload,
  github: PublishContext['github'],
  known: KnownRefs,
  env: Environment,
): () => Promise<Protection> {
  const { baseRef, defaultBranch: name = baseRef } = event;
  const tip = name === baseRef ? known.baseTip : known.defaultTip;
  const read = async (): Promise<Protection> => {
    const repository = await openRepository(env.GITHUB_WORKSPACE ?? process.cwd(), env);
    try {
      const refs = tip === undefined ? {} : { defaultTip: tip };
      const commit = await defaultTip(repository, event, refs);
      const reader = readerOf(repository, sharedPolicies(github));
      const loaded = await reader(commit, `${name}:${POLICY_PATH}`);
      return {
        isProtected: (branch) => policyOfBranch(loaded, branch, name) !== undefined,
        ofSeveral: Object.keys(loaded.policy.branches).some((branch) => branch !== name),
      };
    } finally {
      await repository.close();
    }
  };
  let asked: Promise<Protection> | undefined;
  return () => {
    asked ??= read();
    return asked;
  };
}

/**
 * Publishes the required check of a head again that a pull request has left, because it was closed or moved to a
 * branch that is not protected: now the worst of the others counts. Without others it stays as it is. Never throws.
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
    const others = await otherPulls(event, without, github, protection);
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

/** Whether the check run can be about the pull request that has left; a run in progress will consider the others. */
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

/** Where the result of an event is published, and what GitHub says about its refs. */
export interface CheckPlace {
  readonly context: PublishContext;
  readonly known: KnownRefs;
  /** Why it is not known whether the base is protected; then nothing can be decided. */
  readonly doubt?: GateError;
}

/** Finds the name of the check run before anything is judged; in doubt the required one, which then fails. */
export async function checkPlace(step: Step, event: EventPayload | GateError): Promise<CheckPlace> {
  const context = publishContext(step, event);
  if (event instanceof GateError) return { context, known: {} };
  const known = await askForRefs(context.github, event, core.warning);
  const { baseRef, defaultBranch = baseRef } = event;
  const protection = protectionOf(event, context.github, known, step.env);
  // The default branch needs no policy.
  const isProtected = async () =>
    baseRef === defaultBranch || (await protection()).isProtected(baseRef);
  const found = await isProtected().catch(asGateError);
  const doubt = found instanceof GateError ? { doubt: found } : {};
  const named = { ...context, checkName: checkNameOf(context.name, event, found !== false) };
  if (event.name !== 'pull_request' || found === false) return { context: named, known, ...doubt };
  const { number } = event.pullRequest;
  const others = {
    list: () => otherPulls(event, number, named.github, protection),
    canDiffer: () =>
      protection().then(
        ({ ofSeveral }) => ofSeveral,
        () => true,
      ),
  };
  return { context: { ...named, others }, known, ...doubt };
}
