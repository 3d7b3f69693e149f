import type { Severity } from '../model/finding.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Policy } from '../policy/policy.ts';
import { ruleOf } from '../rules/catalogue.ts';
import type { Finding } from '../rules/finding.ts';

/** From harmless to severe: the gate's verdict is the most severe of its parts. */
const GRAVITY: Record<Verdict, number> = {
  pass: 0,
  warn: 1,
  needs_approval: 2,
  fail: 3,
  error: 4,
};

/** The verdict of findings alone, under a policy's `fail_on`. Ignores notices and ignored findings. */
export function severityVerdict(findings: readonly Finding[], failOn: Policy['fail_on']): Verdict {
  const has = (severity: Severity) =>
    findings.some((finding) => finding.severity === severity && !finding.suppressed);
  if (findings.some(({ rule }) => ruleOf(rule).undecided)) return 'error';
  if (has('error')) return 'fail';
  if (!has('warning')) return 'pass';
  return failOn === 'warning' ? 'fail' : 'warn';
}

/** The most severe of several verdicts; `pass` for an empty list. */
export function gravest(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce<Verdict>((a, b) => (GRAVITY[b] > GRAVITY[a] ? b : a), 'pass');
}
