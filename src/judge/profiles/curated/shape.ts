import type { Reading, Word } from '../../../command/reading.ts';
import type { RuleId } from '../../../rules/catalogue.ts';
import { type Finding, finding, isProblem } from '../../../rules/finding.ts';

/** Problems that end the first command. */
const ENDS_COMMAND: ReadonlySet<RuleId> = new Set([
  'shell-operator',
  'shell-redirection',
  'line-break',
]);

/** Returns the words of the first command of a text: those before any operator. */
export function firstCommand({ words, problems }: Reading): readonly Word[] {
  const ends = problems.filter(({ rule }) => ENDS_COMMAND.has(rule)).map(({ span }) => span.start);
  const end = Math.min(...ends);
  return words.filter(({ span }) => span.start < end);
}

/** Returns the problems of the lexer as findings of the curated validator. */
export function shapeReasons({ problems }: Reading): readonly Finding[] {
  return problems.flatMap((problem) => {
    const place = { span: problem.span };
    if (isProblem(problem, 'shell-operator')) {
      const { operator } = problem.args;
      return [finding(operatorRule(operator), { operator }, place)];
    }
    if (isProblem(problem, 'shell-redirection')) {
      const { operator } = problem.args;
      return [finding('shell_operator.redirection', { operator }, place)];
    }
    if (isProblem(problem, 'command-substitution')) {
      const { written: operator } = problem.args;
      return [finding('shell_operator.substitution', { operator }, place)];
    }
    if (isProblem(problem, 'line-break') || isProblem(problem, 'nul-character')) {
      const { character: operator } = problem.args;
      return [finding('shell_operator.multiline', { operator }, place)];
    }
    return UNREADABLE.has(problem.rule) ? [finding('parse_failed', {}, place)] : [];
  });
}

/** Problems that make the end of a word unknown. */
const UNREADABLE: ReadonlySet<RuleId> = new Set([
  'unterminated-quote',
  'trailing-backslash',
  'command-too-long',
]);

function operatorRule(operator: string) {
  if (operator === '|' || operator === '|&') return 'shell_operator.pipeline';
  return operator === '&' ? 'shell_operator.background' : 'shell_operator.chaining';
}
