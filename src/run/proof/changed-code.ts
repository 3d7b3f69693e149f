import { isDeepStrictEqual } from 'node:util';
import { structuredPatch } from 'diff';
import { LONGEST_FILE, languageOf } from './languages.ts';
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
  /** Whether they differ in more than comments and blank lines there. */
  readonly isCode: boolean;
}

/** The search for a difference of texts that have little in common takes long. */
const MOST_EDITS = 2_000;
const MOST_EDITS_OF_ALL = 10_000;

/** Returns {@link differences} for one file after another; nothing once all have too many. */
export function differencesOfAll(): typeof differences {
  let left = MOST_EDITS_OF_ALL;
  return (path, before, text) => {
    if (left <= 0 || before === text) return [];
    const most = Math.min(MOST_EDITS, left);
    const found = differences(path, before, text, most);
    const lines = found.map(({ count, removed }) => count + removed.split('\n').length);
    left -= found.length > 0 ? lines.reduce((sum, each) => sum + each, 0) : most;
    return found;
  };
}

/** Returns where a text differs from what it was; nothing for texts that have little in common. */
function differences(
  path: string,
  before: string,
  text: string,
  most = MOST_EDITS,
): readonly Difference[] {
  const options = { context: 0, maxEditLength: most };
  const patch = structuredPatch('', '', before, text, '', '', options);
  const [old, now] = [before, text].map((each) => codeLines(path, each));
  const codeIn = (lines: readonly string[] = [], start: number, count: number) =>
    lines.slice(start - 1, start - 1 + count).flatMap((line) => line.trimEnd() || []);
  return (patch?.hunks ?? []).map(({ oldStart, oldLines, newStart, newLines, lines }) => ({
    start: newStart - 1,
    count: newLines,
    isCode: !isDeepStrictEqual(codeIn(old, oldStart, oldLines), codeIn(now, newStart, newLines)),
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

/** One comment in a line, in languages that are not read. */
const COMMENT = /^[ \t]*(?:\/\/.*|#(?:[ \t#].*)?|--(?:[ \t].*)?|\/\*.*\*\/|<!--.*-->)[ \t]*\r?$/gm;

/** Returns the lines of a text without its comments. */
function codeLines(path: string, text: string): readonly string[] {
  if (text.length > LONGEST_FILE) return text.split('\n');
  const masked = languageOf(path)?.masked ?? COMMENT;
  const code = text.replaceAll(masked, (found) =>
    /^\s*(?:\/[/*]|#|--|<)/.test(found)
      ? found.replaceAll(/[^\n]+/g, ' ')
      : // No line of a string is blank.
        found.replaceAll('\n', '"\n"'),
  );
  return code.split('\n');
}
