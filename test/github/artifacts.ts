import { type ApiRequest, page, type Route } from './api.ts';
import { Refusal } from './refusal.ts';
import type { State } from './state.ts';
import { demand } from './tokens.ts';

/** The artifacts that workflow runs have uploaded. */
export function artifactRoutes(state: State): Route[] {
  return [
    { method: 'GET', pattern: /^\/actions\/runs\/(\d+)\/artifacts$/, handle: list },
    { method: 'GET', pattern: /^\/actions\/artifacts\/(\d+)\/zip$/, handle: download },
  ];

  function list({ identity, captures, url }: ApiRequest) {
    demand(identity, 'read', 'actions');
    const name = url.searchParams.get('name');
    const all = state.artifacts.filter(
      (artifact) =>
        artifact.run === Number(captures[0]) && (name ?? artifact.name) === artifact.name,
    );
    const { items, headers } = page(url, all);
    const artifacts = items.map(({ zip, size = zip.length, run: _, ...shown }) => ({
      ...shown,
      size_in_bytes: size,
      expired: false,
    }));
    return { status: 200, body: { total_count: all.length, artifacts }, headers };
  }

  /** GitHub redirects to another host, which must not receive the token. */
  function download({ identity, captures }: ApiRequest) {
    demand(identity, 'read', 'actions');
    const artifact = state.artifacts.find(({ id }) => id === Number(captures[0]));
    if (artifact === undefined) throw new Refusal(404, 'Not Found');
    return { status: 302, headers: { location: `/storage/${artifact.id}?sig=secret` } };
  }
}
