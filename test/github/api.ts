import type { Identity } from './tokens.ts';

/** One request, after authentication. */
export interface ApiRequest {
  readonly url: URL;
  readonly identity: Identity;
  /** The captures of the route's pattern, in order. */
  readonly captures: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  readonly method: string;
  /** Matched against the path below the repository, or the whole path for other routes. */
  readonly pattern: RegExp;
  readonly handle: (request: ApiRequest) => ApiAnswer;
}

/** One page of a list, with GitHub's `Link` header. */
export function page<T>(
  url: URL,
  items: readonly T[],
): { items: T[]; headers: Record<string, string> } {
  const size = Math.min(100, positive(url, 'per_page', 30));
  const number = positive(url, 'page', 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (relation: string, target: number) => {
    const to = new URL(url);
    to.searchParams.set('page', String(target));
    return `<${to}>; rel="${relation}"`;
  };
  const links = number < last ? [link('next', number + 1), link('last', last)] : [];
  return {
    items: items.slice((number - 1) * size, number * size),
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  };
}

function positive(url: URL, name: string, fallback: number): number {
  const value = Number(url.searchParams.get(name) ?? fallback);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}
