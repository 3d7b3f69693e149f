import { describe, type Finding } from '../rules/finding.ts';
import type { ReportFinding } from './gate-report.ts';

/** A finding as the report keeps it: words instead of arguments. */
export function reportFinding(finding: Finding): ReportFinding {
  const { rule, severity, layer, location, span, subject, suppressed } = finding;
  return {
    rule,
    severity,
    layer,
    ...describe(finding),
    ...(location && { location }),
    ...(span && { span }),
    ...(subject && { subject }),
    ...(suppressed && { suppressed }),
  };
}
