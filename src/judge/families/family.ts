import * as z from 'zod';
import { platformSchema } from '../../model/run.ts';
import { riskSchema } from '../../model/verdict.ts';
import { parseForm } from './form.ts';
import { KIND_NAMES } from './kinds.ts';

/** Warnings that a family can carry; each is a rule of the same id. */
export const FAMILY_WARNINGS = [
  'network_touching',
  'archive_extraction_overwrite',
  'archive_creation_overwrite',
  'env_secrets',
  'recursive_deletion',
  'broad_permission_target',
  'writes_files',
] as const;
export type FamilyWarning = (typeof FAMILY_WARNINGS)[number];

const kind = z.enum(KIND_NAMES);
const warning = z.enum(FAMILY_WARNINGS);
const flag = z.string().regex(/^-\S*$/, 'expected a flag, such as -n or --name');
const platforms = z.array(platformSchema);

const form = z.strictObject({
  argv: z
    .string()
    .refine((text) => parseForm(text) !== undefined, {
      error: 'expected words and places such as {path} or {source...}, the open one last',
    })
    .describe('The words behind the program: as they stand, or {kind}, {count:1-10}, {kind...}.'),
  risk: riskSchema.optional().describe('Default: the risk of the family.'),
  warning: warning.optional(),
});

const examples = {
  match: z.array(z.string()).min(1).describe('Commands that the family must accept.'),
  not_match: z.array(z.string()).min(1).describe('Commands that the family must refuse.'),
};

/** What the `curated` profile accepts of a program. */
const curated = z.strictObject({
  risk: riskSchema,
  maturity: z
    .enum(['structured', 'direct_only', 'experimental_only', 'blocked'])
    .default('structured'),
  operands: z
    .strictObject({
      min: z.int().nonnegative().default(0),
      max: z.int().nonnegative().optional(),
      kinds: z.array(kind).min(1).default(['path']).describe('In order; the last one repeats.'),
      unless: z
        .array(flag)
        .default([])
        .describe('Flags behind which the first operand is of the second kind.'),
    })
    .prefault({}),
  flags: z.array(flag).default([]),
  value_flags: z.record(flag, kind).default({}),
  leading_flags: z.array(flag).default([]).describe('Allowed before the operands only.'),
  dangerous_flags: z.record(flag, warning).default({}),
  dangerous_targets: z.array(z.string()).default([]),
  forbidden_prefixes: z.array(z.string()).default([]),
  default_operand: z.string().optional().describe('The path that is meant when none is given.'),
  forms: z.array(form).default([]).describe('If there are any, only these are accepted.'),
  network_touching: z.boolean().default(false),
  warnings: z.array(warning).default([]),
  platforms: platforms.optional(),
  ...examples,
});

/** What the third layer of the `workspace` profile accepts of a program. */
const workspace = z.strictObject({
  forms: z.array(form).default([]).describe('If there are any, only these are accepted.'),
  subcommands: z
    .record(
      z.string(),
      z.strictObject({ operands: kind.default('path'), warnings: z.array(warning).default([]) }),
    )
    .optional()
    .describe('If given, the first word behind the program must be one of these.'),
  flags: z.array(flag).optional().describe('If given, only these flags are accepted.'),
  data_flags: z.array(flag).default([]).describe('Flags whose value is text and no path.'),
  data_operands: z
    .strictObject({ count: z.int().nonnegative(), unless: z.array(flag).default([]) })
    .prefault({ count: 0 })
    .describe('Leading operands that are text and no path.'),
  code_flags: z.array(flag).default([]).describe('Run code, delete, or write elsewhere: refused.'),
  blocked_flags: z.array(flag).default([]),
  language: z.enum(['awk', 'sed']).optional().describe('What the first operand is written in.'),
  writes: z.boolean().default(false),
  ...examples,
});

/**
 * One program that may be run, as data. A policy file describes its own families in the same terms.
 * Rules match the whole list of words, not a beginning of it.
 */
export const familySchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9][\w.+-]*$/, 'expected the name of a program'),
  category: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The pack that `disabled_packs` names; default: that of the built-in family of the same name, or other.',
    ),
  notes: z.string().optional(),
  curated: curated.optional(),
  workspace: workspace.optional(),
});

export type FamilyInput = z.input<typeof familySchema>;
/** A family as it is judged by: every one belongs to a pack. */
export type Family = z.infer<typeof familySchema> & { readonly category: string };
export type CuratedFamily = NonNullable<Family['curated']>;
export type WorkspaceFamily = NonNullable<Family['workspace']>;

/** Divides a list of flags that is written as one text. */
export function words(text: string): string[] {
  return text.split(/\s+/);
}
