import type { ReportFinding } from '../gate-report.ts';

/** Where a command has failed, this is why: what it would run is not there. */
export function isMissingTarget({ rule }: ReportFinding): boolean {
  return rule === 'target-missing';
}
