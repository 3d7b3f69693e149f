import type { AssetChanges } from '../assets/asset.ts';
import type { GateEvent } from '../event/event.ts';
import type { HeadFile, SameLines } from '../model/head-lines.ts';
import type { RawChange } from '../repo/change.ts';
import type { Repository } from '../repo/git.ts';
import { changedFiles } from '../repo/read-change.ts';
import type { Finding } from '../rules/finding.ts';

/**
 * Maps lines of another audited commit, such as a test merge, to the head, because links and annotations are
 * about the head.
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

/** Limit of compared files. Lines of further files are unknown at the head. */
const MOST_FILES = 100;

/** Leaves out equal files. @throws GateError `git_failed` if a commit is missing */
export async function findHeadFiles(
  repository: Repository,
  audited: string,
  head: string,
  paths: ReadonlySet<string>,
): Promise<readonly HeadFile[]> {
  const changes = (await changedFiles(repository, audited, head)).filter(({ path }) =>
    paths.has(path),
  );
  const files: HeadFile[] = [];
  for (const [index, change] of changes.entries()) {
    const { path, status } = change;
    const isMissing = status === 'deleted';
    const same = isMissing || index >= MOST_FILES ? [] : await sameLines(repository, change);
    files.push({ path, ...(isMissing && { missing: true }), same });
  }
  return files;
}

async function sameLines(
  repository: Repository,
  { oldOid, newOid }: RawChange,
): Promise<readonly SameLines[]> {
  if (oldOid === newOid) return [{ line: 1, head_line: 1 }];
  const diff = await repository.objects(
    ['diff', '-U0', '--no-color', '--no-ext-diff', '--no-textconv', oldOid, newOid],
    { accept: [1] },
  );
  return sameLinesIn(diff.toString('latin1'));
}

/** @param diff between two blobs, without context; for binary files it has no hunks */
function sameLinesIn(diff: string): SameLines[] {
  const hunks = [...diff.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)];
  if (hunks.length === 0) return [];
  const same: SameLines[] = [];
  let [line, headLine] = [1, 1];
  for (const [, start = '', count = '1', headStart = '', headCount = '1'] of hunks) {
    // For an empty range, git gives the line before it.
    const first = Number(start) + (count === '0' ? 1 : 0);
    const headFirst = Number(headStart) + (headCount === '0' ? 1 : 0);
    if (first > line) same.push({ line, head_line: headLine, lines: first - line });
    [line, headLine] = [first + Number(count), headFirst + Number(headCount)];
  }
  return [...same, { line, head_line: headLine }];
}
