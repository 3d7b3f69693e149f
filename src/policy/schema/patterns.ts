import * as z from 'zod';
import { key } from '../key.ts';
import { compileLinear } from '../linear-pattern.ts';
import { moreIsStricter } from '../strictness.ts';

/** A pattern that a policy adds to a layer of the `workspace` profile; it blocks the commands that it matches. */
const patternSchema = z.strictObject({
  name: z.string().trim().min(1).describe('Name of the pattern in the report.'),
  layer: z
    .union([z.literal(1), z.literal(2), z.literal(3)], { error: 'expected 1, 2 or 3' })
    .describe('Layer of the pattern: 1 dangerous patterns, 2 paths, 3 allowed commands.'),
  reason: z
    .string()
    .trim()
    .min(1, { error: 'expected a sentence that says why' })
    .describe('Why the command is blocked; shown to its author.'),
  regex: z
    .string()
    .min(1)
    .superRefine((regex, context) => {
      const compiled = compileLinear(regex);
      if ('error' in compiled) context.addIssue({ code: 'custom', message: compiled.error });
    })
    .describe(
      'Regular expression in RE2 syntax (linear time), matched against each simple command with its words joined by one space.',
    ),
  match: z
    .array(z.string())
    .min(1, { error: 'expected at least one command' })
    .describe('Commands that the pattern must match.'),
  not_match: z
    .array(z.string())
    .min(1, { error: 'expected at least one command' })
    .describe('Commands that the pattern must not match.'),
});

export const patterns = key({
  schema: z.array(patternSchema),
  default: [],
  description: 'Commands that the `workspace` profile blocks in addition to the built-in patterns.',
  strictness: moreIsStricter,
  example: [
    {
      name: 'no_production',
      layer: 1,
      reason: 'Validations stay away from production.',
      regex: '\\bprod(uction)?\\b',
      match: ['grep x config/prod.json'],
      not_match: ['grep product docs/shop.md'],
    },
  ],
});
