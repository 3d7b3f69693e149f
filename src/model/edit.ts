import * as z from 'zod';
import { findingIdSchema } from './finding.ts';
import type { Immutable } from './immutable.ts';

const filesSchema = z
  .array(z.object({ path: z.string(), text: z.string() }))
  .exactOptional()
  .describe('New files that the new commands run.');

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
  files: filesSchema,
  fix: z.boolean().describe('Whether `gene-gate fix --write` makes this edit.'),
});

/** A change of one string in an asset file, judged before it is proposed. */
export type Edit = Immutable<z.infer<typeof editSchema>>;

export const judgedEditSchema = z.object({
  finding: findingIdSchema.describe('The id of the finding that the edit resolves.'),
  path: z.string().describe('The asset file.'),
  pointer: z
    .string()
    .describe(
      'JSON Pointer (RFC 6901) of the string in the file as it is; in JSONL, its first token is the index of the value.',
    ),
  old: z.string(),
  new: z
    .array(z.string())
    .describe('The strings that replace it: commands, or one `asset_id`. Empty to remove it.'),
  files: filesSchema,
  after: z
    .enum(['allow', 'warn'])
    .describe('The verdict about what replaces it, after all edits were applied to a copy.'),
});

/** Made by `gene-gate fix --write`, with its verdict in a copy of the files. */
export type JudgedEdit = Immutable<z.infer<typeof judgedEditSchema>>;

export const proposalSchema = z.object({
  edits: z.array(judgedEditSchema),
  all: z
    .literal(true)
    .optional()
    .describe('Set if the edits are also of assets that the change does not touch.'),
  patch: z
    .string()
    .nullable()
    .describe('A unified diff of the edits; null if it has too many lines.'),
});

/** All changes by `gene-gate fix --write`. */
export type Proposal = Immutable<z.infer<typeof proposalSchema>>;
