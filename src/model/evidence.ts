import * as z from 'zod';

/**
 * How well it is proven that the commands of a gene passed, from the weakest to the strongest: `claimed`: nobody
 * but the sender says so; `gate`: a GateReport of this gate for this content and policy, or a run of the commands
 * in the promotion; `signed`: a promotion with such a report, signed by a workflow that the policy accepts.
 */
export const EVIDENCE_LEVELS = ['claimed', 'gate', 'signed'] as const;

export const evidenceLevelSchema = z.enum(EVIDENCE_LEVELS);
export type EvidenceLevel = z.infer<typeof evidenceLevelSchema>;

/** Whether a level is at least the required one. */
export function isAtLeast(level: EvidenceLevel, required: EvidenceLevel): boolean {
  return EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf(required);
}

/**
 * Whether other agents may receive an asset: `eligible`; `unproven` if nothing contradicts it, but
 * evidence is missing; `refuted` if something contradicts it.
 */
const ELIGIBILITIES = ['eligible', 'unproven', 'refuted'] as const;

export const eligibilitySchema = z.enum(ELIGIBILITIES);
export type Eligibility = z.infer<typeof eligibilitySchema>;
