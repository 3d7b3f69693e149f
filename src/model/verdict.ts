import * as z from 'zod';
import type { Immutable } from './immutable.ts';
import { CONFIRMATIONS } from './word-lists.ts';

export const verdictSchema = z.enum(['pass', 'warn', 'fail', 'error', 'needs_approval']);

/** The verdict on the change or on one gene. `pass` and `warn` allow a merge. */
export type Verdict = z.infer<typeof verdictSchema>;

export const nextActorSchema = z.enum(['done', 'agent', 'human', 'undecided']);

/**
 * Who acts next on a change. `done`: nobody, it can be merged. `agent`: its author. `human`: a person who
 * decides. `undecided`: the gate could not decide.
 */
export type NextActor = z.infer<typeof nextActorSchema>;

export const commandVerdictSchema = z.enum(['allow', 'warn', 'block']);

/** A command with `warn` runs; one with `block` never runs. */
export type CommandVerdict = z.infer<typeof commandVerdictSchema>;

/** Lowest first. */
export const riskSchema = z.enum(['safe', 'write', 'dangerous']);

/** The harm a command can do to the machine, derived from its findings. */
export type Risk = z.infer<typeof riskSchema>;

export const confirmationSchema = z.enum(CONFIRMATIONS);

export type Confirmation = z.infer<typeof confirmationSchema>;

export const approvalSchema = z.object({
  user: z.string(),
  at: z.iso.datetime(),
  pull_request: z
    .int()
    .positive()
    .exactOptional()
    .describe('The pull request of the review; several can be in one merge group.'),
});

/** Of a head, with its time in UTC. */
export type Approval = Immutable<z.infer<typeof approvalSchema>>;
