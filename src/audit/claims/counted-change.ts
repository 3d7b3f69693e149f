import type { BlastRadius } from '../../model/blast-radius.ts';
import type { Change } from '../../repo/change.ts';
import { measureChange } from '../change/blast-radius.ts';
import { isCountedByReference } from '../change/counting.ts';

/** A number of files and of lines. */
export interface Size {
  readonly files: number;
  readonly lines: number;
}

/** The size of a change in git, by the different ways of counting. */
export interface CountedChange {
  /** As the policy or the reference engine counts, whichever is smaller. */
  readonly least: Size;
  /** All files and all lines. */
  readonly most: Size;
}

/**
 * Counts a change in each way that a claim can use.
 *
 * @param radius as the policy counts it
 */
export function countedChange(change: Change, radius: BlastRadius): CountedChange {
  const reference = measureChange(change, { has: (name) => !isCountedByReference(name) });
  return {
    least: {
      files: Math.min(radius.files, reference.files),
      lines: Math.min(radius.lines, reference.lines),
    },
    most: {
      files: radius.files + radius.exempt_files,
      lines: radius.lines + radius.exempt_lines,
    },
  };
}
