import type { ReportFinding } from '../gate-report.ts';

/** @returns `assets/gep/genes.json:42`, or undefined for a finding without a location */
export function pathAndLine({ location }: ReportFinding): string | undefined {
  return location && `${location.path}:${location.line}`;
}

/** Why a command was blocked: the finding shown in full, and the others. */
export interface Reasons {
  /** The first with a span in the command, else the first; undefined without findings. */
  readonly main: ReportFinding | undefined;
  /** One per other rule, at most three. */
  readonly further: readonly ReportFinding[];
}

const MOST_FURTHER = 3;

export function reasonsOf(findings: readonly ReportFinding[]): Reasons {
  const main = findings.find(({ span }) => span !== undefined) ?? findings[0];
  const byRule = new Map(findings.map((finding) => [finding.rule, finding]));
  const further = [...byRule.values()].filter(({ rule }) => rule !== main?.rule);
  return { main, further: further.slice(0, MOST_FURTHER) };
}

/**
 * Returns what to do about a command that is shown below one with the same reason; undefined if it is the
 * same.
 */
export function ownRemedy(
  findings: readonly ReportFinding[],
  above: readonly ReportFinding[],
): string | undefined {
  const remedy = reasonsOf(findings).main?.remedy;
  return remedy === reasonsOf(above).main?.remedy ? undefined : remedy;
}

/** Returns whether the finding is that the target of a command does not exist. */
export function isMissingTarget({ rule }: ReportFinding): boolean {
  return rule === 'target-missing';
}

/** Returns whether a path stays within the repository: relative, without `.` and `..`. */
export function isRepositoryPath(path: string): boolean {
  return path.split('/').every((segment) => !['', '.', '..'].includes(segment));
}
