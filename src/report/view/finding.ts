import type { ReportFinding } from '../gate-report.ts';

/** @returns `assets/gep/genes.json:42`, or undefined for a finding about the change as a whole */
export function pathAndLine({ location }: ReportFinding): string | undefined {
  return location && `${location.path}:${location.line}`;
}

/** Why a command was blocked: the finding that is shown in full, and those that only add to it. */
export interface Reasons {
  /** The first that has a place in the command; undefined if there is no finding at all. */
  readonly main: ReportFinding | undefined;
  /** One for each other rule, at most three. */
  readonly further: readonly ReportFinding[];
}

const MOST_FURTHER = 3;

export function reasonsOf(findings: readonly ReportFinding[]): Reasons {
  const main = findings.find(({ span }) => span !== undefined) ?? findings[0];
  const byRule = new Map(findings.map((finding) => [finding.rule, finding]));
  const further = [...byRule.values()].filter(({ rule }) => rule !== main?.rule);
  return { main, further: further.slice(0, MOST_FURTHER) };
}

/** Where a command has failed, this is why: what it would run is not there. */
export function isMissingTarget({ rule }: ReportFinding): boolean {
  return rule === 'target-missing';
}

/** Whether a path can only lead to something within the repository: relative, no `.` and no `..`. */
export function isRepositoryPath(path: string): boolean {
  return path.split('/').every((segment) => !['', '.', '..'].includes(segment));
}
