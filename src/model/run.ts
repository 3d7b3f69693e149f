import * as z from 'zod';
import type { Immutable } from './immutable.ts';
import { isolationSchema } from './isolation.ts';
import { outcomeSchema } from './outcome.ts';
import { verdictSchema } from './verdict.ts';

export const eventNameSchema = z.enum([
  'pull_request',
  'merge_group',
  'push',
  'workflow_dispatch',
  'range',
  'worktree',
  'index',
]);

/** The event that started the gate: a GitHub event, or the command line. */
export type EventName = z.infer<typeof eventNameSchema>;

export const platformSchema = z.enum(['darwin', 'linux', 'win32']);

/** As distinguished by descriptions of programs. */
export type Platform = z.infer<typeof platformSchema>;

/** GitHub's maximum number of jobs in a matrix. */
export const MAX_SHARDS = 256;

/** A number of shards, or the index of one. */
export const shardCountSchema = z.int().min(1).max(MAX_SHARDS);

const shardSchema = z.object({ index: shardCountSchema, of: shardCountSchema });

/** One shard of a run; `index` counts from 1. */
export type Shard = Immutable<z.infer<typeof shardSchema>>;

export const judgedShardSchema = shardSchema.extend({
  genes: z.int().nonnegative().describe('Number of genes in the shard.'),
  verdict: verdictSchema.describe('The verdict about these genes alone.'),
});

export type JudgedShard = Immutable<z.infer<typeof judgedShardSchema>>;

export const prepareSchema = z.object({
  contained: z
    .boolean()
    .describe(
      'False if this machine has no namespaces: the lines could reach all that the gate can.',
    ),
  isolation: isolationSchema,
  lines: z.array(z.object({ command: z.string(), outcome: outcomeSchema })),
  written: z
    .array(z.string())
    .describe('Files and directories that are new in the checkout, sorted; a limited number.'),
});

export type PrepareReport = Immutable<z.infer<typeof prepareSchema>>;
