import * as z from 'zod';
import { MAX_SHARDS, type Shard } from '../model/run.ts';
import type { Verdict } from '../model/verdict.ts';
import type { GateReport } from '../report/gate-report.ts';

/** Reads a shard as it is written in a matrix: `2/8`. */
export const shardSchema = z
  .string()
  .regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/, 'Expected a shard of a number of shards, as 2/8')
  .transform((text): Shard => {
    const [index, of] = text.split('/').map(Number);
    return { index: Number(index), of: Number(of) };
  })
  .refine(({ index, of }) => index <= of && of <= MAX_SHARDS, {
    error: `Expected a shard of at most ${MAX_SHARDS}, as 2/8`,
  });

/** @returns what {@link shardSchema} reads */
export function shardName({ index, of }: Shard): string {
  return `${index}/${of}`;
}

/** The verdict about what a machine was to run: of its own shard's genes, or of all. */
export function ownVerdict({ verdict, shards = [] }: GateReport): Verdict {
  const [shard] = shards;
  return shard && shards.length < shard.of ? shard.verdict : verdict;
}
