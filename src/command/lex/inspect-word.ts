import { visible } from './characters.ts';
import type { ProblemCollector } from './problem.ts';
import { type RawWord, textOf, unquotedText } from './word.ts';

/**
 * Reports a tilde that a shell expands to a home directory: at the start of a word, and after `=` and
 * `:` in assignments, or in bash in any argument that looks like an assignment.
 */
export function inspectTilde(word: RawWord, problems: ProblemCollector): void {
  for (const [index, part] of word.parts.entries()) {
    if (part.quoted || !part.text.includes('~')) continue;
    const at = part.text.search(index === 0 ? /(?:^|[=:])~/ : /[=:]~/);
    if (at < 0) continue;
    const start = part.start + part.text.indexOf('~', at);
    const text = visible(textOf(word));
    problems.add('tilde-expansion', { start, end: start + 1 }, { word: text });
    return;
  }
}

/**
 * Reports braces that bash expands and dash does not: an unquoted `{`, then a comma or `..`, then `}`.
 * It intentionally reports more nested or unfinished braces than bash expands.
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

/** Reserved words of POSIX 2.4 and bash; recognised at the start of a command, if unquoted. */
const RESERVED = new Set(
  `if then else elif fi do done case esac while until for { } ! in
   [[ ]] function select time coproc`.split(/\s+/),
);

/**
 * Reports a reserved word in place of a program. A single `!` is always reported: no argument needs it,
 * and interactive shells and `[` give it a special meaning.
 */
export function inspectReserved(word: RawWord, first: boolean, problems: ProblemCollector): void {
  const text = unquotedText(word);
  if (text === undefined) return;
  if (text === '!' || (first && RESERVED.has(text))) {
    problems.add('reserved-word', { start: word.start, end: word.end }, { word: text });
  }
}
