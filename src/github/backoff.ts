import type { Failure, FailureKind } from './failure.ts';

/** Attempts at one request, including the first. */
const ATTEMPTS = 4;
/** A longer wait is not worth it for a comment; the message says when to run again. */
const LONGEST_WAIT_SECONDS = 60;
/** GitHub: without a header, wait at least one minute after a secondary rate limit. */
const UNANNOUNCED_WAIT_SECONDS = 60;

/** Marks a request that must not be repeated blindly; see `once` of the client. */
export const NOT_REPEATABLE = { request: { notRepeatable: true } } as const;

/** Failures that may not occur again when the request is repeated. */
export const PASSING_FAILURES: ReadonlySet<FailureKind> = new Set([
  'rate_limited',
  'server',
  'timeout',
  'network',
  'broken',
]);

/**
 * Decides whether to repeat a failed request.
 *
 * @param attempt number of attempts so far
 * @param now milliseconds since 1970
 * @returns milliseconds to wait before the next attempt, or undefined to give up
 */
export function waitBeforeRetry(
  failure: Failure,
  attempt: number,
  now: number,
): number | undefined {
  if (!PASSING_FAILURES.has(failure.kind) || attempt >= ATTEMPTS) return undefined;
  if (failure.kind !== 'rate_limited') return 1000 * 2 ** (attempt - 1);
  const untilReset =
    failure.resetAt === undefined ? undefined : Math.max(1, failure.resetAt - now / 1000);
  const wait = failure.retryAfter ?? untilReset ?? UNANNOUNCED_WAIT_SECONDS;
  return wait > LONGEST_WAIT_SECONDS ? undefined : Math.ceil(wait * 1000);
}
