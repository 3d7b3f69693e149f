import type { Severity, Span } from '../model/finding.ts';
import type { ReadingRuleId, ReadingRules, RuleArguments, SeverityOf } from './catalogue.ts';

/** A finding about a command, without its location in a file. */
export interface Problem<R extends ReadingRuleId = ReadingRuleId> {
  readonly rule: R;
  readonly args: RuleArguments<R>;
  readonly span: Span;
  readonly severity: Severity;
}

/** The rules about commands other than errors. */
type MilderRuleId = {
  [R in ReadingRuleId]: ReadingRules[R]['severity'] extends 'error' ? never : R;
}[ReadingRuleId];

/** Repeats their severities, because reading a command must not load texts. The compiler compares both. */
const MILDER: { readonly [R in MilderRuleId]: ReadingRules[R]['severity'] } = {
  'unquoted-glob': 'warning',
  'environment-assignment': 'warning',
  'tool-writes': 'warning',
  'skips-tests': 'warning',
  weakens: 'warning',
  'tool-runs-file': 'warning',
  'only-prints': 'warning',
  'checks-syntax-only': 'warning',
  'absolute-path': 'warning',
  'tool-unknown': 'warning',
  'target-not-judged': 'notice',
  'dependency-not-compared': 'warning',
  'not-installed': 'notice',
  'build-files-unread': 'notice',
  'target-changed': 'notice',
  'script-unreadable': 'warning',
  'target-writes': 'warning',
  'npm-script-missing': 'warning',
  'npm-script-text': 'warning',
  'workspaces-changed': 'warning',
};

/**
 * @param args the arguments of the rule's texts
 * @param severity only if the rule grades its problems
 */
export function problemAt<R extends ReadingRuleId>(
  rule: R,
  span: Span,
  args: RuleArguments<R>,
  severity: SeverityOf<R> = severityOf(rule),
): Problem<R> {
  return { rule, args, span, severity };
}

function severityOf(rule: ReadingRuleId): Severity {
  return rule in MILDER ? MILDER[rule as MilderRuleId] : 'error';
}

export function isProblem<R extends ReadingRuleId>(
  problem: Problem,
  rule: R,
): problem is Problem<R> {
  return problem.rule === rule;
}
