import * as z from 'zod';
import { severitySchema } from './finding.ts';
import type { Immutable } from './immutable.ts';

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
