import * as z from 'zod';
import type { Immutable } from './immutable.ts';
import { CONFIRMATIONS } from './word-lists.ts';

export const verdictSchema = z.enum(['pass', 'warn', 'fail', 'error', 'needs_approval']);

/** The verdict about the change or about one gene. The change can be merged with `pass` and `warn`. */
export type Verdict = z.infer<typeof verdictSchema>;

export const nextActorSchema = z.enum(['done', 'agent', 'human', 'undecided']);

/**
 * Who acts next on a change: no one, because it can be merged; the agent or person who wrote it; a person
 * who decides; or `undecided`, because the gate could not decide.
 */
export type NextActor = z.infer<typeof nextActorSchema>;

export const commandVerdictSchema = z.enum(['allow', 'warn', 'block']);

/** A command with `warn` runs; one with `block` never runs. */
export type CommandVerdict = z.infer<typeof commandVerdictSchema>;

/** From the lowest to the highest. */
export const riskSchema = z.enum(['safe', 'write', 'dangerous']);

/** What a command can do to the machine, determined from its findings alone. */
export type Risk = z.infer<typeof riskSchema>;

export const confirmationSchema = z.enum(CONFIRMATIONS);

/** The confirmation that a command requires before it runs. */
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

/** One person's approval of a head, with its time in UTC. */
export type Approval = Immutable<z.infer<typeof approvalSchema>>;
