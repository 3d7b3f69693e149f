import type { Severity } from '../model/finding.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Policy } from '../policy/policy.ts';
import type { Finding } from '../rules/finding.ts';

/** From the harmless to the grave: the gate's verdict is the gravest of its parts. */
const GRAVITY: Record<Verdict, number> = {
  pass: 0,
  warn: 1,
  needs_approval: 2,
  fail: 3,
  error: 4,
};

/** What findings alone come to, under a policy's `fail_on`. Notices and ignored ones never count. */
export function severityVerdict(findings: readonly Finding[], failOn: Policy['fail_on']): Verdict {
  const has = (severity: Severity) =>
    findings.some((finding) => finding.severity === severity && !finding.suppressed);
  if (has('error')) return 'fail';
  if (!has('warning')) return 'pass';
  return failOn === 'warning' ? 'fail' : 'warn';
}

/** The gravest of several verdicts; `pass` if there is none. */
export function gravest(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce<Verdict>((a, b) => (GRAVITY[b] > GRAVITY[a] ? b : a), 'pass');
}
