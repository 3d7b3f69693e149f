import type { Severity } from '../model/finding.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Policy } from '../policy/policy.ts';
import { ruleOf } from '../rules/catalogue.ts';
import type { Finding } from '../rules/finding.ts';

/** From harmless to severe. */
const GRAVITY: Record<Verdict, number> = {
  pass: 0,
  warn: 1,
  needs_approval: 2,
  fail: 3,
  error: 4,
};

/** The part of a finding that decides if it fails the gate. */
export type Weighed = Pick<Finding, 'severity' | 'suppressed'> & { readonly rule: string };

/** True if a finding alone makes the verdict `fail`. */
export function isBlocking(
  { rule, severity, suppressed }: Weighed,
  failOn: Policy['fail_on'],
): boolean {
  if (suppressed || severity === 'notice') return false;
  return severity === 'error' || (failOn === 'warning' && !ruleOf(rule)?.advice);
}

/** Ignores notices and ignored findings. */
export function severityVerdict(findings: readonly Finding[], failOn: Policy['fail_on']): Verdict {
  const has = (severity: Severity) =>
    findings.some((finding) => finding.severity === severity && !finding.suppressed);
  if (findings.some(({ rule }) => ruleOf(rule).undecided)) return 'error';
  if (has('error')) return 'fail';
  if (!has('warning')) return 'pass';
  return findings.some((each) => isBlocking(each, failOn)) ? 'fail' : 'warn';
}

/** `pass` for an empty list. */
export function gravest(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce<Verdict>((a, b) => (GRAVITY[b] > GRAVITY[a] ? b : a), 'pass');
}

/** 0: pass or warn. 1: the gate fails or waits for approval. 2: the gate could not decide. */
export type ExitCode = 0 | 1 | 2;

/** The verdicts that `enforce: report` only reports; never an undecided one. */
export const REPORTED_ONLY: ReadonlySet<Verdict> = new Set(['fail', 'needs_approval']);

const EXIT_CODES: Record<Verdict, ExitCode> = {
  pass: 0,
  warn: 0,
  fail: 1,
  needs_approval: 1,
  error: 2,
};

/** Part of the public contract. */
export function exitCodeOf(verdict: Verdict, enforce: 'report' | 'block' = 'block'): ExitCode {
  return enforce === 'report' && REPORTED_ONLY.has(verdict) ? 0 : EXIT_CODES[verdict];
}
