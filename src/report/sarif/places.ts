import type { Location, Region } from 'sarif';
import { terminal } from '../escape.ts';
import type { GateReport, ReportFinding } from '../gate-report.ts';
import { isRepositoryPath } from '../view/finding.ts';

/** The root of the audited commit, in the name that GitHub and most viewers know. */
export const ROOT = '%SRCROOT%';

/** Where the policy of a repository is, unless the report knows better. */
const POLICY = '.github/gene-gate.yml';

/**
 * Where a finding stands, and in which asset. GitHub refuses a whole log for one result without a
 * place: what has none stands at its gene, and what has no gene at the policy that judged it.
 */
export function sarifLocation(finding: ReportFinding, { genes, policy }: GateReport): Location {
  const { subject, location } = finding;
  const gene = genes.find(({ id }) => id === subject?.id);
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

/** Columns count from 1, in UTF-16 units, the end excluded, here as there. */
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

/** A path as a relative reference (RFC 3986), in which nothing of it is a scheme, query or fragment. */
function relativeUri(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(Buffer.from(segment).toString()))
    .join('/');
}
