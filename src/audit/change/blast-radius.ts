import { type BlastRadius, type Counting, isCloseTo } from '../../model/blast-radius.ts';
import type { BlastSeverity } from '../../model/word-lists.ts';
import type { Change, FileChange } from '../../repo/change.ts';

/** Replaces a `max_files` that is missing, not a number, or not positive. */
export const DEFAULT_MAX_FILES = 20;

/** The size of a change, or its hard cap, which no gene can raise. */
export interface Size {
  readonly files: number;
  readonly lines: number;
}

/**
 * Counts every touched file, both names of a rename, and added plus deleted lines. The lines of a
 * rename between a counted and an exempt name count.
 */
export function measureChange(
  change: Change,
  exempt: Pick<ReadonlySet<string>, 'has'>,
): BlastRadius {
  const radius = { files: 0, lines: 0, exempt_files: 0, exempt_lines: 0 };
  for (const file of change.files) {
    const { path, oldPath } = file;
    const names = oldPath === undefined ? 1 : 2;
    const exempted =
      Number(exempt.has(path)) + Number(oldPath !== undefined && exempt.has(oldPath));
    radius.files += names - exempted;
    radius.exempt_files += exempted;
    if (exempted === names) radius.exempt_lines += linesOf(file);
    else radius.lines += linesOf(file);
  }
  return radius;
}

/** Returns the size for the hard caps: all files and lines, or the counted ones of the reference counting. */
export function cappedSize(
  { files, lines, exempt_files, exempt_lines }: BlastRadius,
  counting: Counting,
): Size {
  if (counting === 'reference') return { files, lines };
  return { files: files + exempt_files, lines: lines + exempt_lines };
}

/**
 * Grades a number of files against a gene's limit, as the reference engine does: the hard cap first,
 * with strictly greater comparisons. Lines have no grades, only the cap.
 * @param maxFiles the gene's declared limit; {@link DEFAULT_MAX_FILES} if invalid
 * @param capped the size for the caps
 */
export function gradeFiles(
  files: number,
  maxFiles: unknown,
  capped: Size,
  caps: Size,
): BlastSeverity {
  const limit = limitOf(maxFiles);
  if (capped.files > caps.files || capped.lines > caps.lines) return 'hard_cap_breach';
  if (files > 2 * limit) return 'critical_overrun';
  if (files > limit) return 'exceeded';
  if (isCloseTo(limit, files)) return 'approaching_limit';
  return 'within_limit';
}

/** Describes a grade in the reference engine's words, which agents match. */
export function gradeWords(
  severity: BlastSeverity,
  { files, lines }: Size,
  maxFiles: unknown,
  caps: Size,
): string {
  const limit = limitOf(maxFiles);
  switch (severity) {
    case 'hard_cap_breach':
      return `HARD CAP BREACH: ${files} files / ${lines} lines exceeds system limit (${caps.files} files / ${caps.lines} lines)`;
    case 'critical_overrun':
      return `CRITICAL OVERRUN: ${files} files > ${2 * limit} (2x limit of ${limit}). Agent likely performed bulk/unintended operation.`;
    case 'exceeded':
      return `max_files exceeded: ${files} > ${limit}`;
    case 'approaching_limit':
      return `approaching limit: ${files} / ${limit} files (${Math.round((files / limit) * 100)}%)`;
    case 'within_limit':
      return `${files} / ${limit} files`;
  }
}

function limitOf(maxFiles: unknown): number {
  return typeof maxFiles === 'number' && maxFiles > 0 ? maxFiles : DEFAULT_MAX_FILES;
}

/** The new name first. */
export function namesOf(file: FileChange): readonly string[] {
  return file.oldPath === undefined ? [file.path] : [file.path, file.oldPath];
}

export function linesOf(file: FileChange): number {
  return file.added + file.deleted;
}
