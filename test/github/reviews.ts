import { type ApiRequest, page, type Route } from './api.ts';
import { Refusal } from './refusal.ts';
import type { Review, State } from './state.ts';
import { demand } from './tokens.ts';

/** Reviews of pull requests, and the permissions of collaborators. */
export function reviewRoutes(state: State): Route[] {
  return [
    { method: 'GET', pattern: /^\/pulls\/(\d+)\/reviews$/, handle: list },
    { method: 'GET', pattern: /^\/collaborators\/([^/]+)\/permission$/, handle: permission },
  ];

  /** In chronological order, in pages of thirty by default. */
  function list({ identity, captures, url }: ApiRequest) {
    demand(identity, 'read', 'pull_requests');
    const number = Number(captures[0]);
    if (!state.pulls.has(number)) throw new Refusal(404, 'Not Found');
    const all = state.reviews.filter(({ pull }) => pull === number);
    const { items, headers } = page(url, all);
    return { status: 200, body: items.map(shown), headers };
  }

  /** Any token of the repository may ask; anyone else may read a public repository. */
  function permission({ captures }: ApiRequest) {
    const known = state.accounts.get(captures[0] ?? '');
    if (known === undefined) throw new Refusal(404, 'Not Found');
    const { account, permission } = known;
    return { status: 200, body: { permission, role_name: permission, user: account } };
  }

  function shown({ pull, lastEditedAt: _, ...review }: Review) {
    const html_url = `${state.htmlUrl}/pull/${pull}#pullrequestreview-${review.id}`;
    return { ...review, node_id: nodeId(review), author_association: 'NONE', html_url };
  }
}

/** The node id of a review in GraphQL. */
function nodeId({ id }: Pick<Review, 'id'>): string {
  return `PRR_${id}`;
}

/** `nodes(ids)` with the last edit of each review and the last move of its pull request; at most a hundred, null for unknown ids. */
export function lastEdits(state: State, ids: readonly string[]) {
  if (ids.length > 100)
    return { errors: [{ message: 'You may not provide more than 100 node ids' }] };
  const nodes = ids.map((id) => {
    const review = state.reviews.find((candidate) => nodeId(candidate) === id);
    if (!review) return null;
    const { retargetedAt } = state.pulls.get(review.pull) ?? {};
    const moves = retargetedAt === undefined ? [] : [{ createdAt: retargetedAt }];
    return {
      id,
      lastEditedAt: review.lastEditedAt,
      pullRequest: { timelineItems: { nodes: moves } },
    };
  });
  return { data: { nodes } };
}
