import * as z from 'zod';
import type { Immutable } from './immutable.ts';

const streamSchema = z.object({
  head: z.string(),
  tail: z.string(),
  bytes: z.int().nonnegative(),
  truncated: z.boolean(),
});

/**
 * The start and end of one stream; the middle is discarded. The tail is empty if the head holds
 * everything; `bytes` is the total size.
 */
export type Captured = Immutable<z.infer<typeof streamSchema>>;

const sideEffectsSchema = z.object({
  created: z.array(z.string()),
  changed: z.array(z.string()),
  deleted: z.array(z.string()),
  totals: z
    .object({
      created: z.int().nonnegative(),
      changed: z.int().nonnegative(),
      deleted: z.int().nonnegative(),
    })
    .exactOptional()
    .describe('The number of paths of each kind, if not all are listed.'),
  complete: z
    .literal(false)
    .exactOptional()
    .describe('The lists are incomplete; absent if they contain everything.'),
});

/**
 * Sorted paths relative to the root of the checkout, at most 100 of each kind. A path ending with `/` is a
 * directory renamed with all its contents. `…` replaces the middle of an overlong path.
 */
export type SideEffects = Immutable<z.infer<typeof sideEffectsSchema>>;

const resourcesSchema = z.object({
  peak_memory_bytes: z.int().nonnegative().exactOptional(),
  cpu_ms: z.int().nonnegative().exactOptional(),
});

/** Unknown values are absent. Memory includes files in memory, as the kernel counts them. */
export type Resources = Immutable<z.infer<typeof resourcesSchema>>;

const statusSchema = z.enum([
  'passed',
  'failed',
  'timed_out',
  'blocked',
  'skipped',
  'crashed',
  'not_runnable',
  'error',
]);

/**
 * `crashed`: the program could not be started, or was killed by a signal not sent by the gate. `not_runnable`:
 * the machine lacks the program. `error`: the gate cannot tell what ran.
 */
export type OutcomeStatus = z.infer<typeof statusSchema>;

/** The kernel counts their violations, or the file system shows them. */
const countedLimitSchema = z.enum(['memory_bytes', 'processes', 'written_bytes']);

export type CountedLimit = z.infer<typeof countedLimitSchema>;

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
    .describe('What the command wrote to its private copy of the checkout, which is discarded.'),
  checkout_modified: z
    .array(z.string())
    .exactOptional()
    .describe('Files of the checkout that differ from the audited ones after the command.'),
  checkout_changed: z
    .array(z.string())
    .exactOptional()
    .describe('Files of the checkout that something other than the command changed meanwhile.'),
  left_out: z
    .array(z.string())
    .exactOptional()
    .describe(
      'Files of the checkout that the failed command mentions and did not see, because they are not in the commit.',
    ),
  root: z
    .string()
    .exactOptional()
    .describe(
      'The root of the checkout as the command saw it; only if it did not pass and its output names it.',
    ),
  limits_hit: z
    .array(countedLimitSchema)
    .exactOptional()
    .describe('Limits that the command reached; absent if none is known.'),
  resources: resourcesSchema
    .exactOptional()
    .describe('Usage of the command and all of its descendants, if the machine reports it.'),
  reused: z
    .literal(true)
    .exactOptional()
    .describe('The result of the same Plan in another gene; it ran once.'),
});

/** `reason` says why a command did not run or pass, in the protocol's words where they exist. */
export type Outcome = Immutable<z.infer<typeof outcomeSchema>>;
