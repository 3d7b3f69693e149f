import type { ReportCapsule } from '../gate-report.ts';
import { clip, count } from './words.ts';

const LONGEST = { message: 200, rule: 60 } as const;

/**
 * Whether other agents would get a Capsule, in words that follow its id; if not, the first reason, which
 * is to be escaped where it is shown, and how many others there are.
 *
 * @returns undefined where it is not asked
 */
export function eligibilityWords({
  eligible,
  reasons: [first, ...others],
}: ReportCapsule): { readonly lead: string; readonly reason?: string } | undefined {
  if (eligible === null) return undefined;
  if (eligible) return { lead: 'eligible' };
  if (first === undefined) return { lead: 'not eligible' };
  const more = others.length > 0 ? `, and ${count(others.length, 'other reason')}` : '';
  const { message, rule } = first;
  return {
    lead: 'not eligible',
    reason: `${clip(message, LONGEST.message)} (${clip(rule, LONGEST.rule)}${more})`,
  };
}
