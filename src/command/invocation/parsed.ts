import type { FlagRuleId } from '../../programs/schema.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import type { Flag, Invocation } from '../reading.ts';

export type { FlagRuleId } from '../../programs/schema.ts';

/** The words of a program as its own parser reads them, and their problems. */
export interface Parsed {
  readonly invocation: Invocation;
  readonly problems: readonly Problem[];
}

/** A problem with one flag, subcommand or operand of a program. */
export function wordProblem(
  rule: FlagRuleId,
  program: string,
  { text, span }: Pick<Word, 'text' | 'span'>,
): Problem {
  return problemAt(rule, span, { program, flag: text });
}

/** A problem with one flag; {@link wordProblem} with the flag's value. */
export function flagProblem(rule: FlagRuleId, program: string, flag: Flag): Problem {
  const { written, span, value } = flag;
  const args = { program, flag: written };
  return problemAt(rule, span, value === undefined ? args : { ...args, value });
}

/** Why the value of a flag that must have one is none, if it is. */
export function valueFault(value: string | undefined, negated: boolean): string | undefined {
  if (negated) return 'it takes a value, so it has no `--no-` form';
  if (value === undefined || value === '') return 'its value is missing';
  return value.startsWith('-') ? 'its value begins with a dash' : undefined;
}

const INFORMATION_FLAGS: ReadonlySet<string> = new Set(['--version', '-v', '-V', '--help', '-h']);

/** `x --version` and `x --help` only print, for every program x. */
export function onlyAsksForInformation(words: readonly Word[]): Word | undefined {
  const [only] = words;
  return words.length === 1 && only !== undefined && INFORMATION_FLAGS.has(only.text)
    ? only
    : undefined;
}

/** Returns the problem of a command that prints something about the program and validates nothing. */
export function printsOnly(program: string, word: Pick<Word, 'text' | 'span'>): Problem {
  return wordProblem('only-prints', program, word);
}
