import type { Flag, Invocation, Problem, Word } from '../reading.ts';

/** How one program's own parser understands its words, and what is wrong with them. */
export interface Parsed {
  readonly invocation: Invocation;
  readonly problems: readonly Problem[];
}

/** A problem with one flag; what most rules about invocations need to know. */
export function flagProblem(kind: string, program: string, flag: Flag): Problem {
  const args = { program, flag: flag.written };
  return {
    kind,
    span: flag.span,
    args: flag.value === undefined ? args : { ...args, value: flag.value },
  };
}

const INFORMATION_FLAGS: ReadonlySet<string> = new Set(['--version', '-v', '-V', '--help', '-h']);

/** `x --version` and `x --help` print and stop, whatever x is. */
export function onlyAsksForInformation(words: readonly Word[]): Word | undefined {
  const [only] = words;
  return words.length === 1 && only !== undefined && INFORMATION_FLAGS.has(only.text)
    ? only
    : undefined;
}

export function printsOnly(program: string, { text, span }: Word): Problem {
  return { kind: 'only-prints', span, args: { program, flag: text } };
}
