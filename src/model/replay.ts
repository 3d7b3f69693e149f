import * as z from 'zod';
import type { Immutable } from './immutable.ts';

export const replaySchema = z.object({
  cycles: z
    .int()
    .nonnegative()
    .describe('Number of past cycles that were replayed; the newest ones.'),
  of: z.int().nonnegative().describe('Number of past cycles in the logs of the base.'),
  limited: z
    .boolean()
    .describe(
      'Whether fewer cycles were replayed because the genes have too many or too complex patterns.',
    ),
  changed: z
    .int()
    .nonnegative()
    .describe('Number of cycles for which another gene would now be selected.'),
  unmatched: z
    .object({ base: z.int().nonnegative(), head: z.int().nonnegative() })
    .describe('Number of cycles that no gene matches, with the genes of each side.'),
  genes: z
    .array(
      z.object({
        id: z.string(),
        base: z.int().nonnegative().describe('Number of cycles won with the genes of the base.'),
        head: z.int().nonnegative().describe('Number of cycles won with the genes of the head.'),
      }),
    )
    .describe('The genes that win more or fewer cycles than before, largest difference first.'),
});

/** The result of replaying the signals of past cycles with the genes of both sides. */
export type Replay = Immutable<z.infer<typeof replaySchema>>;
