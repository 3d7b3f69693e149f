import * as z from 'zod';
import type { Immutable } from './immutable.ts';

/** From the weakest on. */
export const ISOLATION_LEVELS = ['none', 'process_group', 'namespaces'] as const;

const requestSchema = z.enum(['off', 'auto', 'require']);

/** What is asked of the machine: no namespaces, those it gives, or none of the commands without. */
export type IsolationRequest = z.infer<typeof requestSchema>;

const limitsSchema = z.object({
  memory_bytes: z.int().positive().nullable().describe('Null: unlimited.'),
  processes: z.int().positive(),
  processes_counted_for: z.enum(['command', 'user']),
  open_files: z.int().positive(),
  file_bytes: z.int().positive(),
  written_bytes: z.int().positive(),
});

/**
 * The limits that each command had. `processes_counted_for` says whether other commands, and whatever
 * else the same user runs, count towards `processes`.
 */
export type EffectiveLimits = Immutable<z.infer<typeof limitsSchema>>;

const probeSchema = z.object({ name: z.string(), held: z.boolean(), required: z.boolean() });

/**
 * One thing that a probe run tried to do, and whether it was kept from it; not `required` for what is
 * reported without being a condition of the level.
 */
export type Probe = Immutable<z.infer<typeof probeSchema>>;

const downgradeSchema = z.object({ from: z.string(), reason: z.string() });

/** A better way that could not be had, and why. */
export type Downgrade = Immutable<z.infer<typeof downgradeSchema>>;

export const isolationSchema = z.object({
  level: z.enum(ISOLATION_LEVELS),
  description: z.string(),
  requested: requestSchema.exactOptional(),
  launcher: z
    .string()
    .exactOptional()
    .describe('How the gate came by the right to make namespaces.'),
  limits: limitsSchema.exactOptional().describe('Of each command, as the kernel holds them.'),
  probes: z
    .array(probeSchema)
    .exactOptional()
    .describe('What a run with the very launch that the commands had could not do.'),
  downgrades: z
    .array(downgradeSchema)
    .exactOptional()
    .describe('Better ways that this machine does not give, and why.'),
  untrusted: z
    .literal(true)
    .exactOptional()
    .describe('This, and every outcome, is what a runner reported that the change controls.'),
});

/** Which containment a run really had, and what was asked for. */
export type Isolation = Immutable<z.infer<typeof isolationSchema>>;

/** What contained the commands where there were none. */
export const NOTHING_RUN: Isolation = { level: 'none', description: 'Nothing was run.' };
