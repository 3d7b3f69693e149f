import type { GateReport, ReportFinding } from './gate-report.ts';
import { groupFindings } from './view/report-sections.ts';

type ReportCause = NonNullable<GateReport['causes']>[number];

/**
 * Returns what is behind the errors and warnings of a report, errors first. Findings of one cause are
 * resolved together. Ignored findings and notices have no part in it.
 */
export function causesOf(findings: readonly ReportFinding[]): ReportCause[] {
  const counted = findings.filter(
    ({ severity, suppressed }) => severity !== 'notice' && !suppressed,
  );
  return groupFindings(counted).map(({ lead, others }) => {
    const all = [lead, ...others];
    const assets = all.flatMap(({ subject }) => (subject?.id === undefined ? [] : keyOf(subject)));
    return {
      id: lead.cause,
      severity: lead.severity,
      rules: [...new Set(all.map(({ rule }) => rule))],
      findings: all.length,
      assets: new Set(assets).size,
      message: lead.message,
    };
  });
}

function keyOf({ type, id }: NonNullable<ReportFinding['subject']>): string {
  return `${type} ${id}`;
}
