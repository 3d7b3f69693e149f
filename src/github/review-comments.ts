import type { GitHubTarget } from './client.ts';
import { NOT_REPEATABLE } from './client.ts';
import { viewerLogin } from './comments.ts';

/** The comments on lines of one pull request that start with the marker and were written by this token. */
export interface LineThread {
  readonly target: GitHubTarget;
  readonly number: number;
  readonly marker: string;
}

/** A comment on lines of a pull request's diff, at its head. */
export interface LineComment {
  readonly path: string;
  /** First and last line of the file; a comment on one line has no first. */
  readonly start_line?: number;
  readonly line: number;
  readonly body: string;
}

/** Returns the comments that the thread does not have. GitHub marks those of changed lines as outdated. */
export async function missingLineComments(
  thread: LineThread,
  wanted: readonly LineComment[],
): Promise<readonly LineComment[]> {
  const written = await writtenKeys(thread);
  return wanted.filter((comment) => !written.has(keyOf(comment)));
}

/** Two comments are equal if they say the same about the same lines of the head. */
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
  // An outdated comment has no line any more.
  return new Set(
    own.map(({ path, line, start_line, body }) =>
      keyOf({ path, line: line ?? 0, ...(start_line && { start_line }), body }),
    ),
  );
}

/**
 * Writes comments as one review of the head.
 *
 * @param summary text of the review
 */
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
  // A review is written whole, so one of its comments proves it.
  await client.once(send, async () => {
    const written = await writtenKeys(thread);
    return comments.some((comment) => written.has(keyOf(comment))) || undefined;
  });
}
