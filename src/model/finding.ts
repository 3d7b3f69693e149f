import * as z from 'zod';
import type { Immutable } from './immutable.ts';
import { HARMS, SEVERITIES } from './word-lists.ts';

export const severitySchema = z.enum(SEVERITIES);
export type Severity = z.infer<typeof severitySchema>;

export const harmSchema = z.enum(HARMS);
export type Harm = z.infer<typeof harmSchema>;

export const spanSchema = z.object({ start: z.int().min(0), end: z.int().min(0) });

/** A half-open range of UTF-16 offsets in a command string; its first column is `start + 1`. */
export type Span = Immutable<z.infer<typeof spanSchema>>;

export const subjectSchema = z.object({
  type: z.string().exactOptional(),
  id: z.string().exactOptional(),
  command: z.string().exactOptional(),
});

/** The asset, and the command in it, that a finding is about. */
export type Subject = Immutable<z.infer<typeof subjectSchema>>;

/** Numbered from its second occurrence in a report. */
export const findingIdSchema = z.string().regex(/^[0-9a-f]{64}(:[1-9][0-9]*)?$/);

export const suppressionSchema = z.object({ reason: z.string(), expires: z.iso.date() });

/** `expires` is the last day (UTC). */
export type Suppression = Immutable<z.infer<typeof suppressionSchema>>;

export const locationSchema = z.object({
  path: z.string(),
  line: z.int().min(1),
  column: z.int().min(1),
  end_line: z.int().min(1).exactOptional(),
  end_column: z.int().min(1).exactOptional(),
});

/** Lines and columns count from 1; columns are UTF-16 units. */
export type Location = Immutable<z.infer<typeof locationSchema>>;

const sameLinesSchema = z.object({
  line: z.int().min(1).describe('The first of the lines at the audited commit.'),
  head_line: z.int().min(1).describe('The same line at the head.'),
  lines: z.int().min(1).exactOptional().describe('How many; absent up to the end of the file.'),
});

/** Consecutive lines that are equal in the audited commit and the head. */
export type SameLines = Immutable<z.infer<typeof sameLinesSchema>>;

export const headFileSchema = z.object({
  path: z.string(),
  missing: z.literal(true).exactOptional().describe('The head does not have the file.'),
  same: z.array(sameLinesSchema),
});

/** Differs between the audited commit and the head, except for these lines. */
export type HeadFile = Immutable<z.infer<typeof headFileSchema>>;
