import { jsonLine } from '../report/escape.ts';
import type { Promotion } from './promotion.ts';

/** What is promoted as JSONL, ready to be appended to a store or a log; empty if nothing is. */
export function promotedLines({ promoted }: Pick<Promotion, 'promoted'>): string {
  return promoted.map((asset) => `${jsonLine(asset)}\n`).join('');
}
