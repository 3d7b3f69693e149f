import type { EventPayload } from '../event/payload.ts';
import type { Conclusion } from '../github/check-run.ts';
import type { Verdict } from '../model/verdict.ts';
import type { GateReport } from '../report/gate-report.ts';
import { isReportedOnly } from '../report/view/headline.ts';

/** GitHub limits no name, but shows little of a long one; in UTF-16 units. */
const LONGEST = 200;

/**
 * Returns the name of the check run of an event. GitHub asks a commit for the required check, whatever the
 * pull request, so only pull requests into protected branches share the name: a pull request into another
 * branch, a push or a manual run of the same commit neither satisfies nor fails it. A branch name has no
 * space and no colon, so no two events share a name.
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
 * Returns the conclusion of the check run. `neutral` and `skipped` satisfy a required check: `neutral` is
 * used only if the policy of the base asks for reports alone, `skipped` never.
 */
export function conclusionOf(report: Pick<GateReport, 'verdict' | 'policy'>): Conclusion {
  return isReportedOnly(report) ? 'neutral' : CONCLUSIONS[report.verdict];
}
