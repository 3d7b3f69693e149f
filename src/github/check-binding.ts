/** What a result is about, besides the commit: another base, event or policy can have another result. */
export interface CheckBinding {
  readonly event: string;
  /** The name of the base branch. */
  readonly base: string;
  /** The pull requests that the check run is about; empty for other events. */
  readonly pulls: readonly number[];
}

/** The event of a merge queue, whose commit can be the head of a pull request, too. */
export const QUEUE = 'merge_group';

/** Digits of a policy's digest that identify it on a commit. */
const POLICY_DIGITS = 12;
/** A longer branch name is cut; in characters of its encoded form. */
const LONGEST_BASE = 100;

const KEY_PREFIX = 'gene-gate:';
const WAITING = 'waiting';

// The `external_id` of a check run in progress claims it for a run: `gene-gate:RUN:NUMBER`. Each claim has a
// higher number than the claims and results that GitHub shows, so the numbers are the order in which GitHub
// recorded the claims. No clock of a runner decides which run is later.

/** Returns the start of the `external_id`s of a run's claims. */
export function claimPrefix(runKey: string): string {
  return `${KEY_PREFIX}${runKey}:`;
}

/** Returns the `external_id` of a check run that waits for the result of another pull request. */
export function waitingId(claim: number): string {
  return `${claimPrefix(WAITING)}${claim}`;
}

/** Whether a check run waits for the result of another pull request. */
export function isWaiting(id: string): boolean {
  return id.startsWith(claimPrefix(WAITING));
}

/** Whether a run has claimed a check run, or it waits. */
export function isClaim(id: string): boolean {
  return id.startsWith(KEY_PREFIX);
}

/** Returns the number of a claim, or of the claim whose result it is; 0 if it has none. */
export function claimOf(id: string): number {
  const number = isClaim(id) ? /:(\d{1,9})$/.exec(id)?.[1] : COMPLETED.exec(id)?.[6];
  return Number(number ?? 0);
}

/** Returns the first digits of a policy's digest; `none` if no policy could be read. */
export function shortPolicy(digest: string | undefined): string {
  return digest?.replace(/^sha256:/, '').slice(0, POLICY_DIGITS) ?? 'none';
}

/**
 * Returns the `external_id` of a completed check run: the digest of the report, then the event, the base
 * branch, the policy, the pull requests and the number of the claim.
 *
 * @param report `sha256:` digest of the GateReport
 * @param policy digest of the effective policy
 */
export function completedExternalId(
  report: string,
  policy: string | undefined,
  { event, base, pulls }: CheckBinding,
  claim: number,
): string {
  const numbers = pulls.map((number) => `#${number}`).join(',');
  return [report, event, encodedBase(base), shortPolicy(policy), numbers, claim].join(';');
}

const COMPLETED = /^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);([0-9a-z]+);([#\d,]*);(\d{1,9}))?$/;

/** The `external_id` of a completed check run. Without a readable event, it is the digest alone. */
export interface CompletedId {
  readonly digest: string;
  /** Undefined if the event could not be read. */
  readonly event: string | undefined;
  /** The first digits of the policy's digest. */
  readonly policy: string | undefined;
  readonly pulls: readonly number[];
  /** Whether the result is about a pull request into this branch. */
  readonly isInto: (base: string) => boolean;
}

/** @returns undefined for the `external_id` of anything else */
export function readExternalId(id: string): CompletedId | undefined {
  const [, digest, event, base, policy, pulls = ''] = COMPLETED.exec(id) ?? [];
  if (digest === undefined) return undefined;
  const numbers = [...pulls.matchAll(/#(\d+)/g)].map(([, number]) => Number(number));
  return { digest, event, policy, pulls: numbers, isInto: (name) => base === encodedBase(name) };
}

function encodedBase(base: string): string {
  return encodeURIComponent(base).slice(0, LONGEST_BASE);
}
