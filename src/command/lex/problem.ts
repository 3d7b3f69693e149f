import type { Span } from '../../model/finding.ts';
import { type RuleArguments, ruleOf, type SyntaxRuleId } from '../../rules/catalogue.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';

/**
 * Collects the problems of one command. Of each error only the first is kept, so that a hostile string
 * cannot make a huge report; all warnings are kept.
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

  /** Returns the problems in the order of their positions; at the same position, errors first. */
  inOrder(): Problem[] {
    const rank = ({ rule }: Problem) => (this.#errors.has(rule) ? 0 : 1);
    return this.#problems.sort((a, b) => a.span.start - b.span.start || rank(a) - rank(b));
  }
}
