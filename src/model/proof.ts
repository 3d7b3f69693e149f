import * as z from 'zod';
import type { Immutable } from './immutable.ts';
import { PROOF_OUTCOMES } from './word-lists.ts';

const hunkSchema = z.object({
  path: z.string(),
  lines: z
    .tuple([z.int().min(1), z.int().min(0)])
    .describe(
      'The first and the last line at the head; the last is lower where only lines were removed.',
    ),
  noticed: z.boolean().describe('Whether the command fails if this part alone is taken back.'),
});

export const proofSchema = z
  .object({
    outcome: z
      .enum(PROOF_OUTCOMES)
      .describe(
        '`fails_without_change`: the command passed, and fails if the change is taken back. `fails_when_new_code_fails`: it fails if the functions of one added file fail. `nothing_shown`: it passes without the change, too. `no_subject`: the change has only tests, configuration, comments or assets. `not_run`: see `reason`.',
      ),
    files: z
      .array(z.string())
      .describe('The files that were taken back, or whose functions failed.'),
    kept: z
      .array(z.string())
      .describe(
        'The changed files that stayed as they are: tests, manifests, configuration, scripts.',
      ),
    hunks: z
      .array(hunkSchema)
      .exactOptional()
      .describe('The parts of the change that were taken back alone, as far as there was time.'),
    duration_ms: z.int().nonnegative(),
    reason: z.string().exactOptional().describe('Why it was not run.'),
  })
  .describe('Whether the command, which passed, fails without the change.');

/** Whether a command that passed also passes without the change. */
export type Proof = Immutable<z.infer<typeof proofSchema>>;

/** A part of the change that was taken back alone. */
export type ProofHunk = Immutable<z.infer<typeof hunkSchema>>;

/** @returns `lines 41–44`, `line 7`; the line before which lines were removed */
export function linesOf({ lines: [first = 1, last = 0] }: Pick<ProofHunk, 'lines'>): string {
  return last > first ? `lines ${first}–${last}` : `line ${first}`;
}
