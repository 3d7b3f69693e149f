import * as z from 'zod';

/** The most jobs that GitHub takes in one matrix. */
export const MAX_SHARDS = 256;

/** How many machines may share the genes of a run. */
export const shardCountSchema = z.int().min(1).max(MAX_SHARDS);

/** One of the machines that share the genes of a run; counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

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
