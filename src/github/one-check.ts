import { type Annotation, missingAnnotations } from './check-annotations.ts';
import {
  type Claim,
  claimedId,
  claimOf,
  isLater,
  isOfGate,
  isTaken,
  otherPull,
} from './check-owner.ts';
import {
  type CheckIdentity,
  type CheckRun,
  createCheck,
  gateChecks,
  listChecks,
  takeUpCheck,
  updateCheck,
} from './check-run.ts';
import type { GitHubTarget } from './client.ts';
import { type FailureKind, readFailure } from './failure.ts';

// Keeps exactly one completed check run of this name on a commit, however often the gate runs. check-owner.ts
// explains the ownership of check runs.

/** Or the check run's other owner. */
export type Obtained = CheckRun | 'merge queue' | 'later run';

/**
 * Claims the newest check run that GitHub lets us reopen, or creates one.
 * @param claim the run's claim under another name; default: the next number
 */
export async function obtainCheck(
  target: GitHubTarget,
  identity: CheckIdentity,
  claim?: number,
): Promise<Obtained> {
  const all = await gateChecks(target, identity.checkName);
  if (isTaken(all, identity.binding)) return 'merge queue';
  if (claim !== undefined && all.some((check) => isLater(check, { ...identity, claim }))) {
    return 'later run';
  }
  const highest = Math.max(0, ...all.map(claimOf));
  const claiming = { ...identity, claim: claim ?? highest + 1 };
  const own = all.filter((check) => otherPull(check, identity.binding) === undefined);
  for (const check of own) {
    const taken = await reopen(target, claiming, check);
    if (taken) return taken;
  }
  return await createCheck(target, claiming, all[0]);
}

/** For one of several pull requests of a commit. */
export function nameOfPull(checkName: string, number: number): string {
  return `${checkName} (#${number})`;
}

/**
 * Renames the check runs that contain only another pull request's result.
 * @param checks the gate's check runs of this name; default: they are listed
 * @throws any octokit error
 */
export async function renameOthers(
  target: GitHubTarget,
  identity: CheckIdentity,
  checks?: readonly CheckRun[],
): Promise<void> {
  for (const check of checks ?? (await gateChecks(target, identity.checkName))) {
    const other = otherPull(check, identity.binding);
    if (other !== undefined) {
      await updateCheck(target, check, { name: nameOfPull(identity.checkName, other) });
    }
  }
}

export interface SettledIdentity extends CheckIdentity {
  /** The result includes the others, so it may replace any of them. */
  readonly joins?: boolean;
  /** Renames results of other pull requests; default: they stay as they are. */
  readonly separates?: boolean;
}

export interface SettledCheck {
  readonly run: CheckRun;
  readonly missing: readonly Annotation[];
  /** Outdated check runs of this name. */
  readonly superseded: readonly CheckRun[];
  /** Check runs of this name from other workflow runs' jobs or other apps. */
  readonly twins: readonly CheckRun[];
}

/**
 * Selects the check run that receives the result: the newest one, unless it has outdated annotations. GitHub
 * cannot delete those, so a new check run replaces it.
 * @returns undefined if a later run or a merge queue owns the check run
 */
export async function settleCheck(
  target: GitHubTarget,
  identity: SettledIdentity,
  mine: CheckRun,
  wanted: readonly Annotation[],
): Promise<SettledCheck | undefined> {
  const claim = { ...identity, claim: claimOf(mine) };
  const listed = await listChecks(target, target.headSha, identity.checkName);
  const all = listed.filter(isOfGate).sort((a, b) => b.id - a.id);
  if (isTaken(all, identity.binding)) return undefined;
  const twins = listed.filter((check) => !isOfGate(check) && !isOwnJob(check, identity));
  const checks = all.filter(
    (check) => check.appId === mine.appId && otherPull(check, identity.binding) === undefined,
  );
  const isOver = (check: CheckRun) =>
    isLater(check, claim, mine) && !(check.completed && identity.joins === true);
  if (checks.some(isOver)) return undefined;
  if (identity.separates) await renameOthers(target, identity, all);
  // The number never decreases, even if the other claims waited.
  const highest = Math.max(...[mine, ...checks].map(claimOf));
  const next = { ...identity, claim: highest };
  const [newest] = checks;
  const kept =
    newest?.externalId === mine.externalId && !newest.completed
      ? newest
      : newest && (await reopen(target, next, newest));
  const missing = kept && (await missingAnnotations(target, kept, wanted));
  if (kept && missing) {
    return { run: kept, missing, superseded: checks.filter(({ id }) => id !== kept.id), twins };
  }
  const run = await createCheck(target, next, newest);
  return { run, missing: wanted, superseded: checks, twins };
}

function isOwnJob({ detailsUrl }: CheckRun, { detailsUrl: page }: CheckIdentity): boolean {
  return page !== undefined && detailsUrl.startsWith(`${page}/`);
}

/** GitHub's answers if the check run belongs to another app or a job, or was deleted. */
const NOT_REOPENABLE: ReadonlySet<FailureKind> = new Set(['forbidden', 'not_found', 'invalid']);

/**
 * @returns undefined if the check run belongs to another app, or the server does not reopen completed check runs
 */
async function reopen(
  target: GitHubTarget,
  identity: CheckIdentity & Claim,
  check: CheckRun,
): Promise<CheckRun | undefined> {
  try {
    const taken = await takeUpCheck(target, identity, check);
    return taken.completed || taken.externalId !== claimedId(identity) ? undefined : taken;
  } catch (error) {
    // After any other failure, the check run may be this gate's, and a new one would duplicate it.
    if (NOT_REOPENABLE.has(readFailure(error).kind)) return undefined;
    throw error;
  }
}
