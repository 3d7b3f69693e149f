import * as z from 'zod';
import type { Immutable } from './immutable.ts';

export const editSchema = z.object({
  path: z
    .string()
    .exactOptional()
    .describe('The asset file; absent for a command that is in no file.'),
  pointer: z
    .string()
    .exactOptional()
    .describe(
      'JSON Pointer (RFC 6901) of the string in the file; in JSONL, its first token is the index of the value. It is an entry of `validation`, or an `asset_id`.',
    ),
  old: z.string(),
  new: z
    .array(z.string())
    .describe(
      'What replaces it: in a list of commands, any number of strings, none of which is blocked, and an empty list removes it; for an `asset_id`, one string.',
    ),
  files: z
    .array(z.object({ path: z.string(), text: z.string() }))
    .exactOptional()
    .describe('New files that the new commands run.'),
  fix: z.boolean().describe('Whether `gene-gate fix --write` makes this edit.'),
});

/** A change of one string in an asset file, judged before it is proposed. */
export type Edit = Immutable<z.infer<typeof editSchema>>;
