import { parsePatch } from 'diff';
import type { GitHubTarget } from '../github/client.ts';
import { explainFailure, type GitHubOperation, readFailure } from '../github/failure.ts';
import { pullRequestHunks, pullRequestState } from '../github/pull-request.ts';
import {
  changeLineComments,
  type LineComment,
  lineCommentChanges,
} from '../github/review-comments.ts';
import { isPlain, rawBlock } from '../report/escape.ts';
import type { GateReport, ReportFinding } from '../report/gate-report.ts';
import { headPlace } from '../report/links.ts';
import { name as nameOf, ruleLink, sentence } from '../report/markdown/prose.ts';
import { count } from '../report/view/words.ts';
import { type ChannelResult, skipped } from './context.ts';

/** Longer ones are easier to apply as a patch. */
const MOST_LINES = 60;
const MOST_CHARACTERS = 8_000;

/** Lines of a file at the head, and the lines that replace them. */
export interface Suggestion {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
  /** The findings that it resolves. */
  readonly findings: readonly ReportFinding[];
}

/** The part of a report that suggestions are made of. */
type Suggestible = Pick<
  GateReport,
  'fix' | 'findings' | 'genes' | 'capsules' | 'events' | 'head_sha' | 'audited_sha' | 'head_files'
>;

/**
 * Returns the proposed fix as suggestions for lines of the pull request's diff. All that the fix changes
 * of an asset is one suggestion, because its commands without its new content hash would be another
 * error. Leaves out assets whose lines are not in one hunk, that need new files, or whose lines have
 * characters that do not show.
 *
 * @param hunks of each file in the pull request, by path
 */
export function suggestionsOf(
  report: Suggestible,
  hunks: ReadonlyMap<string, string>,
): Suggestion[] {
  const { fix } = report;
  if (!fix?.patch) return [];
  return filesOf(fix.patch).flatMap(({ path, blocks }) => {
    const patch = hunks.get(path);
    if (patch === undefined) return [];
    const shown = shownHunks(patch);
    return assetsOf(report, path, blocks).flatMap((asset) => suggestion(path, asset, shown));
  });
}

/** The changes of one asset, or of several on one line. */
interface AssetBlocks {
  readonly blocks: readonly Block[];
  readonly findings: readonly ReportFinding[];
}

/** Divides the blocks of a file by the assets that they are in, as far as their lines are known. */
function assetsOf(report: Suggestible, path: string, blocks: readonly Block[]): AssetBlocks[] {
  const { genes, capsules, events, findings, fix } = report;
  const starts = [...genes, ...capsules, ...events]
    .filter((asset) => asset.path === path)
    .flatMap((asset) => headPlace(report, asset)?.line ?? [])
    .sort((a, b) => a - b);
  const owner = (line: number) => starts.findLast((start) => start <= line);
  const edits = (fix?.edits ?? []).filter((edit) => edit.path === path);
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const edited = edits.map((edit) => {
    const finding = byId.get(edit.finding);
    const at = finding?.location && headPlace(report, finding.location)?.line;
    return { edit, finding, owner: at === undefined ? undefined : owner(at) };
  });
  const isShared = blocks.some((block) => owner(block.start) !== owner(lastLine(block)));
  // Where the asset of a change is not known, no asset is known to be whole.
  if (isShared || edited.some((each) => each.owner === undefined)) return [];
  return [...new Set(blocks.map(({ start }) => owner(start)))].flatMap((asset) => {
    const own = edited.filter((each) => each.owner === asset);
    if (asset === undefined || own.some(({ edit }) => edit.files !== undefined)) return [];
    const about = new Set(own.flatMap(({ finding }) => finding ?? []));
    return [{ blocks: blocks.filter(({ start }) => owner(start) === asset), findings: [...about] }];
  });
}

function suggestion(
  path: string,
  { blocks, findings }: AssetBlocks,
  hunks: readonly ReadonlyMap<number, string>[],
): Suggestion[] {
  const start = Math.min(...blocks.map((block) => block.start));
  const end = Math.max(...blocks.map(lastLine));
  const shown = hunks.find((lines) => lines.has(start) && lines.has(end));
  if (shown === undefined || end < start || end - start >= MOST_LINES) return [];
  const lines: string[] = [];
  for (let line = start; line <= end; ) {
    const { removed, added } = blocks.find((each) => each.start === line) ?? NO_BLOCK;
    if (!removed.every((text, index) => shown.get(line + index) === text)) return [];
    lines.push(...added);
    if (removed.length === 0) lines.push(shown.get(line) ?? '');
    line += Math.max(1, removed.length);
  }
  const isShort = lines.join('\n').length <= MOST_CHARACTERS;
  return isShort && lines.every(isPlain) ? [{ path, start, end, lines, findings }] : [];
}

const NO_BLOCK = { removed: [], added: [] };

/** Consecutive lines of the head that a fix replaces. */
interface Block {
  readonly start: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Returns the files that a patch changes, each with its blocks; those that it adds are left out. */
function filesOf(patch: string): { path: string; blocks: Block[] }[] {
  return parsePatch(patch)
    .filter(({ oldFileName }) => oldFileName !== undefined && oldFileName !== '/dev/null')
    .map(({ oldFileName = '', hunks }) => ({
      path: oldFileName.replace(/^a\//, ''),
      blocks: hunks.flatMap(({ oldStart, lines }) => blocksOf(oldStart, lines).flatMap(byLine)),
    }));
}

function blocksOf(first: number, lines: readonly string[]): Block[] {
  const blocks: { start: number; removed: string[]; added: string[] }[] = [];
  let line = first;
  let open = false;
  for (const text of lines) {
    const [sign, rest] = [text[0], text.slice(1)];
    if (sign === '\\') continue;
    if (sign === ' ') {
      open = false;
      line += 1;
      continue;
    }
    if (!open) blocks.push({ start: line, removed: [], added: [] });
    open = true;
    const block = blocks.at(-1);
    if (sign === '+') block?.added.push(rest);
    else {
      block?.removed.push(rest);
      line += 1;
    }
  }
  return blocks;
}

/** Of as many new lines as old ones, each replaces one: in JSONL, adjacent lines are different assets. */
function byLine(block: Block): Block[] {
  const { start, removed, added } = block;
  if (removed.length !== added.length) return [block];
  return removed.map((text, index) => {
    return { start: start + index, removed: [text], added: added.slice(index, index + 1) };
  });
}

/** @returns the line itself if the block only adds lines before it */
function lastLine({ start, removed }: Block): number {
  return start + Math.max(1, removed.length) - 1;
}

/** Returns the lines of the head that each hunk of a difference shows, by number. */
function shownHunks(patch: string): ReadonlyMap<number, string>[] {
  return parsePatch(patch)
    .flatMap(({ hunks }) => hunks)
    .map(({ newStart, lines }) => {
      const present = lines.filter((line) => line[0] === ' ' || line[0] === '+');
      return new Map(present.map((line, index) => [newStart + index, line.slice(1)]));
    });
}

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
