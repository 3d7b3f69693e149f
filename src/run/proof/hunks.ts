import { posix } from 'node:path';
import type { EditedFile } from './changed-code.ts';
import { isForPeople, isGenerated } from './kept-files.ts';
import type { LayerFile } from './layer.ts';

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

/**
 * Returns the parts of the edited files, without those of comments and documents; none if the change edits what
 * programs wrote.
 *
 * @param texts of commands, their scripts, and tests: the files that an earlier one names come first
 */
export function hunksOf(
  edited: readonly EditedFile[],
  texts: readonly string[] = [],
): readonly Hunk[] {
  const isWritten = ({ path, text }: EditedFile) =>
    !isGenerated(path) && !GENERATED.test(text.slice(0, HEADER_CHARACTERS));
  // A check of what was generated does not notice its source alone.
  if (!edited.every(isWritten)) return [];
  const words = texts.map((text) => new Set(text.match(/[\w$-]+/g)));
  const rankOf = ({ path }: EditedFile) => {
    const { dir, name } = posix.parse(path);
    const module = /^(?:index|mod|__init__)$/.test(name) ? posix.basename(dir) : name;
    const at = words.findIndex((each) => each.has(module));
    return at < 0 ? texts.length : at;
  };
  const hunks = edited
    .filter(({ path }) => !isForPeople(path))
    .sort((one, other) => rankOf(one) - rankOf(other))
    .flatMap(({ path, before, text, differs }) => {
      const lines = text.split(/(?<=\n)/);
      return differs.flatMap(({ start, count, removed, isCode }): Hunk[] => {
        const end = start + count;
        if (!isCode) return [];
        const whole = [...lines.slice(0, start), removed, ...lines.slice(end)].join('');
        const reverted = { ...before, content: Buffer.from(whole) };
        return [{ path, lines: [start + 1, end], reverted }];
      });
    });
  return hunks.slice(0, MOST_HUNKS);
}
