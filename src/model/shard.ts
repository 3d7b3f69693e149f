import * as z from 'zod';
import type { Immutable } from './immutable.ts';
import { verdictSchema } from './verdict.ts';

/** The most jobs that GitHub takes in one matrix. */
export const MAX_SHARDS = 256;

/** How many machines may share the genes of a run, and which one of them. */
export const shardCountSchema = z.int().min(1).max(MAX_SHARDS);

const shardSchema = z.object({ index: shardCountSchema, of: shardCountSchema });

/** One of the machines that share the genes of a run; counted from 1. */
export type Shard = Immutable<z.infer<typeof shardSchema>>;

export const judgedShardSchema = shardSchema.extend({
  genes: z.int().nonnegative().describe('How many genes it was to run.'),
  verdict: verdictSchema.describe('What these genes alone come to.'),
});

/** What the genes of one shard alone come to. */
export type JudgedShard = Immutable<z.infer<typeof judgedShardSchema>>;
