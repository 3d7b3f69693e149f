import type { ProblemCollector } from './problem.ts';
import { visible } from './visible.ts';

/** How much of the commands around an operator is looked at: there may be thousands of them. */
const SHOWN = 240;

/**
 * Reports the operator (POSIX 2.10.1) at an offset, which holds one of `; & | < > ( )`.
 *
 * @returns the offset behind it
 */
export function readOperator(command: string, start: number, problems: ProblemCollector): number {
  const first = command.charAt(start);
  if (first === '(' || first === ')') {
    problems.add('shell-parenthesis', { start, end: start + 1 }, { character: first });
    return start + 1;
  }
  const redirects = first === '<' || first === '>';
  const more = redirects ? /[<>&|-]/ : /[;&|]/;
  let end = start + 1;
  while (end - start < 3 && more.test(command.charAt(end))) end += 1;
  const operator = command.slice(start, end);
  if (redirects) {
    problems.add('shell-redirection', { start, end }, { operator });
  } else {
    const left = visible(command.slice(0, Math.min(start, SHOWN)).trim());
    const right = visible(command.slice(end, end + SHOWN).trim());
    problems.add('shell-operator', { start, end }, { operator, left, right });
  }
  return end;
}
