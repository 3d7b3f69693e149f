import { attempt } from '../../ground/attempt.ts';
import type { AssetType } from '../../model/asset.ts';
import { type Asset, type AssetFile, isJsonObject, type Json, type JsonObject } from '../asset.ts';
import { UNREAD } from '../compare.ts';
import { declaredId, readAssetFile } from '../file.ts';
import type { AssetLimits } from '../limits.ts';
import { hasAssetLists, isAssetType, isCompanion } from '../shapes.ts';
import { decodeUtf8 } from '../utf8.ts';

const NEWLINE = 0x0a;

export type EventFields = 'essential' | 'all';

/**
 * Reads the records of a log that the change does not touch, or keeps. Unlike an asset file they are
 * not audited, only what other assets say about them; so a record is read with little memory, and
 * the number of records has no limit. At most `maxBytes` of a log are read: its newest records.
 *
 * @param fields the fields of an event to keep; the essential ones need much less memory
 * @returns the records in order; `unread` says why older ones are missing
 */
export function readRecords(
  path: string,
  log: Buffer,
  limits: AssetLimits,
  fields: EventFields = 'essential',
): AssetFile {
  const start = startOfNewest(log, limits.maxBytes);
  const newest = log.subarray(start);
  const firstLine = countLines(log, start) + 1;
  const assets = readLines(path, newest, firstLine, fields);
  const file = assets
    ? { path, assets, problems: [] }
    : readAssetFile(path, newest, limits, firstLine);
  const missing = file.problems.find(({ rule }) => UNREAD.has(rule))?.detail;
  const older = start > 0 ? `only the newest ${newest.length} of ${log.length} bytes` : undefined;
  const unread = missing ?? older;
  return { ...file, ...(unread !== undefined && { unread }) };
}

/** Returns the offset of the first whole line of the last `maxBytes`. */
function startOfNewest(log: Buffer, maxBytes: number): number {
  if (log.length <= maxBytes) return 0;
  const newline = log.indexOf(NEWLINE, log.length - maxBytes - 1);
  return newline < 0 ? log.length : newline + 1;
}

/** Counts the newlines before an offset. */
export function countLines(log: Buffer, end: number): number {
  let lines = 0;
  for (let at = log.indexOf(NEWLINE); at >= 0 && at < end; at = log.indexOf(NEWLINE, at + 1)) {
    lines += 1;
  }
  return lines;
}

/** @returns undefined for a log that has anything but one plain record on each line */
function readLines(
  path: string,
  log: Buffer,
  firstLine: number,
  fields: EventFields,
): Asset[] | undefined {
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
      const shortened = type === 'EvolutionEvent' && fields === 'essential';
      const kept = shortened ? essentials(value) : value;
      const record = recordOf(path, line, assets.length, type, kept);
      assets.push(shortened ? { ...record, shortened } : record);
    } else if (!isCompanion(type)) return undefined;
  }
  return assets;
}

/** @returns undefined for a line that is not a JSON object */
export function parseRecord(line: string): JsonObject | undefined {
  const value = attempt((): Json => JSON.parse(line));
  return isJsonObject(value) ? value : undefined;
}

function recordOf(
  path: string,
  line: number,
  index: number,
  type: AssetType,
  value: JsonObject,
): Asset {
  return {
    type,
    id: declaredId(value) ?? `#${index + 1}`,
    path,
    value,
    pointer: [index],
    locate: () => ({ path, line, column: 1 }),
  };
}

/** The fields of an event by which other assets are judged; a log can have a million events. */
const ESSENTIAL = ['type', 'id', 'parent', 'capsule_id', 'genes_used', 'signals'] as const;

function essentials(event: JsonObject): JsonObject {
  const kept: JsonObject = Object.create(null);
  for (const field of ESSENTIAL) {
    const value = event[field];
    if (value !== undefined) kept[field] = value;
  }
  const { outcome } = event;
  if (isJsonObject(outcome) && outcome.status !== undefined) {
    kept.outcome = { status: outcome.status };
  }
  return kept;
}
