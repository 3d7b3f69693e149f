import { GITHUB_LIMITS } from '../github/api-limits.ts';
import type { GitHubTarget } from '../github/client.ts';
import { commentThread } from '../github/comments.ts';
import { explainFailure, type GitHubOperation } from '../github/failure.ts';
import { pullOrigin } from '../github/pull-request.ts';
import {
  type ChannelResult,
  type CommentMode,
  type Publication,
  type PublishedPart,
  skipped,
  withNotes,
} from './context.ts';

/** Returns the hidden first line of the comment; each input `check-name` has its own. */
export function commentMarker(name: string): string {
  return `<!-- gene-gate: ${encodeURIComponent(name).replaceAll('-', '%2D')} -->`;
}

interface CommentSettings {
  readonly mode: CommentMode;
  readonly name: string;
  readonly place: PublishedPart;
}

/** Keeps exactly one gate comment on the pull request, according to the mode. Never throws. */
export async function publishComment(
  target: GitHubTarget,
  { mode, name, place }: CommentSettings,
  publication: Publication,
  notes: readonly string[],
): Promise<ChannelResult> {
  const { pullRequest, readOnlyToken = false } = target;
  if (mode === 'never') return skipped('the `comment` input is `never`');
  if (pullRequest === undefined) return skipped('the event has no pull request');
  const operation: GitHubOperation = {
    doing: 'write the comment',
    permission: 'pull-requests: write',
    readOnlyToken,
  };
  try {
    const thread = commentThread(target, pullRequest.number, commentMarker(name));
    const existing = await thread.own();
    const { verdict, read = [], agent_files = [] } = publication.report;
    const well = verdict === 'pass' && read.length + agent_files.length === 0;
    if (well && existing.length === 0 && mode === 'on-findings') {
      return skipped('there is nothing to report');
    }
    const { headSha } = await pullOrigin(target, pullRequest.number);
    if (headSha !== target.headSha) {
      return skipped(`the head of the pull request is now ${headSha}, which has its own run`);
    }
    const fixed = well && mode === 'on-findings' ? [FIXED] : [];
    const opening = [commentMarker(name), ...fixed, ''].join('\n');
    const room = GITHUB_LIMITS.commentBody - opening.length;
    const body = `${opening}${withNotes((max) => publication.markdown(max, place), notes, room)}`;
    const kept = await thread.leaveOne(existing, body);
    return { status: 'reached', where: kept.url };
  } catch (error) {
    return { status: 'failed', reason: explainFailure(error, operation) };
  }
}

const FIXED = 'Nothing is left of what was reported here.\n';
