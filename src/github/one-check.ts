import { type Annotation, missingAnnotations } from './check-annotations.ts';
import { QUEUE, readExternalId, WAITING_ID } from './check-binding.ts';
import {
  type CheckIdentity,
  type CheckRun,
  createCheck,
  gateChecks,
  isOfQueue,
  renameCheck,
  runExternalId,
  takeUpCheck,
} from './check-run.ts';
import { type FailureKind, readFailure } from './failure.ts';
import type { GitHubTarget } from './target.ts';

// Keeps exactly one completed check run of this name on a commit, however often the gate runs there.
//
// A run that starts takes over the newest check run, or creates one. If the newest is in progress,
// its run was killed or is still active, which cannot be determined. It is taken over either way; a
// run that is still active finds at its end that the check run has a later run's key. So the run that
// started last decides. If that run is killed, its `post:` step completes the check run as a failure;
// if even that does not run, the check run stays in progress, which never satisfies a required check.
//
// Two runs that create a check run at the same moment both see the newer one at their end, and the
// run that ends last supersedes the older one.
//
// The commit of a merge queue can be the head of a pull request, too. The queue's check run is not taken over
// by such a pull request, unless it has succeeded.
//
// A completed check run about another pull request alone is that one's result. It is not taken over, but
// renamed: the result of each pull request stays on the commit.

/**
 * Takes over the newest check run that GitHub allows, or creates one.
 *
 * @returns undefined if the check run belongs to a merge queue
 */
export async function obtainCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
): Promise<CheckRun | undefined> {
  const checks: CheckRun[] = [];
  const all = await gateChecks(target, identity.checkName);
  if (isTaken(all, identity)) return undefined;
  for (const check of all) {
    const other = otherPull(check, identity);
    if (other === undefined) checks.push(check);
    else await renameCheck(target, check, nameOfPull(identity.checkName, other));
  }
  for (const check of checks) {
    const taken = await reopen(target, identity, check);
    if (taken) return taken;
  }
  return await createCheck(target, identity, checks[0]);
}

/** Whether a merge queue has this check run, which only its own runs change. */
function isTaken(checks: readonly CheckRun[], { binding }: CheckIdentity): boolean {
  return binding?.event !== QUEUE && checks.some(isOfQueue);
}

/** The name of the check run with the result of one of several pull requests of a commit. */
export function nameOfPull(checkName: string, number: number): string {
  return `${checkName} (#${number})`;
}

/** Returns the only pull request of a completed check run, if it is not that of this run. */
function otherPull(check: CheckRun, { binding }: CheckIdentity): number | undefined {
  const [number, ...more] = readExternalId(check.externalId)?.pulls ?? [];
  const isOther = check.completed && more.length === 0 && binding !== undefined;
  return isOther && number !== undefined && !binding.pulls.includes(number) ? number : undefined;
}

/** The check run that receives the result, and what else remains to be done. */
export interface SettledCheck {
  readonly run: CheckRun;
  readonly missing: readonly Annotation[];
  /** Check runs of this name that are outdated. */
  readonly superseded: readonly CheckRun[];
}

/**
 * Selects the check run that receives the result: the newest one, unless it has outdated
 * annotations. GitHub cannot delete those, so a new check run replaces it.
 *
 * @param mine the check run returned by {@link obtainCheck}
 * @returns undefined if a run that started later owns the check run, or a merge queue
 */
export async function settleCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
  mine: CheckRun,
  wanted: readonly Annotation[],
): Promise<SettledCheck | undefined> {
  const all = await gateChecks(target, identity.checkName);
  if (isTaken(all, identity)) return undefined;
  const checks = all.filter(({ appId }) => appId === mine.appId);
  const [newest] = checks;
  if (newest && isOfLaterRun(newest, mine)) return undefined;
  const kept =
    newest?.externalId === mine.externalId && !newest.completed
      ? newest
      : newest && (await reopen(target, identity, newest));
  const missing = kept && (await missingAnnotations(target, kept, wanted));
  if (kept && missing) {
    return { run: kept, missing, superseded: checks.filter(({ id }) => id !== kept.id) };
  }
  const run = await createCheck(target, identity, newest);
  return { run, missing: wanted, superseded: checks };
}

/** A later run that is in progress will publish its result; a completed later result stays. */
function isOfLaterRun(newest: CheckRun, mine: CheckRun): boolean {
  if (newest.externalId === WAITING_ID) return false;
  return newest.completed
    ? newest.startedAt > mine.startedAt
    : newest.externalId !== mine.externalId;
}

/** GitHub's answers to who may not change a check run: of another app, of a job, or deleted. */
const NOT_REOPENABLE: ReadonlySet<FailureKind> = new Set(['forbidden', 'not_found', 'invalid']);

/**
 * @returns undefined if the check run belongs to another app, or the server does not reopen
 *   completed check runs
 */
async function reopen(
  target: GitHubTarget,
  identity: CheckIdentity,
  check: CheckRun,
): Promise<CheckRun | undefined> {
  try {
    const taken = await takeUpCheck(target, identity, check);
    return taken.completed || taken.externalId !== runExternalId(identity) ? undefined : taken;
  } catch (error) {
    // Whatever else has failed, the check run may be this gate's, and a new one would be its twin.
    if (NOT_REOPENABLE.has(readFailure(error).kind)) return undefined;
    throw error;
  }
}
