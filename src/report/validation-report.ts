import * as z from 'zod';
import { digestSchema } from '../model/asset.ts';
import type { Immutable } from '../model/immutable.ts';
import { outcomeSchema } from '../model/outcome.ts';
import { proofSchema } from '../model/proof.ts';

const commandResult = z.object({
  command: z.string(),
  ok: z.boolean(),
  stdout: z.string().describe('At most 4,000 characters, redacted.'),
  stderr: z.string().describe('At most 4,000 characters, redacted.'),
  ...outcomeSchema.pick({ status: true, exit_code: true, signal: true, duration_ms: true }).shape,
  proof: proofSchema
    .pick({ outcome: true, files: true })
    .exactOptional()
    .describe('Whether the command fails without the change, as its own code reported it.'),
});

const olderResult = z.object({
  cmd: z.string(),
  ok: z.boolean(),
  duration_ms: z.int().nonnegative(),
  err: z.string().optional(),
});

/**
 * The protocol's ValidationReport (specification 1.13, section 2.5), one for each gene; it also
 * carries the fields of the older shape (`results`, `started_at`, `finished_at`).
 */
export const validationReportSchema = z
  .object({
    type: z.literal('ValidationReport'),
    schema_version: z.string(),
    id: z.string().regex(/^vr_\d+$/),
    gene_id: z.string(),
    gene_asset_id: z.string().nullable().describe('Content hash of the gene that was validated.'),
    policy_digest: digestSchema.describe(
      'Digest of the policy that allowed the commands; the same as in the GateReport.',
    ),
    env_fingerprint: z.object({
      node_version: z.string(),
      platform: z.string(),
      arch: z.string(),
      client: z.string(),
      client_version: z.string(),
    }),
    env_fingerprint_key: z.string().regex(/^[0-9a-f]{16}$/),
    commands: z.array(commandResult),
    results: z.array(olderResult),
    overall_ok: z.boolean(),
    duration_ms: z.int().nonnegative(),
    started_at: z.iso.datetime(),
    finished_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    asset_id: digestSchema,
  })
  .describe('ValidationReport: the results of the validation commands of one gene');

export type ValidationReport = Immutable<z.infer<typeof validationReportSchema>>;
