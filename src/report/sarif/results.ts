import { createHash } from 'node:crypto';
import type { Result } from 'sarif';
import type { Suppression } from '../../model/finding.ts';
import { SEVERITIES } from '../../model/severities.ts';
import { sarifText } from '../escape.ts';
import type { GateReport, ReportFinding } from '../gate-report.ts';
import { clipCounted } from '../view/words.ts';
import { sarifLocator } from './places.ts';
import { LEVELS } from './rules.ts';

/** Limit of untrusted strings, in UTF-16 units before escaping. */
const LONGEST_SENTENCE = 1000;

/**
 * Returns the findings as results, by severity, without the index of their rule.
 *
 * @param most of them; the most severe ones
 */
export function resultsOf(report: GateReport, most: number): Result[] {
  const ordered = report.findings.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
  const marks = fingerprints(ordered);
  const locate = sarifLocator(report);
  return ordered.map((finding, index) => ({
    ruleId: finding.rule,
    level: LEVELS[finding.severity],
    message: { text: words(finding) },
    locations: [locate(finding)],
    partialFingerprints: marks[index] ?? {},
    ...(finding.suppressed && { suppressions: [suppressionOf(finding.suppressed)] }),
  }));
}

function rank({ severity, suppressed }: ReportFinding): number {
  return SEVERITIES.indexOf(severity) + (suppressed ? SEVERITIES.length : 0);
}

function words({ message, remedy, rule }: ReportFinding): string {
  const sentences = [message, remedy].filter((text) => text !== '');
  return sentences.map((text) => sarifText(clipCounted(text, LONGEST_SENTENCE))).join(' ') || rule;
}

/** Returns an external suppression: it is in the policy, not in the source. */
function suppressionOf({
  reason,
  expires,
}: Suppression): NonNullable<Result['suppressions']>[number] {
  return {
    kind: 'external',
    status: 'accepted',
    justification: sarifText(clipCounted(reason, LONGEST_SENTENCE)),
    properties: { expires },
  };
}

/**
 * Keys that match a finding to one of an earlier run; the version changes with what they cover. Older
 * alerts have only the first.
 */
const V1 = 'geneGateFinding/v1';
const V2 = 'geneGateFinding/v2';

/**
 * Computes partial fingerprints that stay the same if a finding moves: they do not include line, column
 * or message. Equal ones are numbered. The first version covers rule, file, asset and command; the
 * second is the id of the finding, which numbers the second of equal findings and the further ones.
 *
 * @returns the partial fingerprints of each finding, in order
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
    return {
      [V1]: numbered(digest),
      ...(id !== undefined && { [V2]: id.includes(':') ? id : `${id}:1` }),
    };
  });
}
