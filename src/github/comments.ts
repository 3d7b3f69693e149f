import type { Client, GitHubRepository } from './client.ts';
import { NOT_REPEATABLE } from './client.ts';
import { ifFound } from './failure.ts';

interface Comment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
}

/** The comments of one pull request that start with the marker and were written by this token. */
export function commentThread(repository: GitHubRepository, number: number, marker: string) {
  const { client, owner, repo } = repository;
  const { issues } = client.octokit.rest;
  const place = { owner, repo };
  let author: string | undefined;

  /** Sorted by id, over all pages. Ignores a marker in a comment of another author. */
  async function own(): Promise<readonly Comment[]> {
    const all = await client.octokit.paginate(issues.listComments, {
      ...place,
      issue_number: number,
      per_page: 100,
    });
    const marked = all.filter((comment) => comment.body?.startsWith(marker));
    if (marked.length === 0) return [];
    author ??= await viewerLogin(client);
    return marked
      .filter((comment) => comment.user?.login === author)
      .map(({ id, html_url, body = '' }) => ({ id, url: html_url, body }))
      .sort((a, b) => a.id - b.id);
  }

  async function create(body: string): Promise<Comment> {
    const send = async () => {
      const { data } = await issues.createComment({
        ...place,
        issue_number: number,
        body,
        ...NOT_REPEATABLE,
      });
      author ??= data.user?.login;
      return { id: data.id, url: data.html_url, body };
    };
    return client.once(send, async () => (await own())[0]);
  }

  /** Two concurrent runs may both create a comment: each keeps the lowest id, so they agree. */
  async function leaveOne(existing: readonly Comment[], body: string): Promise<Comment> {
    const [first, ...others] = existing;
    if (first !== undefined) return await settle(first, others, body);
    const created = await create(body);
    const [kept = created, ...twins] = await own();
    return await settle(kept, twins, body);
  }

  async function settle(kept: Comment, twins: readonly Comment[], body: string): Promise<Comment> {
    if (kept.body !== body) await issues.updateComment({ ...place, comment_id: kept.id, body });
    // Somebody else can have deleted one.
    for (const { id } of twins) await ifFound(issues.deleteComment({ ...place, comment_id: id }));
    return kept;
  }

  return { own, leaveOne };
}

/**
 * Returns the login of the token. `GET /user` rejects installation tokens such as GITHUB_TOKEN;
 * GraphQL's viewer works for those and for personal tokens, with the login that REST's comments
 * have (`github-actions[bot]`; brackets are not allowed in a user's login).
 */
export async function viewerLogin({ octokit }: Client): Promise<string> {
  const answer = await octokit.graphql<{ viewer: { login: string } }>('{ viewer { login } }');
  return answer.viewer.login;
}
