import { assetPathTest } from '../../assets/globs.ts';
import {
  continuationOf,
  hasRecords,
  isLogArchive,
  MAX_LOG_BYTES,
  recordsOf,
} from '../../assets/log/audit-log.ts';
import { attempt } from '../../ground/attempt.ts';
import { foldersAbove } from '../../repo/entry-index.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import type { ChangeSubject } from '../subject.ts';

/**
 * True if the records of a deleted, emptied or restarted log are kept: an archive in the same
 * directory, included by the policy, has exactly the same records, byte by byte and in order. The first
 * event of the new log must have the archive's last event as parent.
 *
 * @param before the log at the base
 * @param after the log at the head; empty if it does not exist
 */
export async function isArchived(
  path: string,
  { before, after }: { readonly before: Buffer; readonly after: Buffer },
  { tree, policy }: Pick<ChangeSubject, 'tree' | 'policy'>,
): Promise<boolean> {
  if (isLogArchive(path) || !continues(before, after)) return false;
  const isIncluded = assetPathTest(policy);
  const beside = tree.list(foldersAbove(path).at(-1) ?? '');
  const archives = beside.filter(
    (entry) => isRegular(entry.kind) && isLogArchive(entry.path) && isIncluded(entry.path),
  );
  for (const archive of archives) if (await hasExactly(before, archive.path, tree)) return true;
  return false;
}

async function hasExactly(before: Buffer, path: string, tree: Tree): Promise<boolean> {
  const archive = await tree.read(path, MAX_LOG_BYTES);
  const continuation = continuationOf(before, archive);
  return continuation.kind === 'appended' && !hasRecords(archive.subarray(continuation.from));
}

/** True if the first event of a log continues an earlier log, or if there is no event yet. */
function continues(before: Buffer, after: Buffer): boolean {
  const [first] = eventsOf(after);
  if (first === undefined) return true;
  const last = [...eventsOf(before)].at(-1);
  return typeof last?.id === 'string' && last.id !== '' && first.parent === last.id;
}

function* eventsOf(log: Buffer): Generator<{ readonly id?: unknown; readonly parent?: unknown }> {
  for (const { bytes } of recordsOf(log)) {
    const value = attempt(() => JSON.parse(bytes.toString('utf8')));
    if (value?.type === 'EvolutionEvent') yield value;
  }
}
