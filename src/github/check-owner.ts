import { randomUUID } from 'node:crypto';

// The owner of a check run is in its `external_id`.
//
// The required check is one check run on a commit, but many runs of the gate can want to write it: a push and a
// review start one each, a person repeats a job, several pull requests have the same commit. GitHub has no lock.
// So each run records its ownership in the check run, and reads it again before it writes a result. An
// `external_id` has one of three forms; check runs of GitHub's jobs and of other apps have others.
//
//   gene-gate:EVENT:UUID:CLAIM      in progress for the run with this key, or completed as its failure
//   gene-gate:waiting:CLAIM         in progress until another pull request of the commit has its result
//   sha256:REPORT;EVENT;BASE;POLICY;#PULL,…;CLAIM
//                                   completed: the digest of the report, then the scope of the result
//
// - A starting run claims the check run with the commit's highest CLAIM plus one. The numbers are the order in
//   which GitHub recorded the claims; no runner's clock matters.
// - A run writes its result only if no claim or result has a higher number. So the last claim decides, and an
//   earlier run that is still active writes nothing. Killed and active runs look alike, so a check run in
//   progress can always be claimed.
// - Two runs can read the same highest number. The tie is broken by check run id: the higher one is later.
// - An earlier run can complete the check run at the moment when a later one claims it, and so remove the claim.
//   Its result has the lower number, so the later run replaces it.
// - The `post:` step of a killed run completes, as a failure, the check runs in progress with the key of its run.
//   A check run claimed by a later run has another key and is left alone. A check run that nobody completes stays
//   in progress, which never satisfies a required check.
// - The commit of a merge queue can be the head of a pull request. That pull request does not take over the
//   queue's check run until it is a success, because the queue would merge by its result.
// - The result of another pull request is not claimed but renamed, so it stays on the commit.

/** The scope of a result on a commit. Another base, event or policy can have another result. */
export interface CheckBinding {
  readonly event: string;
  readonly base: string;
  /** The pull requests of the check run; empty for other events. */
  readonly pulls: readonly number[];
}

export interface Claim {
  /** Unique to this run; see {@link newRunKey}. */
  readonly runKey: string;
  readonly claim: number;
}

export interface OwnedCheck {
  readonly id: number;
  readonly completed: boolean;
  readonly conclusion: string | null;
  readonly externalId: string;
}

/** Read from its `external_id`. */
export interface CheckResult {
  readonly digest: string;
  /** Of the policy's digest. */
  readonly policy: string;
  readonly event: string;
  readonly pulls: readonly number[];
  /** True for a change into this branch. */
  readonly isInto: (base: string) => boolean;
}

interface Owner {
  readonly event: string;
  readonly claim: number;
  /** The key of the claiming run, or {@link WAITING}. */
  readonly runKey?: string;
  readonly result?: CheckResult;
}

const QUEUE = 'merge_group';
const WAITING = 'waiting';

/** Enough to identify a policy on a commit. */
const POLICY_DIGITS = 12;
/** In its encoded form, in characters. */
const LONGEST_BASE = 100;

const CLAIMED = /^gene-gate:(.+):(\d{1,9})$/;
const RESULT = /^(sha256:[0-9a-f]{64});([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*);(\d{1,9})$/;

/** Begins with the event's name. */
export function newRunKey(event: string | undefined): string {
  return `${event ?? 'run'}:${randomUUID()}`;
}

export function claimedId({ runKey, claim }: Claim): string {
  return `gene-gate:${runKey}:${claim}`;
}

export function waitingId(check: OwnedCheck): string {
  return claimedId({ runKey: WAITING, claim: claimOf(check) });
}

export function resultId(
  check: OwnedCheck,
  { digest, policy }: { readonly digest: string; readonly policy: string | undefined },
  { event, base, pulls }: CheckBinding,
): string {
  const numbers = pulls.map((number) => `#${number}`).join(',');
  const about = [event, encodedBase(base), shortPolicy(policy), numbers];
  return [digest, ...about, claimOf(check)].join(';');
}

/** `none` if no policy could be read. */
export function shortPolicy(digest: string | undefined): string {
  return digest?.replace(/^sha256:/, '').slice(0, POLICY_DIGITS) ?? 'none';
}

function encodedBase(base: string): string {
  return encodeURIComponent(base).slice(0, LONGEST_BASE);
}

/** @returns undefined for a check run that the gate did not create */
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

export function isOfGate(check: OwnedCheck): boolean {
  return ownerOf(check) !== undefined;
}

/** 0 if it is not the gate's. */
export function claimOf(check: Pick<OwnedCheck, 'externalId'>): number {
  return ownerOf(check)?.claim ?? 0;
}

/** Undefined if the gate wrote none. */
export function resultOf(check: OwnedCheck | undefined): CheckResult | undefined {
  return check?.completed ? ownerOf(check)?.result : undefined;
}

/** True for a check run in progress that this run has claimed. */
export function isClaimedBy(check: OwnedCheck, runKey: string): boolean {
  return !check.completed && ownerOf(check)?.runKey === runKey;
}

export function isWaiting(check: OwnedCheck): boolean {
  return isClaimedBy(check, WAITING);
}

/** True if a merge queue owns one of these check runs, so this run may not take it over. */
export function isTaken(checks: readonly OwnedCheck[], { event }: CheckBinding): boolean {
  const isOpen = (check: OwnedCheck) => !(check.completed && check.conclusion === 'success');
  return event !== QUEUE && checks.some((each) => ownerOf(each)?.event === QUEUE && isOpen(each));
}

/**
 * True if a check run has a later claim than a run, or the result of a later run.
 * @param mine the run's own check run; undefined under another name
 */
export function isLater(check: OwnedCheck, { runKey, claim }: Claim, mine?: OwnedCheck): boolean {
  const owner = ownerOf(check);
  if (owner === undefined || owner.runKey === WAITING || owner.runKey === runKey) return false;
  if (owner.claim !== claim) return owner.claim > claim;
  return mine === undefined || check.id >= mine.id;
}

/** Returns the pull request of a result if it is the only one, and not one of this run's. */
export function otherPull(check: OwnedCheck, { pulls }: CheckBinding): number | undefined {
  const [number, ...more] = resultOf(check)?.pulls ?? [];
  if (number === undefined || more.length > 0 || pulls.includes(number)) return undefined;
  return number;
}
