import * as z from 'zod';
import { assetTypeSchema, digestSchema } from '../model/asset.ts';
import { eligibilitySchema, evidenceLevelSchema } from '../model/evidence.ts';
import { severitySchema } from '../model/finding.ts';
import { ASSET_TYPES, HASH_FORM_NAMES, PROOF_OUTCOMES } from '../model/word-lists.ts';
import type { ExitCode } from '../verdict/verdict.ts';

/** Increased with every change that a reader can notice. */
export const PROMOTION_VERSION = '1.0.0' as const;

const id = z.string().regex(/^[0-9a-f]{64}$/);
const reason = z.object({
  id: id.describe('Identity of the reason: the same in every run, even if its position changes.'),
  rule: z.string(),
  severity: severitySchema,
  message: z.string(),
  remedy: z.string(),
});

/** Why a candidate is not promoted, or a remark; `rule` is the stable id. */
export type Reason = z.infer<typeof reason>;

const received = {
  id: z.string(),
  type: assetTypeSchema,
  asset_id: z.string().nullable().describe('The hash that the candidate declares.'),
  path: z.string(),
  line: z.int().min(1),
};

const reasons = z.array(reason).min(1).describe('Why; the first reason is the one to fix first.');

const refused = z.object({
  ...received,
  type: z
    .enum([...ASSET_TYPES, 'File', 'Message'])
    .describe('`File` for a part of the source that is not an asset, `Message` for a message.'),
  reasons,
});

const quarantined = refused.extend({
  type: assetTypeSchema,
  sender_id: z.string().optional(),
  asset: z.looseObject({}).describe('The candidate as it was received.'),
});

const input = z.object({
  role: z.enum(['assets', 'events', 'report', 'attestation']),
  name: z.string(),
  digest: digestSchema.describe('The SHA-256 of its bytes.'),
});

export const OUTCOMES = ['promoted', 'quarantined', 'rejected'] as const;
export type PromotionOutcome = (typeof OUTCOMES)[number];

const signerSchema = z.object({
  issuer: z.string().describe('Who confirmed the identity, as a URL.'),
  repository: z.string().describe('`owner/name` of the repository whose workflow signed.'),
  workflow: z.string().describe('`owner/name/.github/workflows/a.yml@refs/heads/main`.'),
  ref: z.string().describe('The ref that the workflow ran for.'),
});

export type Signer = z.infer<typeof signerSchema>;

const signedDecisionSchema = z
  .object({
    source: z.string().describe('The file and position.'),
    digest: digestSchema.describe('Digest of the signed statement.'),
    policy_digest: digestSchema.describe('The policy of that promotion.'),
    decided_at: z.iso.datetime(),
    signer: signerSchema,
  })
  .describe('The signed promotion that promoted the same content.');

export type SignedDecision = z.infer<typeof signedDecisionSchema>;

const hashForm = z
  .enum(HASH_FORM_NAMES)
  .nullable()
  .describe(
    'The form of the content that `asset_id` is the hash of; null if it is none of them, so that the content was changed after it was hashed. Only `content`, `hub`, `engine`, and `local` are accepted.',
  );

const decision = z.object({
  ...received,
  sender_id: z.string().optional().describe('The sender of the message that contained it.'),
  outcome: z.enum(OUTCOMES),
  eligibility: eligibilitySchema,
  evidence: z.object({
    level: evidenceLevelSchema,
    report_id: z.string().optional().describe('The ValidationReport that reached the level.'),
    report_digest: digestSchema.optional().describe('Digest of the GateReport that contains it.'),
    attestation: signedDecisionSchema.optional(),
    proof: z
      .enum(PROOF_OUTCOMES)
      .optional()
      .describe('Whether a command of the Gene fails without the change.'),
  }),
  hash: z.object({
    form: hashForm,
    content: digestSchema.describe('The hash of the content by the current protocol.'),
  }),
  promoted_asset_id: z.string().nullable().describe('Null if it is not promoted.'),
  reasons: z.array(reason).describe('Why it is not promoted; empty if it is.'),
  notices: z.array(reason).describe('Findings that do not prevent the promotion.'),
});

export type PromotionDecision = z.infer<typeof decision>;

/** The output of `gene-gate promote`; a public contract. */
export const promotionSchema = z
  .object({
    type: z.literal('PromotionReport'),
    schema_version: z.literal(PROMOTION_VERSION),
    tool: z.object({ name: z.literal('gene-gate'), version: z.string() }),
    policy: z.object({
      source: z.enum(['default', 'base', 'file']),
      path: z.string().optional(),
      digest: digestSchema,
      require_evidence: evidenceLevelSchema,
    }),
    decided_at: z.iso.datetime(),
    inputs: z.array(input).describe('The files that the decisions depend on.'),
    decisions: z.array(decision).describe('One for each candidate that is not skipped, in order.'),
    promoted: z
      .array(z.looseObject({ type: assetTypeSchema, id: z.string() }))
      .describe('The promoted assets, ready to be appended to a log.'),
    quarantined: z.array(quarantined).describe('Nothing refutes them, but evidence is missing.'),
    rejected: z.array(refused).describe('The candidates that are rejected.'),
    skipped: z
      .array(z.object({ ...received, type: refused.shape.type, reason }))
      .describe('What exists already or is not exchanged, and messages without candidates.'),
    reports: z
      .array(z.looseObject({ gene_id: z.string() }))
      .describe('The ValidationReports that `--run` made, or that were accepted as evidence.'),
    undecided: z.int().min(1).optional().describe('How many the gate could not decide about.'),
    gate: z
      .array(reason)
      .min(1)
      .optional()
      .describe('Where the gate of the repository is weaker than that of its default branch.'),
    revoked: z
      .array(z.object({ ...received, reason }))
      .min(1)
      .optional()
      .describe('Assets of the repository that a message of the source revokes.'),
  })
  .describe('The decisions of a promotion');

export type Promotion = z.infer<typeof promotionSchema>;

/** Outcomes that count as a failure, from none to all but a promotion. */
export const FAIL_ON = ['none', 'rejected', 'unproven'] as const;
export type FailOn = (typeof FAIL_ON)[number];

export function exitCodeOf(
  { quarantined, rejected, undecided }: Promotion,
  failOn: FailOn,
): ExitCode {
  if (undecided !== undefined) return 2;
  const failed = { none: [], rejected, unproven: [...rejected, ...quarantined] };
  return failed[failOn].length > 0 ? 1 : 0;
}
