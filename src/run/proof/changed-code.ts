import { structuredPatch } from 'diff';
import { isForPeople, isGenerated } from './kept-files.ts';
import type { LayerFile } from './layer.ts';

/** A text file that a change edits. */
export interface EditedFile {
  readonly path: string;
  /** What stands in its place when it is taken back. */
  readonly before: LayerFile;
  /** As it is at the head. */
  readonly text: string;
  readonly differs: readonly Difference[];
}

export interface AddedCode {
  readonly path: string;
  readonly text: string;
  readonly isExecutable: boolean;
  /** Whether the change adds what is at an offset; absent in a new file. */
  readonly isNew?: (offset: number) => boolean;
}

/** A place where two texts differ. */
export interface Difference {
  /** The lines before it that both have at the head. */
  readonly start: number;
  /** Lines of the head. */
  readonly count: number;
  /** What the base has there. */
  readonly removed: string;
}

/** The search for a difference of texts that have little in common takes long. */
const MOST_EDITS = 2_000;
const MOST_EDITS_OF_ALL = 10_000;

/** Returns {@link differences} for one file after another; nothing once all have too many. */
export function differencesOfAll(): (before: string, text: string) => readonly Difference[] {
  let left = MOST_EDITS_OF_ALL;
  return (before, text) => {
    if (left <= 0 || before === text) return [];
    const most = Math.min(MOST_EDITS, left);
    const found = differences(before, text, most);
    const lines = found.map(({ count, removed }) => count + removed.split('\n').length);
    left -= found.length > 0 ? lines.reduce((sum, each) => sum + each, 0) : most;
    return found;
  };
}

/** Returns where a text differs from what it was; nothing for texts that have little in common. */
function differences(before: string, text: string, most: number): readonly Difference[] {
  const options = { context: 0, maxEditLength: most };
  const patch = structuredPatch('', '', before, text, '', '', options);
  return (patch?.hunks ?? []).map(({ newStart, newLines, lines }) => ({
    start: newStart - 1,
    count: newLines,
    // A line that starts with `\` says that the one before it has no end.
    removed: lines
      .flatMap((line, at) =>
        line.startsWith('-')
          ? `${line.slice(1)}${lines[at + 1]?.startsWith('\\') ? '' : '\n'}`
          : [],
      )
      .join(''),
  }));
}

/** A part of a file that a change edits. */
export interface Hunk {
  readonly path: string;
  /** The first and the last line at the head; the last is lower if it only removes lines. */
  readonly lines: readonly [first: number, last: number];
  /** The file at the head, with this part alone as it was before. */
  readonly reverted: LayerFile;
}

/** More hunks of a change are not tried. */
const MOST_HUNKS = 20;
/** In the first characters of a file that a program wrote. */
const GENERATED = /@generated|\bDO NOT EDIT\b|\bauto-?generated\b/i;
const HEADER_CHARACTERS = 600;
/** Lines that no program runs. */
const COMMENT = /^[ \t]*(?:\/\/|#(?!\[|!|include)|--|\/?\*|<!--|\r?$)/;
const areComments = (text: string) => text.split('\n').every((line) => COMMENT.test(line));

/** Returns the parts of the edited files, without those of comments and documents; none if the change edits what programs wrote. */
export function hunksOf(edited: readonly EditedFile[]): readonly Hunk[] {
  const isWritten = ({ path, text }: EditedFile) =>
    !isGenerated(path) && !GENERATED.test(text.slice(0, HEADER_CHARACTERS));
  // A check of what was generated does not notice its source alone.
  if (!edited.every(isWritten)) return [];
  const hunks = edited
    .filter(({ path }) => !isForPeople(path))
    .flatMap(({ path, before, text, differs }) => {
      const lines = text.split(/(?<=\n)/);
      return differs.flatMap(({ start, count, removed }): Hunk[] => {
        const end = start + count;
        if ([removed, lines.slice(start, end).join('')].every(areComments)) return [];
        const whole = [...lines.slice(0, start), removed, ...lines.slice(end)].join('');
        const reverted = { ...before, content: Buffer.from(whole) };
        return [{ path, lines: [start + 1, end], reverted }];
      });
    });
  return hunks.slice(0, MOST_HUNKS);
}
