import type { Repository } from './repo/git.ts';
import { findHeadFiles } from './repo/head-files.ts';
import type { GateReport } from './report/gate-report.ts';

/**
 * Adds to the report of another commit than the head, such as a test merge, where its lines are at the
 * head: links and annotations are about the head. Without this, they have no line.
 */
export async function withHeadFiles(
  report: GateReport,
  repository: Repository,
): Promise<GateReport> {
  const { audited_sha: audited, head_sha: head } = report;
  if (audited === null || head === null || audited === head) return report;
  try {
    const files = await findHeadFiles(repository, audited, head, new Set(pathsIn(report)));
    return { ...report, head_files: files };
  } catch {
    return report;
  }
}

/** Returns the paths that the report locates something in. */
function pathsIn({ genes, findings, capsules, events }: GateReport): string[] {
  return [
    ...genes.flatMap(({ path, commands }) => [
      path,
      ...commands.flatMap(({ location }) => location?.path ?? []),
    ]),
    ...findings.flatMap(({ location }) => location?.path ?? []),
    ...[...capsules, ...events].map(({ path }) => path),
  ];
}
