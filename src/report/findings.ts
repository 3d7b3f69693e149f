import type { Finding, Location } from '../finding/finding.ts';
import type { ReportFinding } from './gate-report.ts';
import { describe } from './rules/catalogue.ts';

/** Findings as the report keeps them: words instead of arguments, names as JSON spells them. */
export function reportFinding(finding: Finding): ReportFinding {
  const { rule, severity, layer, location, span, subject, suppressed } = finding;
  return {
    rule,
    severity,
    layer,
    ...describe(finding),
    ...(location && { location: reportLocation(location) }),
    ...(span && { span: { start: span.start, end: span.end } }),
    ...(subject && { subject: { ...subject } }),
    ...(suppressed && { suppressed: { ...suppressed } }),
  };
}

export function reportLocation(location: Location): NonNullable<ReportFinding['location']> {
  const { path, line, column, endLine, endColumn } = location;
  return {
    path,
    line,
    column,
    ...(endLine !== undefined && { end_line: endLine }),
    ...(endColumn !== undefined && { end_column: endColumn }),
  };
}
