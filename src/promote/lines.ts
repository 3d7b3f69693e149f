import { jsonLine } from '../report/escape.ts';
import type { Promotion } from './promotion.ts';

/** Returns the promoted assets as JSONL to append to a store or a log; empty if there are none. */
export function promotedLines({ promoted }: Pick<Promotion, 'promoted'>): string {
  return promoted.map((asset) => `${jsonLine(asset)}\n`).join('');
}
