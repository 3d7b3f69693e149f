import * as z from 'zod';
import type { Immutable } from './immutable.ts';

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
