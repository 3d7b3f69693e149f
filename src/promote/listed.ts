import type { Asset, Message } from '../assets/asset.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { type Finding, finding } from '../rules/finding.ts';
import type { Evidence } from './evidence/judge-evidence.ts';
import type { PromotionOutcome } from './promotion.ts';

/** The part of a decision that can be long. */
interface Decided {
  readonly asset: Asset;
  readonly outcome: PromotionOutcome;
  readonly evidence: Evidence;
  readonly reasons: readonly Finding[];
  readonly notices: readonly Finding[];
}

/** A file can have 50,000 bad candidates or more messages; the first ones show what is wrong with them. */
export const MOST_LISTED = 1_000;

/** Returns the rejected candidates to omit; first of all, those that the gate could not decide about are listed. */
export function unlistedOf<Decision extends Decided>(
  rejected: readonly Decision[],
): ReadonlySet<Decision> {
  const undecided = rejected.filter(({ reasons }) => reasons.some(isUndecided));
  return new Set([...new Set([...undecided, ...rejected])].slice(MOST_LISTED));
}

/**
 * Drops the findings of a rejected candidate that {@link unlistedOf} omits, because {@link MOST_LISTED} are
 * rejected before it: those of 50,000 candidates without a hash take a hundred megabytes.
 */
export function withoutUnlisted<Decision extends Decided>(decision: Decision): Decision {
  if (decision.outcome !== 'rejected' || decision.reasons.some(isUndecided)) return decision;
  const evidence = { ...decision.evidence, findings: [] };
  return { ...decision, evidence, reasons: [], notices: [] };
}

/** Says in place of the omitted candidates how many are rejected, too. */
export function omission(omitted: ReadonlySet<Decided>): Finding[] {
  const [first] = omitted;
  if (first === undefined) return [];
  const detail = `${omitted.size} further candidates are rejected; they are not listed`;
  return [finding('too-many', { detail }, { location: first.asset.locate() })];
}

/** Says in place of the omitted messages how many offer no assets, too. */
export function unlistedMessages({ length, [MOST_LISTED]: first }: readonly Message[]): Finding[] {
  if (first === undefined) return [];
  const detail = `${length - MOST_LISTED} further messages offer no assets; they are not listed`;
  return [finding('too-many', { detail }, first)];
}

/** Whether the gate could not decide because of this. */
export function isUndecided({ rule }: Finding): boolean {
  return ruleOf(rule).undecided === true;
}
