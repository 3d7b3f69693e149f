import type { ProblemCollector } from './word.ts';

/** An expansion that starts with a dollar sign. */
export interface Dollar {
  readonly kind:
    | 'variable-expansion'
    | 'command-substitution'
    | 'arithmetic-expansion'
    | 'dollar-quote';
  /** Offset of its end. */
  readonly end: number;
}

const NAME_START = /[A-Za-z_]/;
const NAME = /[A-Za-z0-9_]/;
/** POSIX 2.5.1 and 2.5.2: positional and special parameters, one character each. */
const SPECIAL_PARAMETER = /[0-9@*#?$!-]/;

/**
 * Reads the dollar sign at an offset. It is an ordinary character only if dash and bash agree: before a
 * blank, the end, the closing quote, a backslash, and punctuation that starts no parameter. A non-ASCII
 * letter starts a name in some locales of bash.
 *
 * @returns undefined if the dollar sign is an ordinary character
 */
export function readDollar(
  command: string,
  at: number,
  inDoubleQuotes: boolean,
): Dollar | undefined {
  const next = command.charAt(at + 1);
  if (next === '(') {
    const kind = command.charAt(at + 2) === '(' ? 'arithmetic-expansion' : 'command-substitution';
    return { kind, end: closing(command, at + 1, '(', ')') };
  }
  if (next === '{') return { kind: 'variable-expansion', end: closing(command, at + 1, '{', '}') };
  // Only in bash; literal in dash.
  if (next === '[')
    return { kind: 'arithmetic-expansion', end: closing(command, at + 1, '[', ']') };
  if (next === "'" || next === '"') {
    if (inDoubleQuotes) return undefined;
    const close = command.indexOf(next, at + 2);
    return { kind: 'dollar-quote', end: close < 0 ? command.length : close + 1 };
  }
  if (NAME_START.test(next)) {
    let end = at + 2;
    while (NAME.test(command.charAt(end))) end += 1;
    return { kind: 'variable-expansion', end };
  }
  if (SPECIAL_PARAMETER.test(next) || next > '\x7f') {
    return { kind: 'variable-expansion', end: at + 2 };
  }
  return undefined;
}

/** Returns the offset after the closing backtick, or the end of the command. */
export function backtickEnd(command: string, at: number): number {
  for (let index = at + 1; index < command.length; index += 1) {
    const character = command.charAt(index);
    if (character === '\\') index += 1;
    else if (character === '`') return index + 1;
  }
  return command.length;
}

/** Only counts nested brackets, which is sufficient for the span of a rejected expansion. */
function closing(command: string, at: number, open: string, close: string): number {
  let depth = 0;
  for (let index = at; index < command.length; index += 1) {
    const character = command.charAt(index);
    if (character === open) depth += 1;
    else if (character === close) {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return command.length;
}

/**
 * Reports the operator (POSIX 2.10.1) at an offset; its first character is one of `; & | < > ( )`.
 *
 * @returns the offset after the operator
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
  problems.add(redirects ? 'shell-redirection' : 'shell-operator', { start, end }, { operator });
  return end;
}
