import * as z from 'zod';
import type { Immutable } from './immutable.ts';

const operatorSchema = z
  .enum(['functions_fail', 'unparsable', 'mixed'])
  .describe(
    'How the files were broken: each function fails as its first step (`functions_fail`), the files begin with a text that no parser accepts (`unparsable`: they have no functions, or are of another language), or some the one and some the other (`mixed`).',
  );

/** How the files of a change were broken. */
export type MutantOperator = z.infer<typeof operatorSchema>;

const brokenRunSchema = z.object({
  outcome: z
    .enum(['killed', 'survived', 'not_run'])
    .describe('`killed`: the command noticed the defect and did not pass. `survived`: it passed.'),
  operator: operatorSchema.exactOptional(),
  files: z.array(z.string()).describe('The broken files, sorted; a limited number.'),
  duration_ms: z.int().nonnegative(),
  reason: z.string().exactOptional().describe('Why it was not run.'),
});

export const mutantSchema = brokenRunSchema
  .extend({
    total_files: z
      .int()
      .positive()
      .exactOptional()
      .describe('The number of broken files, if not all are listed.'),
    existing: brokenRunSchema
      .pick({ files: true, duration_ms: true })
      .exactOptional()
      .describe(
        'The command noticed only defects of new files: with only these broken, which exist at the base, it passed.',
      ),
  })
  .describe('The result of the command on a copy of the commit in which the change is broken.');

/** The result of a passing command on a broken copy of the change. */
export type Mutant = Immutable<z.infer<typeof mutantSchema>>;
