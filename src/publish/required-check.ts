import type { EventPayload } from '../event/payload.ts';
import type { Conclusion } from '../github/check-run.ts';
import type { Verdict } from '../model/verdict.ts';
import type { GateReport } from '../report/gate-report.ts';
import { isReportedOnly } from '../report/view/headline.ts';

/** GitHub has no limit, but shows little of a long name; in UTF-16 units. */
const LONGEST = 200;

/**
 * Returns the name of an event's check run. Required checks belong to a commit, not to a pull request, so only
 * pull requests into protected branches share the name: a pull request into another branch, a push or a manual
 * run of the same commit neither satisfies nor fails it. Branch names have no space or colon, so no two events
 * share a name.
 */
export function checkNameOf(name: string, event: EventPayload, isProtected: boolean): string {
  if (event.name === 'push' || event.name === 'workflow_dispatch') return `${name} (${event.name})`;
  if (isProtected) return name;
  return `${name} (base: ${event.baseRef})`.slice(0, LONGEST);
}

const CONCLUSIONS: Readonly<Record<Verdict, Conclusion>> = {
  pass: 'success',
  warn: 'success',
  fail: 'failure',
  error: 'failure',
  needs_approval: 'action_required',
};

/**
 * Returns the conclusion of the check run. `neutral` and `skipped` satisfy a required check: `neutral` is only
 * used if the base's policy asks for reports alone, `skipped` never.
 */
export function conclusionOf(report: Pick<GateReport, 'verdict' | 'policy'>): Conclusion {
  return isReportedOnly(report) ? 'neutral' : CONCLUSIONS[report.verdict];
}
