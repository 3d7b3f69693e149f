import type { ReadingRuleId, RuleArguments } from '../rules/catalogue.ts';
import { type Problem, problemAt } from '../rules/finding.ts';
import { isProgram } from './families/index.ts';
import { REFUSED_PROGRAMS } from './families/programs.ts';
import type { Program, Word } from './reading.ts';

/** What the first word of a command is: one of our programs, or why it is not. */
export type ProgramRead =
  | { readonly program: Program; readonly problem?: undefined }
  | { readonly program: undefined; readonly problem: Problem };

/** Names that a person might write for a program that is allowed. */
const VARIANT = /^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;

/** Reads the program of a command that has at least one word. */
export function readProgram(words: readonly Word[]): ProgramRead {
  const [first] = words;
  const text = first?.text ?? '';
  if (isProgram(text)) return { program: text };
  const span = first?.span ?? { start: 0, end: 0 };
  const fails = <R extends ReadingRuleId>(rule: R, args: RuleArguments<R>): ProgramRead => ({
    program: undefined,
    problem: problemAt(rule, span, args),
  });
  if (isSentence(words)) {
    const end = words.at(-1)?.span.end ?? span.end;
    const problem = problemAt('sentence', { start: span.start, end }, {});
    return { program: undefined, problem };
  }
  if (/[\\/]/.test(text)) return fails('program-by-path', { program: text });
  const [, variant] = VARIANT.exec(text) ?? [];
  if (variant !== undefined) {
    return fails('program-look-alike', { program: text, meant: variant.toLowerCase() });
  }
  return fails('program-not-allowed', {
    program: text,
    group: REFUSED_PROGRAMS.get(text) ?? 'other',
  });
}

/** Words that sentences have and command lines do not. */
const PROSE =
  /^(?:a|all|and|are|be|can|contains?|does|each|ensures?|every|exists?|has|have|is|loads|must|no|not|of|passes|should|that|the|to|verify|when|with|without)$/i;

/** A file that nobody runs, or a word like those that begin sentences, and prose behind it. */
function isSentence(words: readonly Word[]): boolean {
  const [first, ...rest] = words;
  if (first === undefined || REFUSED_PROGRAMS.has(first.text)) return false;
  const begins =
    /\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i.test(first.text) ||
    /^[A-Za-z][a-z']*[:,]?$/.test(first.text);
  return begins && rest.some(({ text }) => PROSE.test(text.replace(/[.,;:]$/, '')));
}
