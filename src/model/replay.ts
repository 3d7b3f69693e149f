import * as z from 'zod';
import type { Immutable } from './immutable.ts';

export const replaySchema = z.object({
  cycles: z.int().nonnegative().describe('Past cycles replayed: the newest ones.'),
  of: z.int().nonnegative().describe('Past cycles that the logs of the base have.'),
  limited: z
    .boolean()
    .describe('Whether the genes have too many, or too costly, patterns for more cycles.'),
  changed: z.int().nonnegative().describe('Cycles that another gene would now win.'),
  unmatched: z
    .object({ base: z.int().nonnegative(), head: z.int().nonnegative() })
    .describe('Cycles that no gene matches, with the genes of each side.'),
  genes: z
    .array(
      z.object({
        id: z.string(),
        base: z.int().nonnegative().describe('Cycles won with the genes of the base.'),
        head: z.int().nonnegative().describe('Cycles won with the genes of the head.'),
      }),
    )
    .describe('The genes that win other cycles than before, largest difference first.'),
});

/** What became of the past cycles when their signals were put to the genes of both sides. */
export type Replay = Immutable<z.infer<typeof replaySchema>>;
