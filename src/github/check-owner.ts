import { randomUUID } from 'node:crypto';

// The owner of a check run is in its `external_id`.
//
// The required check is one check run on a commit, but many runs of the gate can want to write it: a push and a
// review start one each, a person starts a job again, several pull requests have the same commit. GitHub has no
// lock. So each run writes into the check run who owns it, and reads it again before it writes a result. An
// `external_id` has one of three forms; GitHub's own check runs of jobs, and those of other apps, have others.
//
//   gene-gate:EVENT:UUID:CLAIM      in progress for the run with this key, or completed as a failure for it
//   gene-gate:waiting:CLAIM         in progress until another pull request of the commit has its result
//   sha256:REPORT;EVENT;BASE;POLICY;#PULL,…;CLAIM
//                                   completed: the digest of the report, then what the result is about
//
// - A run that starts claims the check run with the highest CLAIM on the commit plus one. So the numbers are the
//   order in which GitHub recorded the claims. No clock of a runner decides which run is later.
// - A run writes its result only if no claim and no result is later than its own. So the run that claimed last
//   decides, and an earlier one that is still active writes nothing. A killed run and an active one look alike, so
//   a check run in progress can always be claimed.
// - Two runs can read the same highest number. Between equal numbers, the check run with the higher id is later.
// - An earlier run can complete the check run in the moment in which a later one claims it, and so remove the
//   claim. Its result has the lower number, so the later run replaces it.
// - The `post:` step of a killed run completes, as a failure, the check runs in progress with the key of its run.
//   One that a later run has claimed has another key, and is left to it. A check run that nobody completes stays
//   in progress, which never satisfies a required check.
// - The commit of a merge queue can be the head of a pull request. A check run that belongs to the queue is not
//   taken over by that pull request until it is a success, since the queue would merge by its result.
// - A result of another pull request alone is not claimed, but gets a name of its own: it stays on the commit.

/** What a result is about, besides the commit: another base, event or policy can have another result. */
export interface CheckBinding {
  readonly event: string;
  readonly base: string;
  /** The pull requests that the check run is about; empty for other events. */
  readonly pulls: readonly number[];
}

/** A run that claims a check run. */
export interface Claim {
  /** Unique to this run; see {@link newRunKey}. */
  readonly runKey: string;
  readonly claim: number;
}

/** A check run, as far as it says whose it is. */
export interface OwnedCheck {
  readonly id: number;
  readonly completed: boolean;
  readonly conclusion: string | null;
  readonly externalId: string;
}

/** A result, as its `external_id` says it. */
export interface CheckResult {
  readonly digest: string;
  /** The first digits of the policy's digest. */
  readonly policy: string;
  readonly event: string;
  readonly pulls: readonly number[];
  /** Whether it is about a change of this branch. */
  readonly isInto: (base: string) => boolean;
}

interface Owner {
  readonly event: string;
  readonly claim: number;
  /** The key of the run that has claimed it, or {@link WAITING}. */
  readonly runKey?: string;
  readonly result?: CheckResult;
}

const QUEUE = 'merge_group';
const WAITING = 'waiting';

/** Digits of a policy's digest that identify it on a commit. */
const POLICY_DIGITS = 12;
/** A longer branch name is cut; in characters of its encoded form. */
const LONGEST_BASE = 100;

const CLAIMED = /^gene-gate:(.+):(\d{1,9})$/;
const RESULT = /^(sha256:[0-9a-f]{64});([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*);(\d{1,9})$/;

/** Returns a new key of a run, which names its event. */
export function newRunKey(event: string | undefined): string {
  return `${event ?? 'run'}:${randomUUID()}`;
}

/** Returns the `external_id` of a check run that a run has claimed. */
export function claimedId({ runKey, claim }: Claim): string {
  return `gene-gate:${runKey}:${claim}`;
}

/** Returns the `external_id` of a check run that waits for the result of another pull request. */
export function waitingId(check: OwnedCheck): string {
  return claimedId({ runKey: WAITING, claim: claimOf(check) });
}

/** Returns the `external_id` of a check run that receives a result. */
export function resultId(
  check: OwnedCheck,
  { digest, policy }: { readonly digest: string; readonly policy: string | undefined },
  { event, base, pulls }: CheckBinding,
): string {
  const numbers = pulls.map((number) => `#${number}`).join(',');
  const about = [event, encodedBase(base), shortPolicy(policy), numbers];
  return [digest, ...about, claimOf(check)].join(';');
}

/** Returns the first digits of a policy's digest; `none` if no policy could be read. */
export function shortPolicy(digest: string | undefined): string {
  return digest?.replace(/^sha256:/, '').slice(0, POLICY_DIGITS) ?? 'none';
}

function encodedBase(base: string): string {
  return encodeURIComponent(base).slice(0, LONGEST_BASE);
}

/** @returns undefined for a check run that the gate has not created */
function ownerOf({ externalId }: Pick<OwnedCheck, 'externalId'>): Owner | undefined {
  const [, runKey, number] = CLAIMED.exec(externalId) ?? [];
  if (runKey !== undefined) {
    return { event: runKey.split(':')[0] ?? '', claim: Number(number), runKey };
  }
  const [, digest, event = '', base, policy = '', pulls = '', claim] =
    RESULT.exec(externalId) ?? [];
  if (digest === undefined) return undefined;
  const numbers = [...pulls.matchAll(/#(\d+)/g)].map(([, each]) => Number(each));
  const isInto = (name: string) => base === encodedBase(name);
  const result = { digest, event, policy, pulls: numbers, isInto };
  return { event, claim: Number(claim), result };
}

/** Whether the gate has created a check run. */
export function isOfGate(check: OwnedCheck): boolean {
  return ownerOf(check) !== undefined;
}

/** Returns the number of a check run's claim; 0 if it is not the gate's. */
export function claimOf(check: Pick<OwnedCheck, 'externalId'>): number {
  return ownerOf(check)?.claim ?? 0;
}

/** Returns what a completed check run is about; undefined if it has no result of the gate. */
export function resultOf(check: OwnedCheck | undefined): CheckResult | undefined {
  return check?.completed ? ownerOf(check)?.result : undefined;
}

/** Whether a check run is in progress, claimed by this run. */
export function isClaimedBy(check: OwnedCheck, runKey: string): boolean {
  return !check.completed && ownerOf(check)?.runKey === runKey;
}

/** Whether a check run waits for the result of another pull request. */
export function isWaiting(check: OwnedCheck): boolean {
  return isClaimedBy(check, WAITING);
}

/** Whether a merge queue has one of these check runs, which this run may not take over. */
export function isTaken(checks: readonly OwnedCheck[], { event }: CheckBinding): boolean {
  const isOpen = (check: OwnedCheck) => !(check.completed && check.conclusion === 'success');
  return event !== QUEUE && checks.some((each) => ownerOf(each)?.event === QUEUE && isOpen(each));
}

/**
 * Whether a check run has a later claim than that of a run, or the result of one.
 *
 * @param mine the check run that the run has; undefined under another name
 */
export function isLater(check: OwnedCheck, { runKey, claim }: Claim, mine?: OwnedCheck): boolean {
  const owner = ownerOf(check);
  if (owner === undefined || owner.runKey === WAITING || owner.runKey === runKey) return false;
  if (owner.claim !== claim) return owner.claim > claim;
  return mine === undefined || check.id >= mine.id;
}

/** Returns the only pull request of a result, if it is not one that this run is about. */
export function otherPull(check: OwnedCheck, { pulls }: CheckBinding): number | undefined {
  const [number, ...more] = resultOf(check)?.pulls ?? [];
  if (number === undefined || more.length > 0 || pulls.includes(number)) return undefined;
  return number;
}
