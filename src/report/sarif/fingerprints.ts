import { createHash } from 'node:crypto';
import type { ReportFinding } from '../gate-report.ts';

/** What marks a finding as the one of an earlier run; the number is raised if what it covers changes. */
const NAME = 'geneGateFinding/v1';

/**
 * Tells findings apart by rule, file, asset and command, and those that are alike in all of it by
 * their order; never by line, column or words, so that a finding which only moved is still the same.
 *
 * @returns the partial fingerprints of each finding, in their order
 */
export function fingerprints(findings: readonly ReportFinding[]): Record<string, string>[] {
  const seen = new Map<string, number>();
  return findings.map(({ rule, location, subject }) => {
    const identity = [rule, location?.path, subject?.type, subject?.id, subject?.command];
    const digest = createHash('sha256').update(JSON.stringify(identity)).digest('hex');
    const nth = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, nth);
    return { [NAME]: `${digest}:${nth}` };
  });
}
