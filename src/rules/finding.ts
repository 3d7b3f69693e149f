import type { Location, Severity, Span, Subject, Suppression } from '../model/finding.ts';
import { type ReadingRuleId, type RuleArguments, type RuleId, ruleOf } from './catalogue.ts';
import type { Arguments, Layer } from './rule.ts';

/**
 * What a rule found. Words are not stored here: a finding carries the rule and the arguments of its
 * message, and {@link describe} turns them into sentences in one place.
 */
export interface Finding {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly layer: Layer;
  readonly args: Arguments;
  readonly location?: Location;
  /** Where in the command string, when the finding is about a command. */
  readonly span?: Span;
  readonly subject?: Subject;
  /** Still shown, but it changes no verdict. */
  readonly suppressed?: Suppression;
}

/** Where a finding belongs; everything but the words. */
export interface FindingPlace {
  readonly location?: Location;
  readonly span?: Span;
  readonly subject?: Subject;
  /** Only where a rule grades its findings; default: the rule's own severity. */
  readonly severity?: Severity;
}

/** Makes a finding; `args` are what the words of the rule take. */
export function finding<R extends RuleId>(
  rule: R,
  args: RuleArguments<R>,
  place: FindingPlace = {},
): Finding {
  return found(rule, args, place);
}

function found(rule: RuleId, args: Arguments, place: FindingPlace): Finding {
  const { severity, layer } = ruleOf(rule);
  return { rule, severity, layer, args, ...place };
}

/** What is wrong with a command, found while it was read: a finding that has no place in a file yet. */
export interface Problem<R extends ReadingRuleId = ReadingRuleId> {
  readonly rule: R;
  readonly args: RuleArguments<R>;
  readonly span: Span;
}

/** Makes a problem; `args` are what the words of the rule take. */
export function problemAt<R extends ReadingRuleId>(
  rule: R,
  span: Span,
  args: RuleArguments<R>,
): Problem<R> {
  return { rule, args, span };
}

/** Narrows a problem to one rule, and so its arguments. */
export function isProblem<R extends ReadingRuleId>(
  problem: Problem,
  rule: R,
): problem is Problem<R> {
  return problem.rule === rule;
}

/** A problem of a Reading, as a finding. */
export function problemFinding({ rule, args, span }: Problem): Finding {
  return found(rule, args, { span });
}

/** What a finding says to its reader. */
export interface Description {
  /** One sentence that stands alone. */
  readonly message: string;
  readonly remedy: string;
}

/**
 * Puts a finding into words. Parts of it come from the change and are shown as they are: whoever
 * shows them escapes them for that place.
 */
export function describe({ rule, args }: Finding): Description {
  const words = ruleOf(rule);
  return { message: words.message(args), remedy: words.remedy(args) };
}
