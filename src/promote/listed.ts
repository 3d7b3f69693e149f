import type { Message } from '../assets/asset.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { type Finding, finding } from '../rules/finding.ts';
import type { Decision } from './decide.ts';

/** A file can have 50,000 bad candidates or more messages; the first ones show what is wrong with them. */
export const MOST_LISTED = 1_000;

/** Returns the rejected candidates to omit; first of all, those that the gate could not decide about are listed. */
export function unlistedOf(rejected: readonly Decision[]): ReadonlySet<Decision> {
  const undecided = rejected.filter(({ reasons }) => reasons.some(isUndecided));
  return new Set([...new Set([...undecided, ...rejected])].slice(MOST_LISTED));
}

/** Says in place of the omitted candidates how many are rejected, too. */
export function omission(omitted: ReadonlySet<Decision>): Finding[] {
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
