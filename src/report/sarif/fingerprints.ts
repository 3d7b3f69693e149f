import { createHash } from 'node:crypto';
import type { ReportFinding } from '../gate-report.ts';

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
export function fingerprints(findings: readonly ReportFinding[]): Record<string, string>[] {
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
