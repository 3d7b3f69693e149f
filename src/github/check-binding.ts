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

/** The `external_id` of a check run that waits for the result of another pull request. */
export const WAITING_ID = 'gene-gate:waiting';

/** Returns the first digits of a policy's digest; `none` if no policy could be read. */
export function shortPolicy(digest: string | undefined): string {
  return digest?.replace(/^sha256:/, '').slice(0, POLICY_DIGITS) ?? 'none';
}

/**
 * Returns the `external_id` of a completed check run: the digest of the report, then the event, the base
 * branch, the policy and the pull requests.
 *
 * @param report `sha256:` digest of the GateReport
 * @param policy digest of the effective policy
 */
export function completedExternalId(
  report: string,
  policy: string | undefined,
  { event, base, pulls }: CheckBinding,
): string {
  const numbers = pulls.map((number) => `#${number}`).join(',');
  return [report, event, encodedBase(base), shortPolicy(policy), numbers].join(';');
}

const COMPLETED = /^(sha256:[0-9a-f]{64})(?:;([a-z_]+);([^;]*);[0-9a-z]+;([#\d,]*))?$/;

/** What the `external_id` of a completed check run says; versions before 1.0 wrote the digest alone. */
export interface CompletedId {
  readonly digest: string;
  /** Undefined in an id of an earlier version. */
  readonly event: string | undefined;
  readonly pulls: readonly number[];
  /** Whether the result is about a pull request into this branch. */
  readonly isInto: (base: string) => boolean;
}

/** @returns undefined for the `external_id` of anything else */
export function readExternalId(id: string): CompletedId | undefined {
  const [, digest, event, base, pulls = ''] = COMPLETED.exec(id) ?? [];
  if (digest === undefined) return undefined;
  const numbers = [...pulls.matchAll(/#(\d+)/g)].map(([, number]) => Number(number));
  return { digest, event, pulls: numbers, isInto: (name) => base === encodedBase(name) };
}

function encodedBase(base: string): string {
  return encodeURIComponent(base).slice(0, LONGEST_BASE);
}
