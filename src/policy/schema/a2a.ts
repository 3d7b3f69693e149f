import * as z from 'zod';
import { DIGEST } from '../../ground/digest.ts';
import { EVIDENCE_LEVELS, evidenceLevelSchema } from '../../model/evidence.ts';
import { ENGINES, PROOF_LEVELS } from '../../model/word-lists.ts';
import { key, lowerLimit, section, upperLimit } from '../key.ts';
import { fewerIsStricter, fromLoosest, moreIsStricter } from '../strictness.ts';

const count = z.int().positive();
const share = z.number().min(0).max(1);

/** A workflow whose signed promotions count. */
const signerSchema = z.strictObject({
  repository: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, { error: 'expected owner/name' })
    .describe('The repository that the workflow runs for, as `owner/name`.'),
  workflow: z
    .string()
    .regex(/^([\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@\s]+\.ya?ml(@refs\/\S+)?$/, {
      error: 'expected .github/workflows/FILE.yml, or owner/name/.github/workflows/FILE.yml@REF',
    })
    .describe(
      'The workflow that signs: a file of the repository, or a reusable workflow of another one with its ref.',
    ),
  ref: z
    .string()
    .regex(/^refs\/\S+$/, { error: 'expected a full ref such as refs/heads/main' })
    .default('refs/heads/main')
    .describe('The ref that the workflow runs for.'),
  issuer: z
    .url()
    .default('https://token.actions.githubusercontent.com')
    .describe('The issuer of the workflow’s identity.'),
  policies: z
    .array(z.string().regex(DIGEST, { error: 'expected sha256: and 64 digits' }))
    .min(1)
    .optional()
    .describe('Digests of the accepted policies. Default: only the policy of the promotion.'),
  max_age_days: z
    .int()
    .positive()
    .default(90)
    .describe('Days after which a signed decision no longer counts.'),
});

export const a2a = section('What `gene-gate promote` requires of an asset.', {
  min_score: lowerLimit(share, 0.7, 'Minimum score of an outcome that can be promoted.'),
  max_files: upperLimit(count, 5, 'Maximum number of files that a promoted Capsule touched.'),
  max_lines: upperLimit(
    count,
    200,
    'Maximum number of added and deleted lines of a promoted Capsule.',
  ),
  min_success_streak: lowerLimit(
    count,
    2,
    'Consecutive successes in the events that a promotion requires.',
  ),
  confidence_factor: upperLimit(share, 0.6, 'Factor for the confidence of a promoted Capsule.'),
  engines: key({
    schema: z.array(z.enum(ENGINES)).min(1),
    default: ['hub 1.94'],
    description:
      'Versions of engine and hub that must accept every command of a Gene; see docs/promotion.md#which-version-accepts-a-command.',
    strictness: moreIsStricter,
    example: ['hub 1.94', 'engine 1.94'],
  }),
  require_evidence: key({
    schema: evidenceLevelSchema,
    default: 'gate',
    description:
      'Minimum evidence that the commands of a Gene passed; `signed` also applies to Capsules and EvolutionEvents. See docs/promotion.md#evidence.',
    strictness: fromLoosest(EVIDENCE_LEVELS),
  }),
  require_proof: key({
    schema: z.enum(PROOF_LEVELS),
    default: 'none',
    description: 'The proof that one command of a Gene must have; see docs/promotion.md#evidence.',
    strictness: fromLoosest(PROOF_LEVELS),
  }),
  attestation: key({
    schema: z.array(signerSchema),
    default: [],
    description: 'Workflows whose signed promotions count as evidence.',
    strictness: fewerIsStricter,
    example: [{ repository: 'agents/genes', workflow: '.github/workflows/gene-gate.yml' }],
  }),
});
