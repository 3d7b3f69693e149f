import { setTimeout } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import { BrokenAnswer, type Failure, type FailureKind, readFailure } from './failure.ts';

type Octokit = ReturnType<typeof getOctokit>;

/** Marks a request that GitHub redirects to another host. */
export const LEAVES_API = { leavesApi: true } as const;

export interface Client {
  /**
   * Every request has a time limit and is repeated after a temporary failure (429, 5xx, network), unless it is
   * `NOT_REPEATABLE`.
   */
  readonly octokit: Octokit;
  /**
   * Retries an action that must take effect only once, such as creating something. An error can hide a success,
   * so before each further attempt `find` looks for the result of the previous one.
   */
  once<T>(act: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T>;
}

export interface ClientOptions {
  readonly baseUrl?: string | undefined;
  /** Milliseconds until an unanswered request is aborted. */
  readonly timeoutMs?: number;
  readonly sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /**
   * Aborts current requests and waits. Later requests, such as publishing that the gate was interrupted, have one
   * attempt each.
   */
  readonly signal?: AbortSignal;
  readonly now?: () => number;
}

/**
 * Total time in milliseconds for the failed attempts and waits of one client, so that a GitHub outage costs
 * minutes, not minutes per request.
 */
const PATIENCE_MS = 180_000;

/** The runner kills a cancelled job 7.5 seconds after its signal. */
const LAST_TIMEOUT_MS = 3_000;

/** @param token authenticates to GitHub, for example the workflow's GITHUB_TOKEN */
export function connect(token: string, options: ClientOptions = {}): Client {
  const { timeoutMs = 15_000, sleep = pause, now = Date.now, signal } = options;
  const baseUrl = options.baseUrl || 'https://api.github.com';
  const octokit = getOctokit(token, { baseUrl });
  let patience = PATIENCE_MS;

  async function persist<T>(
    act: () => Promise<T>,
    find?: () => Promise<T | undefined>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const began = now();
      try {
        return await act();
      } catch (error) {
        const wait = waitBeforeRetry(readFailure(error), attempt, now());
        if (wait === undefined || signal?.aborted) throw error;
        patience -= now() - began + wait;
        if (patience < 0) throw error;
        await sleep(wait, signal);
        if (signal?.aborted) throw error;
      }
      const found = await find?.();
      if (found !== undefined) return found;
    }
  }

  octokit.hook.wrap('request', (request, parameters) => {
    const inner = parameters.request?.fetch ?? globalThis.fetch;
    const fetch = parameters.request?.leavesApi ? inner : fetchFromOrigin(inner, baseUrl);
    const send = async () => {
      requireOwnOrigin(parameters.url, baseUrl);
      // Modified in place, because octokit's inner hook is bound to this object.
      parameters.request = { ...parameters.request, fetch, signal: endOfRequest() };
      try {
        const answer = await request(parameters);
        refuseRedirect(answer.status, answer.headers.location);
        requireWhole(parameters, answer);
        return answer;
      } catch (error) {
        throw withoutConflict(error);
      }
    };
    return parameters.request?.notRepeatable === true ? send() : persist(send);
  });

  return { octokit, once: persist };

  function endOfRequest(): AbortSignal {
    if (signal === undefined) return AbortSignal.timeout(timeoutMs);
    if (signal.aborted) return AbortSignal.timeout(Math.min(timeoutMs, LAST_TIMEOUT_MS));
    return AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  }
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  // An abort ends the wait early.
  return setTimeout(milliseconds, undefined, signal && { signal }).catch(() => undefined);
}

/**
 * Refuses an answer that does not confirm the request. Octokit returns a truncated body as a string, and treats a
 * missing body as an empty list.
 * @throws BrokenAnswer
 */
function requireWhole(
  { method, url }: { readonly method: string; readonly url: string },
  { status, data }: { readonly status: number; readonly data: unknown },
): void {
  const isDone = method === 'DELETE' ? status === 204 : status === 200 || status === 201;
  if (!isDone) throw new BrokenAnswer(`its status is ${status}`);
  if (method === 'DELETE') return;
  if (typeof data !== 'object' || data === null) {
    throw new BrokenAnswer('it was truncated or is not JSON');
  }
  const isWritten = method === 'POST' || method === 'PATCH';
  if (isWritten && !url.endsWith('/graphql') && !('id' in data)) {
    throw new BrokenAnswer('it has no id');
  }
  const isPage = /[?&]per_page=/.test(url);
  if (isPage && !Array.isArray(listIn(url, data))) throw new BrokenAnswer('it is not a list');
}

/** Of the lists that the paginator reads, only check runs are inside an object. */
function listIn(url: string, data: object): unknown {
  if (!/\/check-runs\?/.test(url)) return data;
  return 'total_count' in data && 'check_runs' in data ? data.check_runs : undefined;
}

/** Replaces an error of status 409, because Octokit's paginator would treat it as the end of a list. */
function withoutConflict(error: unknown): unknown {
  const { status, said } = readFailure(error);
  return status === 409 ? new BrokenAnswer(`its status is 409, ${said}`, { cause: error }) : error;
}

type Fetch = typeof globalThis.fetch;

/** An answer from another origin than the API. */
class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer';
}

/** GitHub redirects once, to the id of a renamed repository. */
const MOST_REDIRECTS = 5;

/** @throws ForeignAnswer for a URL of another origin than the API's */
function requireOwnOrigin(url: string, baseUrl: string): void {
  const { origin } = new URL(url, `${baseUrl}/`);
  if (origin !== new URL(baseUrl).origin) throw foreign(origin);
}

/**
 * Returns a `fetch` that follows redirects within one origin with the same method, as GitHub requires. Returns a
 * redirect to another origin unfollowed, because that is not the API.
 */
function fetchFromOrigin(inner: Fetch, baseUrl: string): Fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    let url = String(input);
    for (let hops = 0; ; hops += 1) {
      const answer = await inner(url, { ...init, redirect: 'manual' });
      const location = isRedirect(answer.status) ? answer.headers.get('location') : null;
      const next = location !== null && URL.canParse(location, url) && new URL(location, url);
      if (!next || next.origin !== origin || hops === MOST_REDIRECTS) return answer;
      await answer.body?.cancel();
      url = next.href;
    }
  };
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

/** @throws ForeignAnswer for a redirect that {@link fetchFromOrigin} did not follow */
function refuseRedirect(status: number, location: unknown): void {
  if (isRedirect(status) && typeof location === 'string') throw foreign(location);
}

function foreign(place: string): ForeignAnswer {
  const url = URL.canParse(place) ? new URL(place).origin : place;
  return new ForeignAnswer(`the answer refers to ${url}, which is not GitHub's API`);
}

/** Attempts for one request, including the first. */
const ATTEMPTS = 4;
/** A comment is not worth a longer wait; the message says when to run again. */
const LONGEST_WAIT_SECONDS = 60;
/** GitHub's advice after a secondary rate limit without a header: wait at least one minute. */
const UNANNOUNCED_WAIT_SECONDS = 60;

/** Marks a request that must not be repeated blindly; see `once` of the client. */
export const NOT_REPEATABLE = { request: { notRepeatable: true } } as const;

export const PASSING_FAILURES: ReadonlySet<FailureKind> = new Set([
  'rate_limited',
  'server',
  'timeout',
  'network',
  'broken',
]);

/** In milliseconds; undefined to give up. */
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

export interface GitHubRepository {
  readonly client: Client;
  readonly owner: string;
  readonly repo: string;
}

/** The commit, and possibly the pull request, that results are attached to. */
export interface GitHubTarget extends GitHubRepository {
  /** Never the test merge commit. */
  readonly headSha: string;
  readonly pullRequest?: { readonly number: number };
  readonly readOnlyToken?: boolean;
}
