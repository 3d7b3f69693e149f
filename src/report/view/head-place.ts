import type { GateReport } from '../gate-report.ts';

/** A place at the head; without a line if it is not known there. */
export interface HeadPlace {
  readonly path: string;
  readonly line?: number;
}

/** The part of a report that says which commit was audited, and where its lines are at the head. */
export type HeadOf = Pick<GateReport, 'head_sha' | 'audited_sha' | 'head_files'>;

/**
 * Returns where a place of the audited commit is at the head.
 *
 * @returns undefined if the head does not have the file
 */
export function headPlace(
  { head_sha, audited_sha, head_files }: HeadOf,
  { path, line }: { readonly path: string; readonly line: number },
): HeadPlace | undefined {
  if (audited_sha === head_sha) return { path, line };
  if (head_files === undefined) return { path };
  const file = head_files.find((each) => each.path === path);
  if (file === undefined) return { path, line };
  if (file.missing) return undefined;
  const same = file.same.find(
    (each) => each.line <= line && line < each.line + (each.lines ?? Number.POSITIVE_INFINITY),
  );
  return { path, ...(same && { line: same.head_line + line - same.line }) };
}
