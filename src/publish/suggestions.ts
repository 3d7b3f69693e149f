import { parsePatch, type StructuredPatchHunk } from 'diff';
import type { GitHubTarget } from '../github/client.ts';
import { type LineComment, missingLineComments, writeReview } from '../github/comments.ts';
import { explainFailure, type GitHubOperation, readFailure } from '../github/failure.ts';
import { pullOrigin, pullRequestHunks } from '../github/pull-request.ts';
import { isPlain, rawBlock } from '../report/escape.ts';
import type { GateReport, ReportFinding } from '../report/gate-report.ts';
import { headPlace } from '../report/links.ts';
import { name as nameOf, ruleLink, sentence } from '../report/markdown/prose.ts';
import type { Place } from '../report/view/row.ts';
import { count } from '../report/view/words.ts';
import { type ChannelResult, skipped } from './context.ts';

/** A patch is easier than longer suggestions. */
const MOST_CHARACTERS = 8_000;

export interface Suggestion {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
  readonly findings: readonly ReportFinding[];
}

/**
 * Returns the proposed fix as suggestions on the pull request's diff. All changes of an asset are one
 * suggestion: commands without the new content hash would be another error. Skips assets that span
 * several hunks, need new files, or have invisible characters.
 */
export function suggestionsOf(
  report: GateReport,
  hunks: ReadonlyMap<string, string>,
): Suggestion[] {
  return parsePatch(report.fix?.patch ?? '').flatMap(({ oldFileName = '', hunks: fixed }) => {
    const path = oldFileName.replace(/^a\//, '');
    const changes = new Map(fixed.flatMap(changesOf));
    return assetsIn(report, path).flatMap(({ from, before, findings }) => {
      const changed = [...changes.keys()].filter((line) => from <= line && line < before);
      const [start, end] = [Math.min(...changed), Math.max(...changed)];
      const shown = shownHunks(hunks.get(path)).find((lines) => lines.has(start) && lines.has(end));
      const lines = shown && replaced({ start, end }, shown, changes);
      const isShort = lines && lines.join('\n').length <= MOST_CHARACTERS;
      return isShort && lines.every(isPlain) ? [{ path, start, end, lines, findings }] : [];
    });
  });
}

/** The lines of an asset, or of several on one line, and the findings that the fix resolves. */
interface FixedAsset {
  readonly from: number;
  readonly before: number;
  readonly findings: readonly ReportFinding[];
}

/** Returns a file's assets with known lines that need no new files. */
function assetsIn(report: GateReport, path: string): FixedAsset[] {
  const { genes, capsules, events, findings, fix } = report;
  const lineOf = (at: Place | undefined) => at && headPlace(report, at)?.line;
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const edits = (fix?.edits ?? [])
    .filter((edit) => edit.path === path)
    .map(({ finding, files }) => ({ files, finding: byId.get(finding) }))
    .map((edit) => ({ ...edit, line: lineOf(edit.finding?.location) }));
  // If an edit's asset is unknown, no asset is known to be complete.
  if (edits.some(({ line }) => line === undefined)) return [];
  const assets = [...genes, ...capsules, ...events].filter((asset) => asset.path === path);
  const starts = [...new Set(assets.flatMap((asset) => lineOf(asset) ?? []))].sort((a, b) => a - b);
  return starts.flatMap((from, index) => {
    const before = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = edits.filter(({ line = 0 }) => from <= line && line < before);
    if (own.some(({ files }) => files !== undefined)) return [];
    return { from, before, findings: [...new Set(own.flatMap(({ finding }) => finding ?? []))] };
  });
}

/** At the head. */
interface LineChange {
  /** The removed line; undefined if lines are only added before it. */
  readonly old?: string;
  readonly added: string[];
}

/** Returns the changes of a hunk by line: each removed line gets the next added one, the last one gets the rest. */
function changesOf({ oldStart, lines }: StructuredPatchHunk): [number, LineChange][] {
  const changes: [number, LineChange][] = [];
  let line = oldStart;
  let waiting: LineChange[] = [];
  for (const text of lines) {
    if (text.startsWith('+')) {
      if (waiting.length === 0) {
        const change = { added: [] };
        waiting.push(change);
        changes.push([line, change]);
      }
      waiting[0]?.added.push(text.slice(1));
      if (waiting.length > 1) waiting.shift();
    } else if (text.startsWith('-')) {
      const change = { old: text.slice(1), added: [] };
      waiting.push(change);
      changes.push([line, change]);
      line += 1;
    } else if (text.startsWith(' ')) {
      waiting = [];
      line += 1;
    }
  }
  return changes;
}

/** @returns undefined if a removed line differs at the head */
function replaced(
  { start, end }: Pick<Suggestion, 'start' | 'end'>,
  shown: ReadonlyMap<number, string>,
  changes: ReadonlyMap<number, LineChange>,
): string[] | undefined {
  const lines: string[] = [];
  for (let line = start; line <= end; line += 1) {
    const [now = '', change] = [shown.get(line), changes.get(line)];
    if (change?.old !== undefined && change.old !== now) return undefined;
    lines.push(...(change?.added ?? []));
    if (change?.old === undefined) lines.push(now);
  }
  return lines;
}

function shownHunks(patch = ''): ReadonlyMap<number, string>[] {
  return parsePatch(patch)
    .flatMap(({ hunks }) => hunks)
    .map(({ newStart, lines }) => {
      const present = lines.filter((line) => line[0] === ' ' || line[0] === '+');
      return new Map(present.map((line, index) => [newStart + index, line.slice(1)]));
    });
}

/** In a review; the gate's comment has the diffs of all edits. */
const MOST_COMMENTS = 20;
/** In a comment. */
const MOST_FINDINGS = 3;

const SUMMARY = 'gene-gate has judged these suggestions in a copy of the files.';

/** Returns the hidden first line of each suggestion; each input `check-name` has its own. */
export function suggestionMarker(name: string): string {
  return `<!-- gene-gate suggestion: ${encodeURIComponent(name).replaceAll('-', '%2D')} -->`;
}

/**
 * Offers the proposed fix as suggestions on the pull request's diff, in one review of the head. Never
 * throws: the comment has the same edits as diffs.
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
    const missing = wanted.length > 0 ? await missingLineComments(thread, wanted) : [];
    if (missing.length > 0) {
      const { headSha } = await pullOrigin(target, number);
      if (headSha !== target.headSha) return skipped('the pull request has newer commits');
      await writeReview(thread, missing, SUMMARY);
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
