import type { AssetChanges } from '../assets/asset.ts';
import type { GateEvent } from '../event/event.ts';
import type { HeadFile } from '../model/head-lines.ts';
import type { Repository } from '../repo/git.ts';
import { findHeadFiles } from '../repo/head-files.ts';
import type { Finding } from '../rules/finding.ts';

/**
 * Finds where the lines of another commit than the head, such as a test merge, are at the head: links and
 * annotations are about the head.
 *
 * @param findings all findings of the report
 * @returns undefined if the head itself was audited, or if git cannot tell; lines are then not shown
 */
export async function headFilesOf(
  repository: Repository,
  { audited, head }: Pick<GateEvent, 'audited' | 'head'>,
  { changes }: Pick<AssetChanges, 'changes'>,
  findings: readonly Finding[],
): Promise<readonly HeadFile[] | undefined> {
  if (audited === head) return undefined;
  const paths = new Set([
    ...changes.map(({ asset }) => asset.path),
    ...findings.flatMap(({ location }) => location?.path ?? []),
  ]);
  return findHeadFiles(repository, audited, head, paths).catch(() => undefined);
}
