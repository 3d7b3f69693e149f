import * as z from 'zod';
import type { Immutable } from './immutable.ts';

const streamSchema = z.object({
  head: z.string(),
  tail: z.string(),
  bytes: z.int().nonnegative(),
  truncated: z.boolean(),
});

/**
 * What a stream printed: the beginning and the end; the middle is dropped, never kept in memory. The
 * tail is empty while everything fits into the head; `bytes` is what the command wrote in all.
 */
export type Captured = Immutable<z.infer<typeof streamSchema>>;

const sideEffectsSchema = z.object({
  created: z.array(z.string()),
  changed: z.array(z.string()),
  deleted: z.array(z.string()),
});

/** Paths from the root of the checkout, sorted; a bounded number of each. */
export type SideEffects = Immutable<z.infer<typeof sideEffectsSchema>>;

const resourcesSchema = z.object({
  peak_memory_bytes: z.int().nonnegative().exactOptional(),
  cpu_ms: z.int().nonnegative().exactOptional(),
});

/**
 * What is not known is not there. The memory is with the files that are kept in it, as the kernel
 * counts them.
 */
export type Resources = Immutable<z.infer<typeof resourcesSchema>>;

const statusSchema = z.enum(['passed', 'failed', 'timed_out', 'blocked', 'skipped', 'crashed']);

/** `crashed`: the program could not be started, or died of a signal that the gate did not send. */
export type OutcomeStatus = z.infer<typeof statusSchema>;

export const outcomeSchema = z.object({
  status: statusSchema,
  exit_code: z.int().nullable(),
  signal: z.string().nullable(),
  started_at: z.iso.datetime(),
  duration_ms: z.int().nonnegative(),
  reason: z.string().exactOptional(),
  stdout: streamSchema,
  stderr: streamSchema,
  side_effects: sideEffectsSchema
    .exactOptional()
    .describe('What the command left in its own view of the checkout; nothing of it stays.'),
  checkout_modified: z
    .array(z.string())
    .exactOptional()
    .describe('Files of the checkout itself that were no longer what was audited after it.'),
  resources: resourcesSchema
    .exactOptional()
    .describe('Of the command and all of its descendants, where the machine tells.'),
  reused: z
    .literal(true)
    .exactOptional()
    .describe('Another gene has the same Plan; it ran once, and this is what it gave.'),
});

/**
 * What one run of one Plan gave. `reason` says why it did not run or pass, in the protocol's words
 * where it has some.
 */
export type Outcome = Immutable<z.infer<typeof outcomeSchema>>;
