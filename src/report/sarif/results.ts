import type { Result } from 'sarif';
import type { Suppression } from '../../model/finding.ts';
import { SEVERITIES } from '../../model/finding.ts';
import { sarifText } from '../escape.ts';
import type { GateReport, ReportFinding } from '../gate-report.ts';
import { clip } from '../view/words.ts';
import { fingerprints } from './fingerprints.ts';
import { sarifLocation } from './places.ts';
import { LEVELS } from './rules.ts';

/** No untrusted string may fill the log; UTF-16 units, before escaping. */
const LONGEST_SENTENCE = 1000;

/** The findings of a report as results without the index of their rule: what counts first, errors before all. */
export function resultsOf(report: GateReport): Result[] {
  const ordered = report.findings.toSorted((a, b) => rank(a) - rank(b));
  const marks = fingerprints(ordered);
  return ordered.map((finding, index) => ({
    ruleId: finding.rule,
    level: LEVELS[finding.severity],
    message: { text: words(finding) },
    locations: [sarifLocation(finding, report)],
    partialFingerprints: marks[index] ?? {},
    ...(finding.suppressed && { suppressions: [suppressionOf(finding.suppressed)] }),
  }));
}

function rank({ severity, suppressed }: ReportFinding): number {
  return SEVERITIES.indexOf(severity) + (suppressed ? SEVERITIES.length : 0);
}

function words({ message, remedy, rule }: ReportFinding): string {
  const sentences = [message, remedy].filter((text) => text !== '');
  return sentences.map((text) => sarifText(clip(text, LONGEST_SENTENCE))).join(' ') || rule;
}

/** The policy is a file of its own, so the suppression does not stand in the source. */
function suppressionOf({
  reason,
  expires,
}: Suppression): NonNullable<Result['suppressions']>[number] {
  return {
    kind: 'external',
    status: 'accepted',
    justification: sarifText(clip(reason, LONGEST_SENTENCE)),
    properties: { expires },
  };
}
