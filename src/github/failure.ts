import { GateError } from '../error.ts';

/** What went wrong between us and GitHub, as far as it matters for what to do next. */
export type FailureKind =
  | 'unauthorized'
  | 'denied'
  | 'forbidden'
  | 'not_found'
  | 'invalid'
  | 'rate_limited'
  | 'server'
  | 'timeout'
  | 'network'
  | 'unexpected';

export interface Failure {
  readonly kind: FailureKind;
  /** What GitHub or the network said: printable ASCII without markup, so it may be shown anywhere. */
  readonly said: string;
  readonly status?: number;
  /** Seconds, from `retry-after`. */
  readonly retryAfter?: number;
  /** Seconds since 1970, from `x-ratelimit-reset`; only when the limit is used up. */
  readonly resetAt?: number;
}

/** An answer that ended early, or was not GitHub's. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
}

interface ErrorLike {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly cause?: unknown;
  readonly response?: { readonly headers?: Readonly<Record<string, unknown>> };
}

const SAID_MAX = 300;

/**
 * Reads whatever a request threw. Octokit reports an unreachable server as status 500 without a
 * response, and an abort as the cause of that.
 */
export function readFailure(error: unknown): Failure {
  const thrown: ErrorLike = typeof error === 'object' && error !== null ? error : {};
  const said = plain(thrown.message ?? error);
  if (isTimeout(thrown) || isTimeout(thrown.cause)) return { kind: 'timeout', said };
  if (thrown.name === 'BrokenAnswer') return { kind: 'network', said };
  if (typeof thrown.status !== 'number') return { kind: 'unexpected', said };
  if (thrown.response === undefined) return { kind: 'network', said };
  const headers = thrown.response.headers ?? {};
  const retryAfter = seconds(headers['retry-after']);
  const resetAt =
    headers['x-ratelimit-remaining'] === '0' ? seconds(headers['x-ratelimit-reset']) : undefined;
  const limited = retryAfter !== undefined || resetAt !== undefined;
  return {
    kind: kindOf(thrown.status, said, limited),
    said,
    status: thrown.status,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(resetAt !== undefined && { resetAt }),
  };
}

function kindOf(status: number, said: string, limited: boolean): FailureKind {
  if (status === 429 || (status === 403 && (limited || /rate limit|abuse/i.test(said)))) {
    return 'rate_limited';
  }
  if (status === 403) return /not accessible by/i.test(said) ? 'denied' : 'forbidden';
  if (status === 401) return 'unauthorized';
  if (status === 404 || status === 410) return 'not_found';
  if (status === 422 || status === 400 || status === 413) return 'invalid';
  return status >= 500 ? 'server' : 'unexpected';
}

/** A step that failed, and what it needs: for the words only. */
export interface GitHubOperation {
  /** Completes "could not …". */
  readonly doing: string;
  /** The line of a workflow's `permissions:` that allows it. */
  readonly permission: string;
  /** The pull request comes from a fork, whose token is read-only whatever the workflow says. */
  readonly fork: boolean;
}

const FORK_ADVICE =
  'the token of a pull request from a fork is read-only; keep this run for the result files, and publish them from a second workflow on `workflow_run`, which runs with the default branch’s own token';

const WORDS: Readonly<
  Record<FailureKind, (failure: Failure, operation: GitHubOperation) => string>
> = {
  unauthorized: () => 'GitHub does not accept the token (401); check the `github-token` input',
  denied: (_, { permission, fork }) =>
    fork
      ? `the token may not write (403): ${FORK_ADVICE}`
      : `the token lacks a permission (403); add \`${permission}\` under \`permissions:\` of the job (a pull request from Dependabot has a read-only token: publish from a second workflow on \`workflow_run\`)`,
  forbidden: ({ said }) => `GitHub refuses (403): ${said}`,
  not_found: ({ status }, { permission }) =>
    `GitHub does not find it (${status}): it is gone, or the token cannot see this repository (it needs \`${permission}\`)`,
  invalid: ({ status, said }) => `GitHub does not take the content (${status}): ${said}`,
  rate_limited: ({ status, retryAfter }) =>
    `the token’s rate limit is used up (${status})${retryAfter === undefined ? '' : `; GitHub asks to wait ${retryAfter} s`}; run the job again later`,
  server: ({ status }) =>
    `GitHub has trouble (${status}), also when asked again; run the job again later`,
  timeout: () => 'GitHub did not answer in time, also when asked again; run the job again later',
  network: ({ said }) => `GitHub cannot be reached (${said}); check the runner’s network and proxy`,
  unexpected: ({ said }) => said,
};

/** @returns one sentence: what could not be done, why, and what to do about it */
export function explainFailure(error: unknown, operation: GitHubOperation): string {
  const failure = readFailure(error);
  return `could not ${operation.doing}: ${WORDS[failure.kind](failure, operation)}`;
}

/** @returns the error itself if it is one of ours, else what there is to say about GitHub's */
export function asUnavailable(error: unknown, operation: GitHubOperation): GateError {
  if (error instanceof GateError) return error;
  const reason = explainFailure(error, operation);
  return new GateError('github_unavailable', reason, 'Run the job again.', { cause: error });
}

function isTimeout(error: unknown): boolean {
  const name = (error as ErrorLike | null | undefined)?.name;
  return name === 'TimeoutError' || name === 'AbortError';
}

/** GitHub's messages quote what was sent to it, and that may be hostile. */
function plain(message: unknown): string {
  const text = String(message)
    .replace(/ - https:\S*$/, '')
    .replace(/[^\x20-\x7e]|[`<>@[\]*|&#!\\~]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return text.length > SAID_MAX ? `${text.slice(0, SAID_MAX)}...` : text;
}

function seconds(header: unknown): number | undefined {
  const value = typeof header === 'string' && header !== '' ? Number(header) : Number.NaN;
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
