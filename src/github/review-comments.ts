import type { GitHubTarget } from './client.ts';
import { NOT_REPEATABLE } from './client.ts';
import { viewerLogin } from './comments.ts';
import { ifFound } from './failure.ts';

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

/** A comment that the gate wrote earlier. */
interface WrittenComment {
  readonly id: number;
  readonly key: string;
  readonly answered: boolean;
}

/** What is to be done so that the comments are those that are wanted. */
export interface LineCommentChanges {
  readonly missing: readonly LineComment[];
  /** Ids of comments that are not wanted any more, and that nobody has answered. */
  readonly outdated: readonly number[];
}

/** Compares the comments of a thread with those that are wanted. */
export async function lineCommentChanges(
  thread: LineThread,
  wanted: readonly LineComment[],
): Promise<LineCommentChanges> {
  const written = await ownComments(thread);
  const keys = new Set(wanted.map(keyOf));
  const present = new Set<string>();
  const outdated: number[] = [];
  for (const { id, key, answered } of written) {
    if (keys.has(key) && !present.has(key)) present.add(key);
    else if (!answered) outdated.push(id);
  }
  return { missing: wanted.filter((comment) => !present.has(keyOf(comment))), outdated };
}

/**
 * Deletes the outdated comments, and writes the missing ones as one review of the head.
 *
 * @param summary text of the review
 */
export async function changeLineComments(
  thread: LineThread,
  { missing, outdated }: LineCommentChanges,
  summary: string,
): Promise<void> {
  const { client, owner, repo } = thread.target;
  const remove = client.octokit.rest.pulls.deleteReviewComment;
  for (const id of outdated) await ifFound(remove({ owner, repo, comment_id: id }));
  if (missing.length > 0) await review(thread, missing, summary);
}

/** Two comments are equal if they say the same about the same lines of the head. */
function keyOf({ path, start_line, line, body }: LineComment): string {
  return JSON.stringify([path, start_line ?? line, line, body.trim()]);
}

async function ownComments({ target, number, marker }: LineThread): Promise<WrittenComment[]> {
  const { client, owner, repo } = target;
  const all = await client.octokit.paginate(client.octokit.rest.pulls.listReviewComments, {
    owner,
    repo,
    pull_number: number,
    per_page: 100,
  });
  const marked = all.filter(({ body }) => body.startsWith(marker));
  if (marked.length === 0) return [];
  const author = await viewerLogin(client);
  const answered = new Set(all.map(({ in_reply_to_id }) => in_reply_to_id));
  return marked
    .filter(({ user }) => user.login === author)
    .map(({ id, path, line, start_line, body }) => ({
      id,
      // An outdated comment has no line any more.
      key: keyOf({ path, line: line ?? 0, ...(start_line && { start_line }), body }),
      answered: answered.has(id),
    }));
}

async function review(
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
  const keys = new Set(comments.map(keyOf));
  await client.once(send, async () => {
    const written = await ownComments(thread);
    return written.some(({ key }) => keys.has(key)) || undefined;
  });
}
