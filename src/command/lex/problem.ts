import type { Span } from '../../model/finding.ts';
import { type RuleArguments, ruleOf, type SyntaxRuleId } from '../../rules/catalogue.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';

/**
 * Collects what is wrong with one command. An error is kept once per rule, at its first place, so
 * that a hostile string cannot make a report of a hundred thousand lines; warnings are all kept.
 */
export class ProblemCollector {
  readonly #problems: Problem[] = [];
  readonly #errors = new Set<Problem['rule']>();

  add<R extends SyntaxRuleId>(rule: R, span: Span, args: RuleArguments<R>): void {
    if (ruleOf(rule).severity === 'error') {
      if (this.#errors.has(rule)) return;
      this.#errors.add(rule);
    }
    this.#problems.push(problemAt(rule, span, args));
  }

  /** @returns the problems in the order of their places; of those at one place, errors first */
  inOrder(): Problem[] {
    const rank = ({ rule }: Problem) => (this.#errors.has(rule) ? 0 : 1);
    return this.#problems.sort((a, b) => a.span.start - b.span.start || rank(a) - rank(b));
  }
}
