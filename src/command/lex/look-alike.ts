import { asciiOf } from '../../repo/look-alike.ts';
import { codePointName, visible } from './characters.ts';
import type { ProblemCollector } from './problem.ts';
import type { RawWord } from './word.ts';

/** A run of letters, which may mix ASCII and look-alikes. */
const LETTERS = /\p{L}+/gu;

/**
 * Reports letters that look like ASCII: always in the program's name, elsewhere if they are mixed with
 * ASCII letters in one name (`scripts/оk.js` is not `scripts/ok.js`). Text with blanks is prose, not a
 * name.
 */
export function inspectLookAlikes(
  text: string,
  word: RawWord,
  program: boolean,
  problems: ProblemCollector,
): void {
  if (/^[\x00-\x7f]*$/.test(text) || (!program && /\s/.test(text))) return;
  const ascii = program ? asciiOfProgram(text) : asciiOfMixed(text);
  if (ascii === undefined) return;
  const characters = [...new Set(text)].filter((character) => character > '\x7f');
  problems.add(
    'look-alike-letters',
    { start: word.start, end: word.end },
    {
      word: visible(text),
      looks_like: visible(ascii),
      characters: characters.slice(0, 10).map((each) => codePointName(each.codePointAt(0) ?? 0)),
    },
  );
}

/** Returns the ASCII name that a program's name looks like, without accents and styles. */
function asciiOfProgram(text: string): string | undefined {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const ascii = asciiOf(plain);
  return /^[\x20-\x7e]+$/.test(ascii) ? ascii : undefined;
}

function asciiOfMixed(text: string): string | undefined {
  let mixed = false;
  const ascii = text.replace(LETTERS, (letters) => {
    const replaced = asciiOf(letters);
    if (replaced === letters || !/[A-Za-z]/.test(letters)) return letters;
    mixed = true;
    return replaced;
  });
  return mixed ? ascii : undefined;
}
