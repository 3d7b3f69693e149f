import { measureChange, namesOf } from '../change/blast-radius.ts';
import { isCountedByReference } from '../change/counting.ts';
import type { ChangeSubject } from '../subject.ts';

/** A number of files and of lines. */
export interface Size {
  readonly files: number;
  readonly lines: number;
}

/** What git counts of a change, in the ways in which it can be counted. */
export interface CountedChange {
  /** By the policy's way or by the reference engine's, whichever is less. */
  readonly least: Size;
  /** Every file and every line. */
  readonly most: Size;
}

/** Counts a change in each of the ways that a claim may mean. */
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
