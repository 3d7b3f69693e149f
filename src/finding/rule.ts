import type { Severity, Span, Subject } from '../model/finding.ts';
import type { Location } from '../model/location.ts';
import type { Arguments, Finding, Layer } from './finding.ts';

/** The documentation and the words of one rule. `docs/rules/<id>.md` is generated from it. */
export interface RuleWords<A extends Arguments> {
  /** Stable, kebab-case, the name users write in policies and read in reports. */
  readonly id: string;
  readonly layer: Layer;
  readonly severity: Severity;
  /** First version of the tool that has the rule. */
  readonly since: string;
  /** What it finds, as one short sentence without a final full stop. */
  readonly title: string;
  /** Why it matters, one paragraph of markdown. */
  readonly why: string;
  /** An example that the rule objects to. */
  readonly wrong: string;
  /** The same intent, written so that the rule is content. */
  readonly right: string;
  /** How a policy changes what the rule does, if it can. */
  readonly configure?: string;
  /** One sentence that stands alone: it is shown as an annotation without any context. */
  readonly message: (args: A) => string;
  /** What to write or do instead. */
  readonly remedy: (args: A) => string;
}

/** Where a finding belongs; everything but the words. */
export interface FindingPlace {
  readonly location?: Location;
  readonly span?: Span;
  readonly subject?: Subject;
  /** Only where a rule grades its findings; default: the rule's own severity. */
  readonly severity?: Severity;
}

export interface Rule<A extends Arguments = Arguments> extends RuleWords<A> {
  /** Makes a finding of this rule; `args` must be what {@link RuleWords.message} expects. */
  readonly find: (args: A, place?: FindingPlace) => Finding;
}

/**
 * Defines a rule: its documentation, its words and the only way to make its findings.
 *
 * @returns the rule, with `find` bound to its id, layer and severity
 */
export function defineRule<A extends Arguments>(words: RuleWords<A>): Rule<A> {
  return {
    ...words,
    find: (args, { severity = words.severity, ...place } = {}) => ({
      rule: words.id,
      severity,
      layer: words.layer,
      args,
      ...place,
    }),
  };
}
