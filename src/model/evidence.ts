import * as z from 'zod';

/**
 * Levels of evidence that the commands of a gene passed, weakest first. `claimed`: only the sender says
 * so. `gate`: a GateReport about this gene for this content and policy, or a run during promotion.
 * `signed`: a promotion with such a report, signed by a workflow that the policy accepts.
 */
export const EVIDENCE_LEVELS = ['claimed', 'gate', 'signed'] as const;

export const evidenceLevelSchema = z.enum(EVIDENCE_LEVELS);
export type EvidenceLevel = z.infer<typeof evidenceLevelSchema>;

export function isAtLeast(level: EvidenceLevel, required: EvidenceLevel): boolean {
  return EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf(required);
}

/**
 * Whether other agents may receive an asset. `unproven`: evidence is missing, but none contradicts it.
 * `refuted`: some evidence contradicts it.
 */
const ELIGIBILITIES = ['eligible', 'unproven', 'refuted'] as const;

export const eligibilitySchema = z.enum(ELIGIBILITIES);
export type Eligibility = z.infer<typeof eligibilitySchema>;
