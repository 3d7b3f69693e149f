import * as z from 'zod';
import { severitySchema } from './finding.ts';
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

/** Groups of rules that a policy can relax together. No group protects the machine or the log. */
export const RULE_GROUPS = [
  'size',
  'log',
  'hashes',
  'schema',
  'content',
  'evidence',
  'environment',
] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

/** Levels of a rule in a policy, most permissive first. */
export const LEVELS = ['off', 'warning', 'error'] as const;
export const levelSchema = z.enum(LEVELS);
export type Level = z.infer<typeof levelSchema>;

export const appliedLevelSchema = z.object({
  rules: z.string().describe('The rule or the group of rules that the policy names.'),
  level: levelSchema,
  from: severitySchema.describe('The severity without the policy.'),
  reason: z.string().exactOptional(),
  until: z.iso.date().exactOptional().describe('The last day (UTC) of the level.'),
});

/** Why the severity of a finding differs from its rule's. */
export type AppliedLevel = Immutable<z.infer<typeof appliedLevelSchema>>;
