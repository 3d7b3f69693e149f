import { type ApiRequest, page, type Route } from './api.ts';
import { Refusal } from './refusal.ts';
import type { PullRequest, State } from './state.ts';
import { demand } from './tokens.ts';

/** The repository and its pull requests. */
export function pullRoutes(state: State): Route[] {
  return [
    { method: 'GET', pattern: /^$/, handle: repository },
    { method: 'GET', pattern: /^\/pulls$/, handle: list },
    { method: 'GET', pattern: /^\/pulls\/(\d+)$/, handle: read },
    { method: 'GET', pattern: /^\/commits\/([^/]+)\/pulls$/, handle: ofCommit },
  ];

  function repository() {
    return { status: 200, body: state.repository };
  }

  /** `head` is `owner:branch`; the list lacks the counts of a pull request. */
  function list({ identity, url }: ApiRequest) {
    demand(identity, 'read', 'pull_requests');
    const head = url.searchParams.get('head');
    const wanted = url.searchParams.get('state') ?? 'open';
    const all = [...state.pulls].filter(
      ([, { from, isOpen = true }]) =>
        (head === null || from === head) && (wanted === 'all' || isOpen === (wanted === 'open')),
    );
    const { items, headers } = page(url, all);
    return { status: 200, body: items.map(([number, pull]) => shown(number, pull)), headers };
  }

  /** The pull requests whose newest commit it is; GitHub also has those that contain it. */
  function ofCommit({ identity, url, captures }: ApiRequest) {
    demand(identity, 'read', 'pull_requests');
    const all = [...state.pulls].filter(([, { head }]) => head === captures[0]);
    const { items, headers } = page(url, all);
    return { status: 200, body: items.map(([number, pull]) => shown(number, pull)), headers };
  }

  function read({ identity, captures }: ApiRequest) {
    demand(identity, 'read', 'pull_requests');
    const number = Number(captures[0]);
    const pull = state.pulls.get(number);
    if (pull === undefined) throw new Refusal(404, 'Not Found');
    const { changedFiles, commits = 1 } = pull;
    const counted = { commits, ...(changedFiles !== undefined && { changed_files: changedFiles }) };
    return { status: 200, body: { ...shown(number, pull), ...counted } };
  }

  function shown(
    number: number,
    { head, user, from, base, baseRef = 'main', isOpen = true }: PullRequest,
  ) {
    const [owner = '', ref = ''] = from.split(':');
    const repo = owner === state.repository.owner.login ? state.repository : { id: 99 };
    return {
      number,
      state: isOpen ? 'open' : 'closed',
      user,
      head: { label: from, ref, sha: head, repo },
      base: { ref: baseRef, sha: base, repo: state.repository },
    };
  }
}
