import { getOctokit } from '@actions/github';
import { waitBeforeRetry } from './backoff.ts';
import { BrokenAnswer, readFailure } from './failure.ts';

type Octokit = ReturnType<typeof getOctokit>;

/** GitHub's API, with patience. */
export interface Client {
  /**
   * Every request has a time limit and is repeated after passing trouble (429, 5xx, network), but
   * for those marked `NOT_REPEATABLE`.
   */
  readonly octokit: Octokit;
  /**
   * Repeats what must happen once only, such as creating something: an error can hide a success,
   * so before each further attempt `find` looks for the result of the one before.
   *
   * @returns the result of `act`, or what `find` found
   */
  once<T>(act: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T>;
}

export interface ClientOptions {
  /** Default: `GITHUB_API_URL`, else github.com; read by @actions/github. */
  readonly baseUrl?: string;
  /** Milliseconds until a request without an answer is given up. */
  readonly timeoutMs?: number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Milliseconds that all failed attempts and waits of one client may take together, so that a GitHub
 * that is down costs minutes however many requests there are.
 */
const PATIENCE_MS = 180_000;

/** @param token what GitHub knows us by, for example the workflow's GITHUB_TOKEN */
export function connect(token: string, options: ClientOptions = {}): Client {
  const { baseUrl, timeoutMs = 15_000, sleep = pause, now = Date.now } = options;
  const octokit = getOctokit(token, baseUrl === undefined ? {} : { baseUrl });
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
        if (wait === undefined) throw error;
        patience -= now() - began + wait;
        if (patience < 0) throw error;
        await sleep(wait);
      }
      const found = await find?.();
      if (found !== undefined) return found;
    }
  }

  octokit.hook.wrap('request', (request, parameters) => {
    const send = async () => {
      // In place, because the hook beneath this one, octokit's own, is bound to this very object.
      parameters.request = { ...parameters.request, signal: AbortSignal.timeout(timeoutMs) };
      const answer = await request(parameters);
      // A body that breaks off, or comes too late, is a string and no error to octokit.
      if (answer.status !== 204 && typeof answer.data === 'string') {
        throw new BrokenAnswer('the answer broke off or was not JSON');
      }
      return answer;
    };
    return parameters.request?.notRepeatable === true ? send() : persist(send);
  });

  return { octokit, once: persist };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
