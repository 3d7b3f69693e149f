import type { ApiRequest, Route } from './api.ts';
import { Refusal } from './refusal.ts';
import type { State } from './state.ts';
import { demand } from './tokens.ts';

/** The refs of the repository; only a full name matches. */
export function refRoutes(state: State): Route[] {
  return [{ method: 'GET', pattern: /^\/git\/ref\/(.+)$/, handle: read }];

  function read({ identity, captures }: ApiRequest) {
    demand(identity, 'read', 'contents');
    const [name = ''] = captures;
    const sha = state.refs.get(name);
    if (sha === undefined) throw new Refusal(404, 'Not Found');
    return { status: 200, body: { ref: `refs/${name}`, object: { type: 'commit', sha } } };
  }
}
