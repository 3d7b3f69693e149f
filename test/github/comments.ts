import { type ApiRequest, page, type Route } from './api.ts';
import { Refusal } from './refusal.ts';
import type { Comment, State } from './state.ts';
import { demand, type Identity } from './tokens.ts';

/** Comments of issues and pull requests. */
export function commentRoutes(state: State): Route[] {
  return [
    { method: 'GET', pattern: /^\/issues\/(\d+)\/comments$/, handle: list },
    { method: 'POST', pattern: /^\/issues\/(\d+)\/comments$/, handle: create },
    { method: 'PATCH', pattern: /^\/issues\/comments\/(\d+)$/, handle: update },
    { method: 'DELETE', pattern: /^\/issues\/comments\/(\d+)$/, handle: remove },
  ];

  function list({ identity, captures, url }: ApiRequest) {
    demand(identity, 'read', 'issues', 'pull_requests');
    const number = pullNumber(captures);
    const { items, headers } = page(
      url,
      state.comments.filter(({ issue }) => issue === number),
    );
    return { status: 200, body: items.map(shown), headers };
  }

  function create({ identity, captures, body }: ApiRequest) {
    demand(identity, 'write', 'issues', 'pull_requests');
    const issue = pullNumber(captures);
    const comment = state.comment(identity, issue, checkBody(body));
    return { status: 201, body: shown(comment) };
  }

  function update({ identity, captures, body }: ApiRequest) {
    const comment = writable(identity, captures);
    comment.body = checkBody(body);
    return { status: 200, body: shown(comment) };
  }

  function remove({ identity, captures }: ApiRequest) {
    const comment = writable(identity, captures);
    state.comments.splice(state.comments.indexOf(comment), 1);
    return { status: 204 };
  }

  /** Write access is enough to change any comment. */
  function writable(identity: Identity, [id]: readonly string[]): Comment {
    demand(identity, 'write', 'issues', 'pull_requests');
    const comment = state.comments.find((candidate) => candidate.id === Number(id));
    if (comment === undefined) throw new Refusal(404, 'Not Found');
    return comment;
  }

  function pullNumber([number]: readonly string[]): number {
    if (!state.pulls.has(Number(number))) throw new Refusal(404, 'Not Found');
    return Number(number);
  }

  function shown({ issue, ...comment }: Comment) {
    return { ...comment, html_url: `${state.htmlUrl}/pull/${issue}#issuecomment-${comment.id}` };
  }
}

function checkBody({ body }: Readonly<Record<string, unknown>>): string {
  const about = { resource: 'IssueComment' };
  if (typeof body !== 'string' || body.trim() === '') {
    const missing = { ...about, code: 'missing_field', field: 'body' };
    throw new Refusal(422, 'Validation Failed', [missing]);
  }
  if (body.length > 65_536) {
    const message = 'Body is too long (maximum is 65536 characters)';
    const long = { ...about, code: 'unprocessable', field: 'data', message };
    throw new Refusal(422, 'Validation Failed', [long]);
  }
  return body;
}
