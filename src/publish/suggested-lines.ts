import { parsePatch } from 'diff';
import { isPlain } from '../report/escape.ts';
import type { GateReport, ReportFinding } from '../report/gate-report.ts';
import { headPlace } from '../report/links.ts';

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
export type Suggestible = Pick<
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
export interface Block {
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
