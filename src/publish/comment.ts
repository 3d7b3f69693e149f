import { NOT_REPEATABLE } from '../github/client.ts';
import { explainFailure, type Operation, readFailure } from '../github/failure.ts';
import { GITHUB_LIMITS } from '../github/limits.ts';
import type { ChannelResult, CommentMode, GitHubTarget, Publication } from './context.ts';
import { withNotes } from './notes.ts';

interface Comment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
}

/** The hidden first line of the comment; a second gate with another check name has its own. */
export function commentMarker(checkName: string): string {
  return `<!-- gene-gate: ${encodeURIComponent(checkName).replaceAll('-', '%2D')} -->`;
}

/**
 * Leaves exactly one comment of ours on the pull request, as the mode wants it; never throws.
 *
 * @param notes what the reader must know about the publication itself
 */
export async function publishComment(
  target: GitHubTarget,
  { mode, checkName }: { readonly mode: CommentMode; readonly checkName: string },
  publication: Publication,
  notes: readonly string[],
): Promise<ChannelResult> {
  const { pullRequest } = target;
  if (mode === 'never') return skipped('the `comment` input says never');
  if (pullRequest === undefined) return skipped('there is no pull request');
  const operation: Operation = {
    doing: 'write the comment',
    permission: 'pull-requests: write',
    fork: pullRequest.isFork,
  };
  try {
    const thread = commentThread(target, pullRequest.number, commentMarker(checkName));
    const existing = await thread.own();
    const well = publication.report.verdict === 'pass';
    if (well && existing.length === 0 && mode === 'on-findings') {
      return skipped('there is nothing to report');
    }
    const head = await thread.head();
    if (head !== target.headSha) {
      return skipped(`the pull request has moved on to ${head}, which has a run of its own`);
    }
    const fixed = well && mode === 'on-findings' ? [FIXED] : [];
    const opening = [commentMarker(checkName), ...fixed, ''].join('\n');
    const room = GITHUB_LIMITS.commentBody - opening.length;
    const body = `${opening}${withNotes(publication, notes, room)}`;
    const kept = await thread.leaveOne(existing, body);
    return { status: 'reached', where: kept.url };
  } catch (error) {
    return { status: 'failed', reason: explainFailure(error, operation) };
  }
}

const FIXED = 'The problems that were reported here are gone.\n';

function skipped(reason: string): ChannelResult {
  return { status: 'skipped', reason };
}

/** The comments of one pull request that carry our marker and are ours. */
function commentThread({ client, owner, repo }: GitHubTarget, number: number, marker: string) {
  const { issues, pulls } = client.octokit.rest;
  const place = { owner, repo };
  let author: string | undefined;

  /** Sorted by id, over all pages. A marker in somebody else's comment means nothing. */
  async function own(): Promise<readonly Comment[]> {
    const all = await client.octokit.paginate(issues.listComments, {
      ...place,
      issue_number: number,
      per_page: 100,
    });
    const marked = all.filter((comment) => comment.body?.startsWith(marker));
    if (marked.length === 0) return [];
    author ??= await viewer();
    return marked
      .filter((comment) => comment.user?.login === author)
      .map(({ id, html_url, body = '' }) => ({ id, url: html_url, body }))
      .sort((a, b) => a.id - b.id);
  }

  /**
   * Who the token is. `GET /user` refuses installation tokens such as GITHUB_TOKEN; GraphQL's
   * viewer answers for those and for personal ones, with the login that REST's comments carry
   * (`github-actions[bot]`; nobody can register a name with brackets).
   */
  async function viewer(): Promise<string> {
    const answer = await client.octokit.graphql<{ viewer: { login: string } }>(
      '{ viewer { login } }',
    );
    return answer.viewer.login;
  }

  async function head(): Promise<string> {
    const { data } = await pulls.get({ ...place, pull_number: number });
    return data.head.sha;
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

  /** Two runs at the same time may both create: each keeps the lowest id, so they agree. */
  async function leaveOne(existing: readonly Comment[], body: string): Promise<Comment> {
    const [first, ...others] = existing;
    if (first !== undefined) return await settle(first, others, body);
    const created = await create(body);
    const [kept = created, ...twins] = await own();
    return await settle(kept, twins, body);
  }

  async function settle(kept: Comment, twins: readonly Comment[], body: string): Promise<Comment> {
    if (kept.body !== body) await issues.updateComment({ ...place, comment_id: kept.id, body });
    for (const twin of twins) await remove(twin);
    return kept;
  }

  async function remove({ id }: Comment): Promise<void> {
    try {
      await issues.deleteComment({ ...place, comment_id: id });
    } catch (error) {
      if (readFailure(error).kind !== 'not_found') throw error;
    }
  }

  return { own, head, leaveOne };
}
