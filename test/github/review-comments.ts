import { parsePatch } from 'diff';
import { type ApiRequest, page, type Route } from './api.ts';
import { Refusal } from './refusal.ts';
import type { PullRequest, ReviewComment, State } from './state.ts';
import { demand, type Identity } from './tokens.ts';

/** A draft of a comment, as a review sends it. */
interface Draft {
  readonly path?: unknown;
  readonly line?: unknown;
  readonly start_line?: unknown;
  readonly side?: unknown;
  readonly body?: unknown;
}

/** The files of pull requests, and comments on their lines. */
export function reviewCommentRoutes(state: State): Route[] {
  return [
    { method: 'GET', pattern: /^\/pulls\/(\d+)\/files$/, handle: files },
    { method: 'GET', pattern: /^\/pulls\/(\d+)\/comments$/, handle: list },
    { method: 'POST', pattern: /^\/pulls\/(\d+)\/reviews$/, handle: review },
  ];

  function pullOf([number]: readonly string[]): PullRequest {
    const pull = state.pulls.get(Number(number));
    if (pull === undefined) throw new Refusal(404, 'Not Found');
    return pull;
  }

  function files({ identity, captures, url }: ApiRequest) {
    demand(identity, 'read', 'pull_requests');
    const { items, headers } = page(url, pullOf(captures).files ?? []);
    return { status: 200, body: items, headers };
  }

  function list({ identity, captures, url }: ApiRequest) {
    demand(identity, 'read', 'pull_requests');
    const pull = pullOf(captures);
    const all = state.reviewComments.filter((comment) => comment.pull === Number(captures[0]));
    const { items, headers } = page(url, all);
    return { status: 200, body: items.map((each) => shown(each, pull)), headers };
  }

  /** A comment whose lines have changed is outdated, and has no line any more. */
  function shown({ pull: _, text, ...comment }: ReviewComment, pull: PullRequest) {
    const lines = hunksOf(pull, comment.path).find((each) => each.has(comment.line));
    return lines?.get(comment.line) === text
      ? comment
      : { ...comment, line: null, start_line: null };
  }

  /** A review is written with all of its comments, or not at all. */
  function review({ identity, captures, body }: ApiRequest) {
    demand(identity, 'write', 'pull_requests');
    const pull = pullOf(captures);
    const { event, commit_id: commit, comments = [] } = body;
    if (event !== 'COMMENT') throw new Refusal(422, 'This server takes only comments');
    if (typeof body.body !== 'string' || body.body.trim() === '') throw problem('body is missing');
    if (commit !== undefined && !state.commits.has(String(commit))) {
      throw problem('commit_id is not part of the pull request');
    }
    const drafts = (comments as readonly Draft[]).map((draft) => checked(draft, pull));
    const account = state.person(identity.user.login, 'write', 'Bot');
    const { id } = state.review(account, Number(captures[0]), 'COMMENTED', body.body);
    for (const draft of drafts) write(identity, Number(captures[0]), draft);
    return { status: 200, body: { id } };
  }

  function write(
    { user }: Identity,
    pull: number,
    draft: Omit<ReviewComment, 'id' | 'pull' | 'user'>,
  ) {
    state.reviewComments.push({ id: state.nextId(), pull, user, ...draft });
  }
}

function checked({ path, line, start_line, side = 'RIGHT', body }: Draft, pull: PullRequest) {
  if (typeof body !== 'string' || body.trim() === '') throw problem('body is missing');
  if (body.length > 65_536) throw problem('body is too long (maximum is 65536 characters)');
  if (side !== 'RIGHT') throw problem('this server has only the right side');
  const hunk = hunksOf(pull, String(path)).find((lines) => lines.has(Number(line)));
  if (hunk === undefined) throw problem('pull_request_review_thread.line must be part of the diff');
  if (start_line !== undefined) {
    if (Number(start_line) >= Number(line)) throw problem('start_line must precede the end line.');
    if (!hunk.has(Number(start_line)))
      throw problem(
        'pull_request_review_thread.start_line must be part of the same hunk as the line.',
      );
  }
  return {
    path: String(path),
    line: Number(line),
    start_line: start_line === undefined ? null : Number(start_line),
    body,
    text: hunk.get(Number(line)) ?? '',
  };
}

/** Returns the lines of the head that a file's difference shows, for each hunk. */
function hunksOf({ files = [] }: PullRequest, path: string): Map<number, string>[] {
  const patch = files.find(({ filename }) => filename === path)?.patch;
  if (patch === undefined) return [];
  return parsePatch(patch)
    .flatMap(({ hunks }) => hunks)
    .map(({ newStart, lines }) => {
      const right = lines.filter((line) => /^[ +]/.test(line));
      return new Map(right.map((line, index) => [newStart + index, line.slice(1)]));
    });
}

function problem(what: string): Refusal {
  return new Refusal(422, 'Unprocessable Entity', [what]);
}
