import type { Location, Region } from 'sarif';
import { terminal } from '../escape.ts';
import type { GateReport, ReportFinding, ReportGene } from '../gate-report.ts';
import { isRepositoryPath } from '../view/finding.ts';

/** The root of the audited commit, by the name that GitHub and most viewers use. */
export const ROOT = '%SRCROOT%';

/** The default path of the policy. */
const POLICY = '.github/gene-gate.yml';

/**
 * Returns a function that locates the findings of a report. GitHub rejects a log in which a result has no
 * location, so a finding without one is located at its gene, or else at the policy.
 */
export function sarifLocator({ genes, policy }: GateReport): (finding: ReportFinding) => Location {
  // Of genes with one id, the first.
  const geneOf = new Map<string | undefined, ReportGene>(
    genes.toReversed().map((gene) => [gene.id, gene]),
  );
  return (finding) => locationOf(finding, geneOf.get(finding.subject?.id), policy);
}

function locationOf(
  { subject, location }: ReportFinding,
  gene: ReportGene | undefined,
  policy: GateReport['policy'],
): Location {
  const place = [location, gene && { path: gene.path, line: gene.line }].find(
    (one) => one !== undefined && isRepositoryPath(one.path),
  );
  return {
    physicalLocation: {
      artifactLocation: {
        uri: relativeUri(place?.path ?? policy?.path ?? POLICY),
        uriBaseId: ROOT,
      },
      region: place === undefined ? { startLine: 1 } : regionOf(place),
    },
    ...(subject?.id !== undefined && {
      logicalLocations: [
        { name: terminal(subject.id), kind: terminal(subject.type ?? 'Gene').toLowerCase() },
      ],
    }),
  };
}

/** Both formats count columns from 1, in UTF-16 units, end excluded. */
function regionOf(place: Partial<NonNullable<ReportFinding['location']>>): Region {
  const { line = 1, column, end_line, end_column } = place;
  const ordered = end_line !== undefined && end_line >= line;
  return {
    startLine: line,
    ...(column !== undefined && { startColumn: column }),
    ...(ordered && { endLine: end_line }),
    ...(ordered &&
      end_column !== undefined &&
      (end_line > line || end_column >= (column ?? 1)) && { endColumn: end_column }),
  };
}

/** Encodes a path as a relative reference (RFC 3986) without a scheme, query or fragment. */
function relativeUri(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(Buffer.from(segment).toString()))
    .join('/');
}
