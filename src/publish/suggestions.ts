import type { GitHubTarget } from '../github/client.ts';
import { explainFailure, type GitHubOperation, readFailure } from '../github/failure.ts';
import { pullRequestHunks, pullRequestState } from '../github/pull-request.ts';
import {
  changeLineComments,
  type LineComment,
  lineCommentChanges,
} from '../github/review-comments.ts';
import { rawBlock } from '../report/escape.ts';
import type { GateReport } from '../report/gate-report.ts';
import { name as nameOf, ruleLink, sentence } from '../report/markdown/prose.ts';
import { count } from '../report/view/words.ts';
import { type ChannelResult, skipped } from './context.ts';
import { type Suggestion, suggestionsOf } from './suggested-lines.ts';

/** Comments of one review; the comment of the gate has the diffs of all edits. */
const MOST_COMMENTS = 20;
/** Findings that a comment explains. */
const MOST_FINDINGS = 3;

const SUMMARY = 'gene-gate has judged these suggestions in a copy of the files.';

/** The hidden first line of each suggestion; each input `check-name` has its own. */
export function suggestionMarker(name: string): string {
  return `<!-- gene-gate suggestion: ${encodeURIComponent(name).replaceAll('-', '%2D')} -->`;
}

/**
 * Offers the proposed fix as suggestions on the lines of the pull request's diff, in one review of the
 * head, and removes those of an earlier head. Never throws: the comment has the same edits as diffs.
 *
 * @param comment result of the comment; without one, the gate writes nothing to the pull request
 */
export async function publishSuggestions(
  target: GitHubTarget,
  { enabled, name }: { readonly enabled: boolean; readonly name: string },
  report: GateReport,
  comment: ChannelResult,
): Promise<ChannelResult> {
  const { pullRequest, readOnlyToken = false } = target;
  if (!enabled) return skipped('the `suggestions` input is `false`');
  if (pullRequest === undefined || comment.status !== 'reached') return skipped('no comment');
  const operation: GitHubOperation = {
    doing: 'suggest changes',
    permission: 'pull-requests: write',
    readOnlyToken,
  };
  try {
    const { number } = pullRequest;
    const paths = new Set((report.fix?.edits ?? []).map(({ path }) => path));
    const hunks =
      paths.size > 0 ? await pullRequestHunks(target, number, paths) : new Map<string, string>();
    const marker = suggestionMarker(name);
    const thread = { target, number, marker };
    const wanted = suggestionsOf(report, hunks)
      .slice(0, MOST_COMMENTS)
      .map((each) => commentOf(each, marker));
    const changes = await lineCommentChanges(thread, wanted);
    if (changes.missing.length + changes.outdated.length > 0) {
      const { headSha } = await pullRequestState(target, number);
      if (headSha !== target.headSha) return skipped('the pull request has newer commits');
      await changeLineComments(thread, changes, SUMMARY);
    }
    return wanted.length > 0
      ? { status: 'reached' }
      : skipped('no edit is on lines that the pull request shows');
  } catch (error) {
    const reason = explainFailure(error, operation);
    const { kind } = readFailure(error);
    return kind === 'denied' ? skipped(reason) : { status: 'failed', reason };
  }
}

function commentOf({ path, start, end, lines, findings }: Suggestion, marker: string): LineComment {
  const reasons = findings.slice(0, MOST_FINDINGS).map(({ rule, message, subject }) => {
    const who = subject?.id === undefined ? '' : `${nameOf(subject.id)}: `;
    return `- ${who}${sentence(message)} (${ruleLink(rule)})`;
  });
  const more = findings.length - MOST_FINDINGS;
  const body = [
    marker,
    ...reasons,
    ...(more > 0 ? [`- and ${count(more, 'other finding')}`] : []),
    '',
    ...rawBlock(lines, 'suggestion'),
  ].join('\n');
  return { path, line: end, ...(start < end && { start_line: start }), body };
}
