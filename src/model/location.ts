import * as z from 'zod';
import type { Immutable } from './immutable.ts';

export const locationSchema = z.object({
  path: z.string(),
  line: z.int().min(1),
  column: z.int().min(1),
  end_line: z.int().min(1).exactOptional(),
  end_column: z.int().min(1).exactOptional(),
});

/** A place in a file of the audited tree. Lines and columns count from 1; columns are UTF-16 units. */
export type Location = Immutable<z.infer<typeof locationSchema>>;
