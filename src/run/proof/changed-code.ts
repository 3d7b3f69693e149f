import { structuredPatch } from 'diff';
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

/** Code that a change adds. */
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

/** Returns where a text differs from what it was; nothing for texts that have little in common. */
export function differences(before: string, text: string): readonly Difference[] {
  const options = { context: 0, maxEditLength: MOST_EDITS };
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
