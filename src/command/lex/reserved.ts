import type { ProblemCollector } from './problem.ts';
import { type RawWord, unquotedText } from './word.ts';

/** POSIX 2.4 and what bash adds; recognised where a command begins, and only if unquoted. */
const RESERVED = new Set(
  `if then else elif fi do done case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/),
);

/**
 * Reports a word that is grammar and not a program. `!` is reported wherever it stands alone: it is
 * never needed as an argument, and interactive shells and `[` give it a meaning of its own.
 */
export function inspectReserved(word: RawWord, first: boolean, problems: ProblemCollector): void {
  const text = unquotedText(word);
  if (text === undefined) return;
  if (text === '!' || (first && RESERVED.has(text))) {
    problems.add('reserved-word', { start: word.start, end: word.end }, { word: text });
  }
}
