import { isAuditLog } from '../assets/log/audit-log.ts';
import type { Location, Severity, Suppression } from '../model/finding.ts';
import type { NextActor, Verdict } from '../model/verdict.ts';
import type { Policy } from '../policy/policy.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { isBlocking } from './verdict.ts';

export interface Resolvable {
  readonly rule: string;
  readonly severity: Severity;
  readonly location?: Location;
  readonly danger?: string;
  readonly suppressed?: Suppression;
}

/**
 * True if only a person may resolve a finding: no agent decides that a gene needs a dangerous command,
 * and only the owning process writes to an audit log.
 */
export function isForHuman({ rule, location, danger }: Resolvable): boolean {
  return (
    danger !== undefined ||
    ruleOf(rule)?.actor === 'human' ||
    (location !== undefined && isAuditLog(location.path))
  );
}

/** True for a finding that fails nothing, but shows a person new automatic commands. */
function isDisclosed({ rule, severity, suppressed }: Resolvable): boolean {
  const { advice, actor } = ruleOf(rule) ?? {};
  return severity === 'warning' && suppressed === undefined && advice === true && actor === 'human';
}

/** An author who can still resolve something acts before the person who decides on the rest. */
export function nextActorOf(
  verdict: Verdict,
  findings: readonly Resolvable[],
  failOn: Policy['fail_on'],
): NextActor {
  switch (verdict) {
    case 'pass':
    case 'warn':
      return findings.some(isDisclosed) ? 'human' : 'done';
    case 'error':
      return 'undecided';
    case 'needs_approval':
      return 'human';
    case 'fail':
      return findings.some((each) => isBlocking(each, failOn) && !isForHuman(each))
        ? 'agent'
        : 'human';
  }
}
