import * as z from 'zod';
import type { Immutable } from './immutable.ts';
import { verdictSchema } from './verdict.ts';

export const eventNameSchema = z.enum([
  'pull_request',
  'merge_group',
  'push',
  'workflow_dispatch',
  'range',
  'worktree',
]);

/** What made the gate run: an event of GitHub, or the terminal. */
export type EventName = z.infer<typeof eventNameSchema>;

export const platformSchema = z.enum(['darwin', 'linux', 'win32']);

/** A machine as families of programs know it. */
export type Platform = z.infer<typeof platformSchema>;

/** What is neither macOS nor Windows has Linux's programs. */
export function platformOf(platform: NodeJS.Platform): Platform {
  return platform === 'darwin' || platform === 'win32' ? platform : 'linux';
}

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
