import * as z from 'zod';
import type { Immutable } from './immutable.ts';
import { ISOLATION_LEVELS } from './word-lists.ts';

const requestSchema = z.enum(['off', 'auto', 'require']);

/** Use of namespaces: never, if available, or always. */
export type IsolationRequest = z.infer<typeof requestSchema>;

const limitsSchema = z.object({
  memory_bytes: z.int().positive(),
  memory_limited_by: z
    .enum(['control_group', 'supervisor'])
    .describe(
      'The kernel enforces the limit on the control group of a command, or a process of the gate checks the memory of a command at intervals.',
    ),
  processes: z.int().positive(),
  open_files: z.int().positive(),
  file_bytes: z.int().positive(),
  written_bytes: z.int().positive(),
});

export type EffectiveLimits = Immutable<z.infer<typeof limitsSchema>>;

const probeSchema = z.object({ name: z.string(), held: z.boolean(), required: z.boolean() });

/**
 * An action that the self-test of the sandbox attempted; `held` if the sandbox prevented it. Only
 * `required` probes affect the isolation level.
 */
export type Probe = Immutable<z.infer<typeof probeSchema>>;

const downgradeSchema = z.object({ from: z.string(), reason: z.string() });

/** A stronger containment that was unavailable, and why. */
export type Downgrade = Immutable<z.infer<typeof downgradeSchema>>;

export const isolationSchema = z.object({
  level: z.enum(ISOLATION_LEVELS),
  description: z.string(),
  requested: requestSchema.exactOptional(),
  launcher: z.string().exactOptional().describe('How the gate is allowed to create namespaces.'),
  limits: limitsSchema.exactOptional().describe('The limits of each command.'),
  probes: z
    .array(probeSchema)
    .exactOptional()
    .describe(
      'The sandbox self-test: what a program that is started like the commands could not do.',
    ),
  downgrades: z
    .array(downgradeSchema)
    .exactOptional()
    .describe('Stronger containment that this machine does not support, and why.'),
  untrusted: z
    .literal(true)
    .exactOptional()
    .describe('The isolation and all outcomes were reported by a runner that the change controls.'),
});

/** The containment requested for a run, and the containment it had. */
export type Isolation = Immutable<z.infer<typeof isolationSchema>>;
