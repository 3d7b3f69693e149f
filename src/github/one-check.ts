import { PASSING_FAILURES } from './backoff.ts';
import { type Annotation, missingAnnotations } from './check-annotations.ts';
import {
  type CheckIdentity,
  type CheckRun,
  createCheck,
  gateChecks,
  runExternalId,
  takeUpCheck,
} from './check-run.ts';
import { readFailure } from './failure.ts';
import type { GitHubTarget } from './target.ts';

// However often the gate runs on a commit, one completed check run has its name there.
//
// A run that starts takes the newest check run up, or creates one. If that one is in progress, its
// run was killed, or is alive: nobody can tell. It is taken up all the same, and a run that is alive
// finds at its end that the check run has a later run's key. So the run that started last has the
// word. Should it be killed, its `post:` step completes the check run as a failure; should even that
// not come to it, the check run stays in progress, which no merge rule takes for a yes.
//
// Two runs that create at the same moment both see the newest of the two at their end, and the older
// one is superseded by whichever run ends last.

/** Takes up the newest check run that GitHub lets us have, or creates one. */
export async function obtainCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
): Promise<CheckRun> {
  const checks = await gateChecks(target, identity.checkName);
  for (const check of checks) {
    const taken = await reopen(target, identity, check);
    if (taken) return taken;
  }
  return await createCheck(target, identity, checks[0]);
}

/** The check run that gets the result, and what there is to do besides completing it. */
export interface SettledCheck {
  readonly run: CheckRun;
  readonly missing: readonly Annotation[];
  /** Check runs of this name that are no longer true. */
  readonly superseded: readonly CheckRun[];
}

/**
 * Decides which check run gets the result: the newest one, unless it has annotations that are no
 * longer true. GitHub cannot delete those, so a fresh check run takes its place.
 *
 * @param mine the check run of {@link obtainCheck}
 * @returns undefined if a run that started later has the check run
 */
export async function settleCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
  mine: CheckRun,
  wanted: readonly Annotation[],
): Promise<SettledCheck | undefined> {
  const all = await gateChecks(target, identity.checkName);
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

/** A later run that is not done will be; the result of one that is done stays. */
function isOfLaterRun(newest: CheckRun, mine: CheckRun): boolean {
  return newest.completed
    ? newest.startedAt > mine.startedAt
    : newest.externalId !== mine.externalId;
}

/**
 * @returns undefined if it cannot be had: it is another app's, or the server does not reopen what is
 *   completed
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
    if (PASSING_FAILURES.has(readFailure(error).kind)) throw error;
    return undefined;
  }
}
