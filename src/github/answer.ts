import { BrokenAnswer, readFailure } from './failure.ts';

interface Asked {
  readonly method: string;
  readonly url: string;
}

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

/**
 * Refuses an answer that does not say that GitHub did what it was asked. Octokit returns a truncated body as
 * a string, and takes no body for an empty list.
 *
 * @throws BrokenAnswer
 */
export function requireWhole({ method, url }: Asked, { status, data }: Answer): void {
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

/** Of the lists that the paginator reads, GitHub puts only that of check runs in an object. */
function listIn(url: string, data: object): unknown {
  if (!/\/check-runs\?/.test(url)) return data;
  return 'total_count' in data && 'check_runs' in data ? data.check_runs : undefined;
}

/** Returns the error to throw: Octokit takes a page that was refused with 409 for the end of a list. */
export function withoutConflict(error: unknown): unknown {
  const { status, said } = readFailure(error);
  return status === 409 ? new BrokenAnswer(`its status is 409, ${said}`, { cause: error }) : error;
}
