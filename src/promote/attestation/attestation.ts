import * as z from 'zod';
import { digestSchema } from '../../model/asset.ts';

/** Who signed an attestation: the workflow that the certificate of the signature names. */
const signerSchema = z.object({
  issuer: z.string().describe('Who confirmed the identity, as a URL.'),
  repository: z.string().describe('`owner/name` of the repository whose workflow signed.'),
  workflow: z
    .string()
    .describe(
      'The workflow file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`.',
    ),
  ref: z.string().describe('The ref that the workflow ran for.'),
});

export type Signer = z.infer<typeof signerSchema>;

/** What a verified attestation says about one asset; a part of the answer of a promotion. */
export const attestedSchema = z
  .object({
    source: z.string().describe('The file and position, or the address.'),
    digest: digestSchema.describe('Digest of the signed statement.'),
    predicate_type: z.string(),
    result: z.enum(['PASSED', 'WARNED']),
    asset_id: digestSchema,
    commit: z
      .string()
      .nullable()
      .describe('The commit that was verified, if the statement names it.'),
    policy_digest: digestSchema,
    gate: z
      .object({ id: z.string(), version: z.string().nullable() })
      .nullable()
      .describe('The gate; null if the statement does not name it.'),
    verified_at: z.iso.datetime(),
    signer: signerSchema,
  })
  .describe('A verified attestation about the asset.');

export type Attested = z.infer<typeof attestedSchema>;

/** An attestation whose signature is verified, with what its statement says. */
export interface VerifiedAttestation extends Omit<Attested, 'asset_id' | 'result'> {
  readonly result: 'PASSED' | 'WARNED' | 'FAILED';
  /** Whether the commands of all genes ran and passed. */
  readonly validated: boolean;
  /** The subjects as `sha256:` digests. */
  readonly subjects: ReadonlySet<string>;
}

/** An attestation that proves nothing. */
export interface RefusedAttestation {
  readonly source: string;
  /** Why, as a clause. */
  readonly refused: string;
  /** The subjects that it claims, as `sha256:` digests; undefined if they cannot be read. */
  readonly claims?: ReadonlySet<string>;
}

/** The result of reading one attestation. */
export type CheckedAttestation = VerifiedAttestation | RefusedAttestation;
