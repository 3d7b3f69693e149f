import { canonicalize } from '@evomap/gep-sdk';
import type { Tree, TreeEntry } from '../../repo/tree.ts';
import type { AssetFile, AssetProblem } from '../asset.ts';
import { readAssetFile, tooLargeFile, unreadFile } from '../file.ts';
import type { AssetLimits } from '../limits.ts';
import { continuationOf } from './appended.ts';
import { MAX_LOG_BYTES } from './audit-log.ts';
import { countLines, type EventFields, readRecords } from './records.ts';

/** A log that the change appends to. */
export interface AppendedLog {
  /** The records of the base, which the change keeps. */
  readonly kept: AssetFile;
  /** What the change appends; the only part that is parsed as an asset file. */
  readonly appended: AssetFile;
}

/** Reads a log that the change does not touch. */
export async function readUntouchedLog(
  tree: Tree,
  { path, size = 0 }: TreeEntry,
  limits: AssetLimits,
  fields?: EventFields,
): Promise<AssetFile> {
  if (size > MAX_LOG_BYTES) return unreadLog(path, size);
  try {
    return readRecords(path, await tree.read(path, MAX_LOG_BYTES), limits, fields);
  } catch (error) {
    return unreadFile(path, error);
  }
}

/**
 * Reads both versions of a log, in two parts: the records of the base, and what the change appends.
 *
 * @returns undefined if the change rewrites the log; then both versions are ordinary asset files
 */
export async function readAppendedLog(
  base: Tree,
  head: Tree,
  { path, size = 0 }: TreeEntry,
  limits: AssetLimits,
): Promise<AppendedLog | undefined> {
  if (size > MAX_LOG_BYTES) return undefined;
  try {
    const [before, after] = await Promise.all([
      base.read(path, MAX_LOG_BYTES),
      head.read(path, MAX_LOG_BYTES),
    ]);
    const continuation = continuationOf(before, after);
    if (continuation.kind === 'rewritten') return undefined;
    const { from } = continuation;
    const kept = readRecords(path, after.subarray(0, from), limits);
    const line = countLines(after, from) + 1;
    const appended = readAppended(path, after.subarray(from), limits, line);
    return { kept, appended: withDuplicates(appended, kept) };
  } catch (error) {
    return { kept: { path, assets: [], problems: [] }, appended: unreadFile(path, error) };
  }
}

function readAppended(path: string, bytes: Buffer, limits: AssetLimits, line: number): AssetFile {
  if (bytes.length > limits.maxBytes) return tooLargeFile(path, bytes.length, limits);
  // A log that gains only blank lines is no empty file.
  return readAssetFile(path, bytes, limits, line);
}

/** Reports appended assets that have the type and id of a kept record. */
function withDuplicates(appended: AssetFile, kept: AssetFile): AssetFile {
  if (appended.assets.length === 0) return appended;
  const lines = new Map(kept.assets.map((asset) => [`${asset.type} ${asset.id}`, asset]));
  const duplicates = appended.assets.flatMap((asset): AssetProblem[] => {
    const first = lines.get(`${asset.type} ${asset.id}`);
    if (first === undefined || asset.id.startsWith('#')) return [];
    if (canonicalize(asset.value) === canonicalize(first.value)) {
      const detail = `${asset.type} ${JSON.stringify(asset.id)}, 2 times`;
      return [{ rule: 'duplicate-copy', location: asset.locate(), detail, id: asset.id }];
    }
    const detail = `${asset.type} ${JSON.stringify(asset.id)}, first at line ${first.locate().line}, column 1`;
    return [{ rule: 'duplicate-id', location: asset.locate(), detail, id: asset.id }];
  });
  return { ...appended, problems: [...appended.problems, ...duplicates] };
}

function unreadLog(path: string, size: number): AssetFile {
  return { path, assets: [], problems: [], unread: `${size} bytes, of at most ${MAX_LOG_BYTES}` };
}
