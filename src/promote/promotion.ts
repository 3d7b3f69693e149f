import * as z from 'zod';
import { ASSET_TYPES, assetTypeSchema } from '../model/asset.ts';
import { severitySchema } from '../model/finding.ts';
import { type ValidationReport, validationReportSchema } from '../report/validation-report.ts';
import { describe, type Finding } from '../rules/finding.ts';
import type { Decisions } from './decide.ts';
import { promotedForm } from './identity.ts';

const reason = z.object({
  rule: z.string(),
  severity: severitySchema,
  message: z.string(),
  remedy: z.string(),
});

const decided = {
  id: z.string(),
  type: assetTypeSchema,
  path: z.string(),
  line: z.int().min(1),
};

/** The output of `gene-gate promote`; a public contract. */
export const promotionSchema = z
  .object({
    promoted: z
      .array(z.looseObject({ type: assetTypeSchema, id: z.string() }))
      .describe('The promoted assets, ready to be appended to a log.'),
    rejected: z
      .array(
        z.object({
          ...decided,
          type: z
            .enum([...ASSET_TYPES, 'File'])
            .describe('`File` for a part of the source that is not an asset.'),
          reasons: z
            .array(reason)
            .min(1)
            .describe('Why the candidate is rejected; the first reason is the one to fix first.'),
        }),
      )
      .describe('The candidates that are rejected.'),
    skipped: z
      .array(z.object({ ...decided, reason }))
      .describe('Candidates that exist already, or whose type agents do not exchange.'),
    reports: z
      .array(z.looseObject({ ...validationReportSchema.pick({ gene_id: true }).shape }))
      .describe('The ValidationReports that `--run` made, or that were accepted as evidence.'),
    gate: z
      .array(reason)
      .min(1)
      .optional()
      .describe(
        'Where the policy and workflows of the repository are weaker than those of its default branch; absent if they are not, or if the clone does not have this branch.',
      ),
  })
  .describe('The decisions of a promotion');

export type Promotion = z.infer<typeof promotionSchema>;

/** What a promotion tells in addition to its decisions. */
export interface PromotionContext {
  /** Findings about parts of the source that are not assets. */
  readonly loose: readonly Finding[];
  /** The ValidationReports made by `--run`. */
  readonly reports: readonly ValidationReport[];
  /** Where the gate of the repository is weaker than that of its default branch. */
  readonly gate: readonly Finding[];
}

/**
 * Converts decisions to the output format.
 *
 * @param factor the policy's `a2a.confidence_factor`
 */
export function promotionOf(
  { promoted, rejected, skipped, accepted }: Decisions,
  { loose, reports, gate }: PromotionContext,
  factor: number,
): Promotion {
  return {
    promoted: promoted.map((asset) => ({
      ...promotedForm(asset, factor),
      type: asset.type,
      id: asset.id,
    })),
    rejected: [
      ...rejected.map(({ asset, reasons }) => ({
        ...promotedAsset(asset),
        reasons: reasons.map(inWords),
      })),
      ...loose.map((finding) => ({
        id: finding.location?.path ?? '',
        type: 'File' as const,
        path: finding.location?.path ?? '',
        line: finding.location?.line ?? 1,
        reasons: [inWords(finding)],
      })),
    ],
    skipped: skipped.map(({ asset, reason: found }) => ({
      ...promotedAsset(asset),
      reason: inWords(found),
    })),
    reports: [
      ...reports,
      ...accepted.map((report) => ({ ...report, gene_id: String(report.gene_id) })),
    ],
    ...(gate.length > 0 && { gate: gate.map(inWords) }),
  };
}

function promotedAsset({ id, type, path, locate }: Decisions['promoted'][number]) {
  return { id, type, path, line: locate().line };
}

function inWords(finding: Finding): z.infer<typeof reason> {
  return { rule: finding.rule, severity: finding.severity, ...describe(finding) };
}
