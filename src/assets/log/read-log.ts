import { canonicalize } from '@evomap/gep-sdk';
import { attempt } from '../../ground/attempt.ts';
import type { Tree, TreeEntry } from '../../repo/tree.ts';
import {
  type Asset,
  type AssetFile,
  type AssetProblem,
  isJsonObject,
  type Json,
  type JsonObject,
} from '../asset.ts';
import { declaredId, readAssetFile, tooLargeFile, unreadFile } from '../file.ts';
import { isUnread } from '../file-problems.ts';
import { hasAssetLists, isAssetType, isCompanion } from '../shapes.ts';
import { type AssetLimits, decodeUtf8 } from '../source.ts';
import { continuationOf, countLines, MAX_LOG_BYTES } from './audit-log.ts';

export interface AppendedLog {
  readonly kept: AssetFile;
  /** The only part that is parsed as an asset file. */
  readonly appended: AssetFile;
}

export async function readUntouchedLog(
  tree: Tree,
  { path, size = 0 }: TreeEntry,
  limits: AssetLimits,
): Promise<AssetFile> {
  if (size > MAX_LOG_BYTES) return unreadLog(path, size);
  try {
    return readRecords(path, await tree.read(path, MAX_LOG_BYTES), limits);
  } catch (error) {
    return unreadFile(path, error);
  }
}

/** Undefined if the change rewrites the log. */
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
  // Added blank lines make no empty file.
  return readAssetFile(path, bytes, limits, line);
}

function withDuplicates(appended: AssetFile, kept: AssetFile): AssetFile {
  if (appended.assets.length === 0) return appended;
  const lines = new Map(kept.assets.map((asset) => [`${asset.type} ${asset.id}`, asset]));
  const duplicates = appended.assets.flatMap((asset): AssetProblem[] => {
    const first = lines.get(`${asset.type} ${asset.id}`);
    if (first === undefined || asset.id.startsWith('#')) return [];
    if (canonicalize(asset.value) === canonicalize(first.value)) {
      const detail = `${asset.type} ${JSON.stringify(asset.id)}, 2 times`;
      return [{ rule: 'without-effect', location: asset.locate(), detail, id: asset.id }];
    }
    const detail = `${asset.type} ${JSON.stringify(asset.id)}, first at line ${first.locate().line}, column 1`;
    return [{ rule: 'duplicate-id', location: asset.locate(), detail, id: asset.id }];
  });
  return { ...appended, problems: [...appended.problems, ...duplicates] };
}

function unreadLog(path: string, size: number): AssetFile {
  return { path, assets: [], problems: [], unread: `${size} bytes, of at most ${MAX_LOG_BYTES}` };
}

const NEWLINE = 0x0a;

/**
 * Reads the records of a log that the change keeps. They are not audited and their number is not
 * limited: only other assets' statements about them are. Reads the newest `maxBytes` of a log.
 * @returns the records in order; `unread` says why older ones are missing
 */
export function readRecords(path: string, log: Buffer, limits: AssetLimits): AssetFile {
  const start = startOfNewest(log, limits.maxBytes);
  const newest = log.subarray(start);
  const firstLine = countLines(log, start) + 1;
  const assets = readLines(path, newest, firstLine);
  const file = assets
    ? { path, assets, problems: [] }
    : readAssetFile(path, newest, limits, firstLine);
  const missing = file.problems.find(isUnread)?.detail;
  const older = start > 0 ? `only the newest ${newest.length} of ${log.length} bytes` : undefined;
  const unread = missing ?? older;
  return { ...file, ...(unread !== undefined && { unread }) };
}

function startOfNewest(log: Buffer, maxBytes: number): number {
  if (log.length <= maxBytes) return 0;
  const newline = log.indexOf(NEWLINE, log.length - maxBytes - 1);
  return newline < 0 ? log.length : newline + 1;
}

/** @returns undefined unless each line is one plain record */
function readLines(path: string, log: Buffer, firstLine: number): Asset[] | undefined {
  const { text, complete } = decodeUtf8(log);
  if (!complete) return undefined;
  const assets: Asset[] = [];
  let line = firstLine;
  for (let start = 0; start < text.length; line += 1) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const written = text.slice(start, end);
    start = end + 1;
    if (written.trim() === '') continue;
    const value = parseRecord(written);
    if (value === undefined || hasAssetLists(value)) return undefined;
    const { type } = value;
    if (isAssetType(type)) {
      const [at, index] = [line, assets.length];
      assets.push({
        type,
        id: declaredId(value) ?? `#${index + 1}`,
        path,
        value,
        pointer: [index],
        locate: () => ({ path, line: at, column: 1 }),
      });
    } else if (!isCompanion(type)) return undefined;
  }
  return assets;
}

/** @returns undefined for a line that is not a JSON object */
function parseRecord(line: string): JsonObject | undefined {
  const value = attempt((): Json => JSON.parse(line));
  return isJsonObject(value) ? value : undefined;
}
