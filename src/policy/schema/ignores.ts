import * as z from 'zod';
import { key } from '../key.ts';
import { repositoryPath } from '../path-schemas.ts';
import { fewerIsStricter } from '../strictness.ts';

/** One finding, or the findings of one rule, that the repository accepts until a date. */
const ignoreSchema = z.strictObject({
  rule: z.string().min(1).describe('The id of the rule, as in the report.'),
  where: z
    .strictObject({
      path: repositoryPath
        .optional()
        .describe('A file, a directory or a glob that the path of the finding must match.'),
      gene: z.string().min(1).optional().describe('The id of the asset.'),
      command: z.string().min(1).optional().describe('The full text of the command.'),
    })
    .refine((where) => Object.keys(where).length > 0, {
      error: 'expected at least one of path, gene and command; omit `where` to ignore the rule',
    })
    .optional()
    .describe('Which findings of the rule are ignored; all given keys must match. Default: all.'),
  reason: z
    .string()
    .trim()
    .min(1, { error: 'expected a sentence that says why' })
    .describe('Why the finding is acceptable; shown with the finding.'),
  expires: z.iso
    .date({ error: 'expected a date such as 2027-01-31' })
    .describe('The last day (UTC) of the ignore; after it, the finding counts again.'),
});

export type Ignore = z.infer<typeof ignoreSchema>;

export const ignores = key({
  schema: z.array(ignoreSchema),
  default: [],
  description:
    'Findings that do not count until a date. Rules that decide whether a command may run cannot be ignored.',
  strictness: fewerIsStricter,
  example: [
    {
      rule: 'content-hash-missing',
      where: { path: 'assets/gep/genes.json' },
      reason: 'Written before the engine hashed its genes.',
      expires: '2027-01-31',
    },
  ],
});
