import * as z from 'zod';
import { MAX_SHARDS, type Shard } from '../model/run.ts';

/** @returns the format of a matrix: `2/8` */
export function shardName({ index, of }: Shard): string {
  return `${index}/${of}`;
}

/** Parses a shard in the format of a matrix: `2/8`. */
export const shardSchema = z
  .string()
  .regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/, 'Expected a shard and the number of shards, such as 2/8')
  .transform((text): Shard => {
    const [index, of] = text.split('/').map(Number);
    return { index: Number(index), of: Number(of) };
  })
  .refine(({ index, of }) => index <= of && of <= MAX_SHARDS, {
    error: `Expected a shard of at most ${MAX_SHARDS}, such as 2/8`,
  });
