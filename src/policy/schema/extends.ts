import * as z from 'zod';
import { key } from '../key.ts';
import { repositoryPath } from '../path-schemas.ts';
import { baseCounts } from '../strictness.ts';

const extendedSchema = z.strictObject({
  repository: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/, {
      error: 'expected owner/name of a repository on the same server',
    })
    .describe('`owner/name` of the repository with the shared policy, on the same server.'),
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/, { error: 'expected a commit: 40 digits from 0-9 and a-f' })
    .describe('The full commit. A branch or tag can move, so it is not accepted.'),
  path: repositoryPath.describe('The path of the policy in that repository.'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, {
      error: 'expected the SHA-256 of the file: 64 digits from 0-9 and a-f',
    })
    .describe('The SHA-256 of the file, from `sha256sum FILE`.'),
});

/** The place of a shared policy, and the digest of its bytes. */
export type Extended = z.infer<typeof extendedSchema>;

export const extendsKey = key({
  schema: extendedSchema.nullable(),
  default: null,
  description:
    'The policy of another repository that this one extends; see docs/policy.md#share-a-policy.',
  strictness: baseCounts(),
  example: {
    repository: 'acme/policies',
    commit: '0'.repeat(40),
    path: 'gene-gate.yml',
    sha256: '0'.repeat(64),
  },
});
