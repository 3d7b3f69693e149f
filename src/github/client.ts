import { setTimeout } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import { requireWhole, withoutConflict } from './answer.ts';
import { waitBeforeRetry } from './backoff.ts';
import { readFailure } from './failure.ts';

type Octokit = ReturnType<typeof getOctokit>;

/** GitHub's API, with retries. */
export interface Client {
  /**
   * Every request has a time limit and is repeated after a temporary failure (429, 5xx, network),
   * except those marked `NOT_REPEATABLE`.
   */
  readonly octokit: Octokit;
  /**
   * Retries an action that must take effect only once, such as creating something. An error can hide
   * a success, so before each further attempt `find` looks for the result of the previous one.
   *
   * @returns the result of `act`, or what `find` found
   */
  once<T>(act: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T>;
}

export interface ClientOptions {
  /** Default: `GITHUB_API_URL`, else github.com. */
  readonly baseUrl?: string;
  /** Milliseconds until an unanswered request is aborted. */
  readonly timeoutMs?: number;
  readonly sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /**
   * Aborts the requests and waits of that moment. Later requests, such as those that publish that the gate
   * was interrupted, have one attempt each.
   */
  readonly signal?: AbortSignal;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Milliseconds that the failed attempts and waits of one client may take in total, so that a GitHub
 * outage costs minutes regardless of the number of requests.
 */
const PATIENCE_MS = 180_000;

/** The runner kills a cancelled job 7.5 seconds after its signal. */
const LAST_TIMEOUT_MS = 3_000;

/** @param token authenticates to GitHub, for example the workflow's GITHUB_TOKEN */
export function connect(token: string, options: ClientOptions = {}): Client {
  const { timeoutMs = 15_000, sleep = pause, now = Date.now, signal } = options;
  const baseUrl = options.baseUrl ?? process.env.GITHUB_API_URL;
  const octokit = getOctokit(token, baseUrl ? { baseUrl } : {});
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
    const send = async () => {
      // Modified in place, because octokit's own inner hook is bound to this object.
      parameters.request = { ...parameters.request, signal: endOfRequest() };
      try {
        const answer = await request(parameters);
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
  // It ends early if it is aborted.
  return setTimeout(milliseconds, undefined, signal && { signal }).catch(() => undefined);
}
