import { type Client, type GitHubRepository, type GitHubTarget, NOT_REPEATABLE } from './client.ts';
import { ifFound } from './failure.ts';

interface Comment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
}

/** Manages the comments of one pull request that start with the marker and were written by this token. */
export function commentThread(repository: GitHubRepository, number: number, marker: string) {
  const { client, owner, repo } = repository;
  const { issues } = client.octokit.rest;
  const place = { owner, repo };
  let author: string | undefined;

  /** Lists the comments of all pages by id. Ignores a marker in another author's comment. */
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

  /** Concurrent runs may both create a comment. Each keeps the lowest id, so they agree. */
  async function leaveOne(existing: readonly Comment[], body: string): Promise<Comment> {
    const [first, ...others] = existing;
    if (first !== undefined) return await settle(first, others, body);
    const created = await create(body);
    const [kept = created, ...twins] = await own();
    return await settle(kept, twins, body);
  }

  async function settle(kept: Comment, twins: readonly Comment[], body: string): Promise<Comment> {
    if (kept.body !== body) await issues.updateComment({ ...place, comment_id: kept.id, body });
    // Someone else may have deleted one.
    for (const { id } of twins) await ifFound(issues.deleteComment({ ...place, comment_id: id }));
    return kept;
  }

  return { own, leaveOne };
}

/**
 * Returns the login of the token. `GET /user` rejects installation tokens such as GITHUB_TOKEN. GraphQL's viewer
 * accepts all tokens, and returns the login in REST's comments (`github-actions[bot]`; no user's login can have
 * brackets).
 */
async function viewerLogin({ octokit }: Client): Promise<string> {
  const answer = await octokit.graphql<{ viewer: { login: string } }>('{ viewer { login } }');
  return answer.viewer.login;
}

export interface LineThread {
  readonly target: GitHubTarget;
  readonly number: number;
  readonly marker: string;
}

/** At the head. */
export interface LineComment {
  readonly path: string;
  /** First and last line in the file; `start_line` is absent for a comment on one line. */
  readonly start_line?: number;
  readonly line: number;
  readonly body: string;
}

/** Returns the comments missing from the thread. GitHub marks comments on changed lines as outdated. */
export async function missingLineComments(
  thread: LineThread,
  wanted: readonly LineComment[],
): Promise<readonly LineComment[]> {
  const written = await writtenKeys(thread);
  return wanted.filter((comment) => !written.has(keyOf(comment)));
}

function keyOf({ path, start_line, line, body }: LineComment): string {
  return JSON.stringify([path, start_line ?? line, line, body.trim()]);
}

async function writtenKeys({ target, number, marker }: LineThread): Promise<ReadonlySet<string>> {
  const { client, owner, repo } = target;
  const all = await client.octokit.paginate(client.octokit.rest.pulls.listReviewComments, {
    owner,
    repo,
    pull_number: number,
    per_page: 100,
  });
  const marked = all.filter(({ body }) => body.startsWith(marker));
  if (marked.length === 0) return new Set();
  const author = await viewerLogin(client);
  const own = marked.filter(({ user }) => user.login === author);
  // An outdated comment has no line.
  return new Set(
    own.map(({ path, line, start_line, body }) =>
      keyOf({ path, line: line ?? 0, ...(start_line && { start_line }), body }),
    ),
  );
}

export async function writeReview(
  thread: LineThread,
  comments: readonly LineComment[],
  summary: string,
): Promise<void> {
  const { target, number, marker } = thread;
  const { client, owner, repo, headSha } = target;
  const send = async () => {
    await client.octokit.rest.pulls.createReview({
      owner,
      repo,
      pull_number: number,
      commit_id: headSha,
      event: 'COMMENT',
      body: `${marker}\n${summary}`,
      comments: comments.map((comment) => ({
        ...comment,
        side: 'RIGHT',
        ...(comment.start_line !== undefined && { start_side: 'RIGHT' }),
      })),
      ...NOT_REPEATABLE,
    });
    return true;
  };
  // GitHub writes a review as a whole, so one of its comments proves success.
  await client.once(send, async () => {
    const written = await writtenKeys(thread);
    return comments.some((comment) => written.has(keyOf(comment))) || undefined;
  });
}
