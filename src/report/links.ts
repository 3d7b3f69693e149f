import { hash } from 'node:crypto';
import { HOME } from '../ground/tool.ts';
import { ruleOf } from '../rules/catalogue.ts';
import type { GateReport } from './gate-report.ts';

/**
 * Returns the page of a rule, as SARIF's `helpUri` and the comment link it; undefined for a rule that is
 * not in the catalogue, for example in a report from elsewhere.
 */
export function rulePage(rule: string): string | undefined {
  return ruleOf(rule) && `${HOME}/blob/main/docs/rules/${rule}.md`;
}

/**
 * Returns a permanent link to a line of a file at the head. If another commit was audited, it leads to
 * the same line at the head, or only to the file if the head has no such line.
 * @param repository address of the repository's page
 * @returns undefined if the head does not have the file, or for a name that no address can spell
 */
export function permalink(
  report: HeadOf,
  repository: string,
  at: { readonly path: string; readonly line: number },
): string | undefined {
  const place = headPlace(report, at);
  if (place === undefined || report.head_sha === null || /\p{Cs}/u.test(place.path))
    return undefined;
  const file = encodedPath(place.path);
  const anchor = place.line === undefined ? '' : `#L${place.line}`;
  return `${repository}/blob/${report.head_sha}/${file}${anchor}`;
}

/** Encodes a path as a relative reference (RFC 3986) without a scheme, query or fragment. */
export function encodedPath(path: string): string {
  const wellFormed = Buffer.from(path).toString();
  return wellFormed.split('/').map(encodeURIComponent).join('/');
}

/** Returns whether a path stays within the repository: relative, without `.` and `..`. */
export function isRepositoryPath(path: string): boolean {
  return path.split('/').every((segment) => !['', '.', '..'].includes(segment));
}

/**
 * Returns a link to what a pull request does to a file; without one, to the file at the head.
 * @param repository address of the repository's page
 */
export function diffLink(
  report: HeadOf & Pick<GateReport, 'event'>,
  repository: string,
  at: { readonly path: string; readonly line: number },
): string | undefined {
  const { pull_request } = report.event;
  if (pull_request === undefined) return permalink(report, repository, at);
  const file = hash('sha256', at.path);
  return `${repository}/pull/${pull_request}/files#diff-${file}`;
}

/** A place at the head; without a line if it is not known there. */
export interface HeadPlace {
  readonly path: string;
  readonly line?: number;
}

/** The part of a report that says which commit was audited, and where its lines are at the head. */
export type HeadOf = Pick<GateReport, 'head_sha' | 'audited_sha' | 'head_files'>;

/**
 * Returns where a place of the audited commit is at the head.
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
