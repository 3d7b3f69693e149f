import { visible } from './characters.ts';
import type { ProblemCollector } from './problem.ts';
import { type RawWord, textOf, unquotedText } from './word.ts';

/**
 * Reports a tilde that a shell replaces by a home directory: at the start of a word, and behind `=`
 * and `:` — in assignments everywhere, in any argument that looks like one in bash.
 */
export function inspectTilde(word: RawWord, problems: ProblemCollector): void {
  for (const [index, part] of word.parts.entries()) {
    if (part.quoted) continue;
    const at = part.text.search(index === 0 ? /(?:^|[=:])~/ : /[=:]~/);
    if (at < 0) continue;
    const start = part.start + part.text.indexOf('~', at);
    const text = visible(textOf(word));
    problems.add('tilde-expansion', { start, end: start + 1 }, { word: text });
    return;
  }
}

/**
 * Reports braces that bash expands and dash does not: an unquoted `{`, then a comma or `..`, then
 * `}`. Wider than what bash does with nested or unfinished braces, on purpose.
 */
export function inspectBraces(word: RawWord, problems: ProblemCollector): void {
  let open = -1;
  let separated = false;
  for (const part of word.parts) {
    if (part.quoted || (open < 0 && !part.text.includes('{'))) continue;
    for (const { 0: found, index } of part.text.matchAll(/[{},]|\.\./g)) {
      const at = part.start + index;
      if (found === '{') {
        if (open < 0) open = at;
      } else if (found !== '}') separated = open >= 0;
      else if (separated) {
        const span = { start: open, end: at + 1 };
        problems.add('brace-expansion', span, { written: visible(textOf(word)) });
        return;
      }
    }
  }
}

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
