import { createHash } from 'node:crypto';
import type { Result } from 'sarif';
import { SEVERITIES, type Suppression } from '../../model/finding.ts';
import { sarifText } from '../escape.ts';
import type { GateReport, ReportFinding } from '../gate-report.ts';
import { clip } from '../view/words.ts';
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

/**
 * What marks a finding as the one of an earlier run; the number is raised if what it covers changes.
 * Alerts that have only the first are matched by it.
 */
const V1 = 'geneGateFinding/v1';
const V2 = 'geneGateFinding/v2';

/**
 * Tells findings apart by what they are about, and those that are alike in all of it by their order;
 * never by line, column or words, so that a finding which only moved is still the same. The first
 * version covers rule, file, asset and command; the second is the finding's own identity, which
 * reports before 1.2.0 do not have.
 *
 * @returns the partial fingerprints of each finding, in their order
 */
function fingerprints(findings: readonly ReportFinding[]): Record<string, string>[] {
  const seen = new Map<string, number>();
  const numbered = (digest: string) => {
    const nth = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, nth);
    return `${digest}:${nth}`;
  };
  return findings.map(({ id, rule, location, subject }) => {
    const first = [rule, location?.path, subject?.type, subject?.id, subject?.command];
    const digest = createHash('sha256').update(JSON.stringify(first)).digest('hex');
    return { [V1]: numbered(digest), ...(id !== undefined && { [V2]: numbered(id) }) };
  });
}
