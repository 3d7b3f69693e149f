import type { Tree } from '../../repo/tree.ts';
import type { Asset, JsonObject } from '../asset.ts';
import { MAX_LOG_BYTES } from './audit-log.ts';
import { parseRecord } from './records.ts';

/**
 * Reads all fields of some records of logs again, because a log is kept in memory without most of
 * them.
 *
 * @returns the whole record of each asset that was shortened; one that cannot be read is missing
 */
export async function readWholeRecords(
  tree: Tree,
  records: readonly Asset[],
): Promise<ReadonlyMap<Asset, JsonObject>> {
  const byPath = new Map<string, Map<number, Asset>>();
  for (const record of records) {
    if (!record.shortened) continue;
    const lines = byPath.get(record.path) ?? new Map<number, Asset>();
    byPath.set(record.path, lines.set(record.locate().line, record));
  }
  const whole = new Map<Asset, JsonObject>();
  for (const [path, wanted] of byPath) {
    const log = await tree.read(path, MAX_LOG_BYTES);
    for (const { line, text } of linesOf(log)) {
      const record = wanted.get(line);
      const value = record && parseRecord(text());
      if (record && value) whole.set(record, value);
    }
  }
  return whole;
}

const NEWLINE = 0x0a;

function* linesOf(log: Buffer): Generator<{ line: number; text: () => string }> {
  let line = 1;
  for (let start = 0; start < log.length; line += 1) {
    const newline = log.indexOf(NEWLINE, start);
    const end = newline < 0 ? log.length : newline;
    const from = start;
    yield { line, text: () => log.toString('utf8', from, end) };
    start = end + 1;
  }
}
