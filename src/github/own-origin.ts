type Fetch = typeof globalThis.fetch;

/** An answer that does not come from the API. */
class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer';
}

/** GitHub redirects once, to the id of a repository that was renamed. */
const MOST_REDIRECTS = 5;

/** @throws ForeignAnswer if an address, absolute or below the API's, is of another origin */
export function requireOwnOrigin(url: string, baseUrl: string): void {
  const { origin } = new URL(url, `${baseUrl}/`);
  if (origin !== new URL(baseUrl).origin) throw foreign(origin);
}

/**
 * Returns a `fetch` that follows redirects within one origin, with the same method, as GitHub asks its
 * clients to. A redirect to another origin is returned as it is: what that says, or takes, is not the API's.
 */
export function fetchFromOrigin(inner: Fetch, baseUrl: string): Fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    let url = String(input);
    for (let hops = 0; ; hops += 1) {
      const answer = await inner(url, { ...init, redirect: 'manual' });
      const next = redirectOf(answer, url);
      if (next?.origin !== origin || hops === MOST_REDIRECTS) return answer;
      await answer.body?.cancel();
      url = next.href;
    }
  };
}

/** @throws ForeignAnswer for a redirect, which {@link fetchFromOrigin} has not followed */
export function refuseRedirect(status: number, location: unknown): void {
  if (status >= 300 && status < 400 && typeof location === 'string') throw foreign(location);
}

function redirectOf({ status, headers }: Response, from: string): URL | undefined {
  const location = headers.get('location');
  const isRedirect = status >= 300 && status < 400 && location !== null;
  return isRedirect && URL.canParse(location, from) ? new URL(location, from) : undefined;
}

function foreign(place: string): ForeignAnswer {
  const url = URL.canParse(place) ? new URL(place).origin : place;
  return new ForeignAnswer(`the answer refers to ${url}, which is not GitHub's API`);
}
