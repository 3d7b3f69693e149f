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

interface Bundle {
  readonly dsseEnvelope: { readonly payload: string };
}

interface Statement {
  readonly subject: readonly { readonly digest: { readonly sha256: string } }[];
}

/** The attestations of the repository, which GitHub stores by their subjects, without verifying them. */
export function attestationRoutes(state: State): Route[] {
  return [{ method: 'POST', pattern: /^\/attestations$/, handle: create }];

  function create({ identity, body }: ApiRequest) {
    demand(identity, 'write', 'attestations');
    const { dsseEnvelope } = body.bundle as Bundle;
    const payload = Buffer.from(dsseEnvelope.payload, 'base64').toString('utf8');
    const { subject } = JSON.parse(payload) as Statement;
    state.attestations.push(...subject.map(({ digest }) => `sha256:${digest.sha256}`));
    return { status: 201, body: { id: state.nextId() } };
  }
}
