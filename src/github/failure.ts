import * as z from 'zod';
import { GateError } from '../ground/error.ts';

/** They need different handling. */
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
  | 'broken'
  | 'unexpected';

export interface Failure {
  readonly kind: FailureKind;
  /** The message from GitHub or the network: printable ASCII without markup, safe to show anywhere. */
  readonly said: string;
  readonly status?: number;
  /** Seconds, from `retry-after`. */
  readonly retryAfter?: number;
  /** Seconds since 1970, from `x-ratelimit-reset`; only if the limit is exhausted. */
  readonly resetAt?: number;
}

/** An answer that is truncated, is not GitHub's, or does not confirm the request. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
}

/** @throws BrokenAnswer if an answer is about another object than the requested one */
export function requireAsked(isAsked: boolean, what: string): void {
  if (!isAsked) throw new BrokenAnswer(`it is not about ${what}`);
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
 * Classifies any error thrown by a request. Octokit reports an unreachable server as status 500 without a
 * response, and an abort as the cause of that error.
 */
export function readFailure(error: unknown): Failure {
  const thrown: ErrorLike = typeof error === 'object' && error !== null ? error : {};
  const said = plain(thrown.message ?? error);
  if (isTimeout(thrown) || isTimeout(thrown.cause)) return { kind: 'timeout', said };
  if (thrown.name === 'BrokenAnswer') return { kind: 'broken', said };
  const form = formProblem(error);
  if (form !== undefined) return { kind: 'broken', said: plain(form) };
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

/** Messages of Node.js about a missing part of a value. */
const ABSENT_FIELD = /^Cannot (?:read propert|destructure)|is not (?:iterable|a function)$/;

/** @returns the defect of an answer, if the error is from a schema or about a missing field */
function formProblem(error: unknown): string | undefined {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return `its field ${issue?.path.join('.')} is not as GitHub documents it`;
  }
  const isOfField = error instanceof TypeError && ABSENT_FIELD.test(error.message);
  return isOfField ? 'it lacks fields that GitHub documents' : undefined;
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

/** For messages. */
export interface GitHubOperation {
  /** Completes "could not …". */
  readonly doing: string;
  /** The line of a workflow's `permissions:` that allows it. */
  readonly permission: string;
  readonly readOnlyToken?: boolean;
}

const READ_ONLY_ADVICE =
  'the token of a pull request from a fork or from Dependabot is read-only; keep this run for the result files, and publish them from a second workflow on `workflow_run`, which runs with the default branch’s token';

const WORDS: Readonly<
  Record<FailureKind, (failure: Failure, operation: GitHubOperation) => string>
> = {
  unauthorized: () => 'GitHub does not accept the token (401); check the `github-token` input',
  denied: (_, { permission, readOnlyToken }) =>
    readOnlyToken
      ? `the token may not write (403): ${READ_ONLY_ADVICE}`
      : `the token lacks a permission (403); add \`${permission}\` under \`permissions:\` of the job`,
  forbidden: ({ said }) => `GitHub denied the request (403): ${said}`,
  not_found: ({ status }, { permission }) =>
    `not found on GitHub (${status}): it was deleted, or the token cannot access this repository (it needs \`${permission}\`)`,
  invalid: ({ status, said }) => `GitHub rejected the content (${status}): ${said}`,
  rate_limited: ({ status, retryAfter }) =>
    `the token’s rate limit is exhausted (${status})${retryAfter === undefined ? '' : `; GitHub asks to wait ${retryAfter} s`}; run the job again later`,
  server: ({ status }) =>
    `GitHub returned a server error (${status}) on every attempt; run the job again later`,
  timeout: () => 'GitHub did not respond in time on any attempt; run the job again later',
  network: ({ said }) => `GitHub cannot be reached (${said}); check the runner’s network and proxy`,
  broken: ({ said }) =>
    `the answer of GitHub, or of a proxy, cannot be used: ${said}; run the job again later`,
  unexpected: ({ said }) => said,
};

/** @returns one sentence: what failed, why, and what to do about it */
export function explainFailure(error: unknown, operation: GitHubOperation): string {
  const failure = readFailure(error);
  return `could not ${operation.doing}: ${WORDS[failure.kind](failure, operation)}`;
}

/** Waits for an answer; undefined if the object does not exist or the token cannot see it. */
export async function ifFound<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (readFailure(error).kind === 'not_found') return undefined;
    throw error;
  }
}

/** @returns a GateError as it is; for any other error, a GateError that explains it */
export function asUnavailable(error: unknown, operation: GitHubOperation): GateError {
  if (error instanceof GateError) return error;
  const reason = explainFailure(error, operation);
  return new GateError('github_unavailable', reason, 'Run the job again.', { cause: error });
}

function isTimeout(error: unknown): boolean {
  const name = (error as ErrorLike | null | undefined)?.name;
  return name === 'TimeoutError' || name === 'AbortError';
}

/** GitHub's messages quote the request, which may be hostile. */
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
