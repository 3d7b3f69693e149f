import * as z from 'zod';
import type { Immutable } from './immutable.ts';

export const verdictSchema = z.enum(['pass', 'warn', 'fail', 'error', 'needs_approval']);

/** What the gate, or one gene, comes to. `pass` and `warn` let the change through. */
export type Verdict = z.infer<typeof verdictSchema>;

export const commandVerdictSchema = z.enum(['allow', 'warn', 'block']);

/** `warn` runs, with a remark; `block` never runs. */
export type CommandVerdict = z.infer<typeof commandVerdictSchema>;

/** From the least on. */
export const riskSchema = z.enum(['safe', 'write', 'dangerous']);

/** What a command may do to the machine, from its findings alone. */
export type Risk = z.infer<typeof riskSchema>;

/** From the weakest on. */
export const CONFIRMATIONS = ['standard', 'strong', 'very_strong'] as const;
export const confirmationSchema = z.enum(CONFIRMATIONS);

/** How much a person must agree to before a command runs. */
export type Confirmation = z.infer<typeof confirmationSchema>;

export const approvalSchema = z.object({ user: z.string(), at: z.iso.datetime() });

/** Somebody has agreed, at that moment in UTC, that exactly these Plans run. */
export type Approval = Immutable<z.infer<typeof approvalSchema>>;
