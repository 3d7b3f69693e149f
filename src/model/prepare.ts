import * as z from 'zod';
import type { Immutable } from './immutable.ts';
import { isolationSchema } from './isolation.ts';
import { outcomeSchema } from './outcome.ts';

export const prepareSchema = z.object({
  contained: z
    .boolean()
    .describe(
      'False if this machine has no namespaces: the lines could reach all that the gate can.',
    ),
  isolation: isolationSchema,
  lines: z.array(z.object({ command: z.string(), outcome: outcomeSchema })),
  written: z
    .array(z.string())
    .describe('Files and directories that are new in the checkout, sorted; a limited number.'),
});

/** What `prepare` did before the second half of the audit. */
export type PrepareReport = Immutable<z.infer<typeof prepareSchema>>;
