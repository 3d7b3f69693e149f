import { parsePatch } from 'diff';

/** Consecutive lines of the head that a fix replaces. */
export interface Block {
  readonly start: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Returns the files that a patch changes, each with its blocks; those that it adds are left out. */
export function filesOf(patch: string): { path: string; blocks: Block[] }[] {
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
export function lastLine({ start, removed }: Block): number {
  return start + Math.max(1, removed.length) - 1;
}

/** Returns the lines of the head that each hunk of a difference shows, by number. */
export function shownHunks(patch: string): ReadonlyMap<number, string>[] {
  return parsePatch(patch)
    .flatMap(({ hunks }) => hunks)
    .map(({ newStart, lines }) => {
      const present = lines.filter((line) => line[0] === ' ' || line[0] === '+');
      return new Map(present.map((line, index) => [newStart + index, line.slice(1)]));
    });
}
