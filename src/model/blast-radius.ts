import * as z from 'zod';
import type { Immutable } from './immutable.ts';

const blastRadiusSchema = z.object({
  files: z.int().nonnegative(),
  lines: z.int().nonnegative(),
  exempt_files: z.int().nonnegative(),
  exempt_lines: z.int().nonnegative(),
});

/**
 * How much a change touches, in git's numbers: the files that count towards a limit, a rename with
 * both of its names, and the added plus deleted lines of those; the exempt ones are counted apart.
 */
export type BlastRadius = Immutable<z.infer<typeof blastRadiusSchema>>;

export const NOTHING_TOUCHED: BlastRadius = {
  files: 0,
  lines: 0,
  exempt_files: 0,
  exempt_lines: 0,
};

/** The reference engine's grades, by files against the gene's `max_files`. */
export const BLAST_SEVERITIES = [
  'within_limit',
  'approaching_limit',
  'exceeded',
  'critical_overrun',
  'hard_cap_breach',
] as const;
export type BlastSeverity = (typeof BLAST_SEVERITIES)[number];

export const geneBlastRadiusSchema = blastRadiusSchema.extend({
  max_files: z.int().nonnegative(),
  severity: z.enum(BLAST_SEVERITIES),
  message: z
    .string()
    .exactOptional()
    .describe('The severity in the words of the protocol’s engine.'),
});

/** Against the limit of one gene: the stricter of the base's and the head's. */
export type GeneBlastRadius = Immutable<z.infer<typeof geneBlastRadiusSchema>>;

const exemptionSchema = z.enum(['asset_store', 'validation_script', 'reference']);

/** Why a changed file does not count towards a limit. */
export type Exemption = z.infer<typeof exemptionSchema>;

const hiddenReasonSchema = z.enum(['binary', 'long_lines', 'generated', 'no_diff']);

/** What keeps the lines of a file from the eye of a reviewer, or from a count of lines. */
export type HiddenReason = z.infer<typeof hiddenReasonSchema>;

const changedFileSchema = z.object({
  path: z.string(),
  lines: z.int().nonnegative(),
  exempt: exemptionSchema
    .exactOptional()
    .describe('Why it does not count: an asset file, a new script, the counting.'),
  veil: hiddenReasonSchema
    .exactOptional()
    .describe(
      'What keeps its lines from the eye: no text, lines without end, or an attribute of git.',
    ),
});

/**
 * One name that a change touches; a renamed file has two, and the lines, added plus deleted, belong to
 * the new one.
 */
export type CountedFile = Immutable<z.infer<typeof changedFileSchema>>;

const directorySchema = z.object({
  path: z.string(),
  files: z.int().nonnegative(),
  lines: z.int().nonnegative(),
});

/**
 * What a change touches in one directory, those under it included; `.` has the files at the root, the
 * others at most the first two segments.
 */
export type TouchedDirectory = Immutable<z.infer<typeof directorySchema>>;

/** Which changed files count towards a blast radius. */
export const countingSchema = z.enum(['full', 'reference']);

export const changeBlastRadiusSchema = blastRadiusSchema.extend({
  counting: countingSchema.describe(
    'Which files the policy counts; the others are the exempt ones.',
  ),
  hard_cap_files: z.int().positive(),
  hard_cap_lines: z.int().positive(),
  directories: z.array(directorySchema),
  changed_files: z
    .array(changedFileSchema)
    .exactOptional()
    .describe('Those with the most lines, at most 100; both names of a rename.'),
});
