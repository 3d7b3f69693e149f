import * as z from 'zod';
import type { Immutable } from './immutable.ts';
import { BLAST_SEVERITIES } from './word-lists.ts';

/** Above this part of its limit, a change is close to it (reference engine). */
const CLOSE = 0.8;

export function isCloseTo(limit: number, files: number): boolean {
  return files > CLOSE * limit;
}

/** The largest number of files that is not close to a limit; at least 1. */
export function farFrom(limit: number): number {
  return Math.max(1, Math.floor(CLOSE * limit));
}

const blastRadiusSchema = z.object({
  files: z.int().nonnegative(),
  lines: z.int().nonnegative(),
  exempt_files: z.int().nonnegative(),
  exempt_lines: z.int().nonnegative(),
});

/**
 * The size of a change in git's numbers: the files that count towards a limit (a rename counts twice) and their
 * added plus deleted lines. Exempt files and lines are counted separately.
 */
export type BlastRadius = Immutable<z.infer<typeof blastRadiusSchema>>;

export const geneBlastRadiusSchema = blastRadiusSchema.extend({
  max_files: z.int().nonnegative(),
  default_limit: z
    .literal(true)
    .exactOptional()
    .describe('The gene declares no valid `max_files`, so the default applies.'),
  severity: z.enum(BLAST_SEVERITIES),
  message: z
    .string()
    .exactOptional()
    .describe('The severity in the words of the protocol’s reference engine.'),
});

/** The limit is the stricter of base and head. */
export type GeneBlastRadius = Immutable<z.infer<typeof geneBlastRadiusSchema>>;

const exemptionSchema = z.enum(['asset_store', 'validation_script', 'reference']);

/** Why a changed file does not count towards a limit. */
export type Exemption = z.infer<typeof exemptionSchema>;

const hiddenReasonSchema = z.enum(['binary', 'long_lines', 'generated', 'no_diff']);

/** Why a diff hides the lines of a file. */
export type HiddenReason = z.infer<typeof hiddenReasonSchema>;

const changedFileSchema = z.object({
  path: z.string(),
  lines: z.int().nonnegative(),
  exempt: exemptionSchema
    .exactOptional()
    .describe(
      'Why the file does not count: an asset file, a new validation script, or the `reference` counting.',
    ),
  veil: hiddenReasonSchema
    .exactOptional()
    .describe(
      'Why a diff does not show its lines: a binary file, very long lines, or a git attribute.',
    ),
  bytes: z
    .int()
    .nonnegative()
    .exactOptional()
    .describe('The size of a binary file after the change; only the lines of code are counted.'),
});

/** A renamed file has two; its added plus deleted lines belong to the new path. */
export type CountedFile = Immutable<z.infer<typeof changedFileSchema>>;

/** The changed files that count towards a blast radius. */
export const countingSchema = z.enum(['full', 'reference']);
export type Counting = z.infer<typeof countingSchema>;

export const changeBlastRadiusSchema = blastRadiusSchema.extend({
  counting: countingSchema.describe('Which files the policy counts; all others are exempt.'),
  hard_cap_files: z.int().positive(),
  hard_cap_lines: z.int().positive(),
  renamed_files: z
    .int()
    .nonnegative()
    .exactOptional()
    .describe('Files that the pull request shows as one, and that have two names here.'),
  changed_files: z
    .array(changedFileSchema)
    .exactOptional()
    .describe('The files with the most lines, at most 100; both names of a rename.'),
});
