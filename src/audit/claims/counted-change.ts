import { measureChange, namesOf } from '../change/blast-radius.ts';
import { isCountedByReference } from '../change/counting.ts';
import type { ChangeSubject } from '../subject.ts';

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

/** Counts a change in each way that a claim can use. */
export function countedChange({
  change,
  radius,
}: Pick<ChangeSubject, 'change' | 'radius'>): CountedChange {
  const uncounted = change.files.flatMap(namesOf).filter((name) => !isCountedByReference(name));
  const reference = measureChange(change, new Set(uncounted));
  return {
    least: {
      files: Math.min(radius.files, reference.files),
      lines: Math.min(radius.lines, reference.lines),
    },
    most: measureChange(change, new Set()),
  };
}
