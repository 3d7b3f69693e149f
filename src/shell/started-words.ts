import { baseName, type KnownProgram, programNamed } from './programs.ts';
import type { Word } from './word.ts';

/** The flags of `find` before a program and its arguments. */
const FINDS = /^-(?:exec|ok)(?:dir)?$/;

/** Returns the words of the finally started program: `node x.js` for `env CI=1 node x.js`. */
export function startedWords<W extends Pick<Word, 'text'>>(words: readonly W[]): readonly W[] {
  const lastKnown = words.findLastIndex(({ text }) => programNamed(text));
  let at = 0;
  for (;;) {
    const name = baseName(words[at]?.text ?? '');
    const isFind = name === 'find';
    if (!isFind && programNamed(name)?.kind !== 'wrapper') break;
    let next = at + 1;
    if (name === 'command' && /^-[vV]/.test(words[next]?.text ?? '')) break;
    // A known program if there is one, else the first word that is no flag, assignment or number.
    const isNext = ({ text }: W) => {
      if (isFind) return FINDS.test(text);
      return lastKnown > at ? programNamed(text) : !/^-|^\w+=|^\d+[smhd]?$/.test(text);
    };
    for (let word = words[next]; word !== undefined && !isNext(word); word = words[next]) next += 1;
    if (next >= words.length) break;
    at = isFind ? next + 1 : next;
  }
  return words.slice(at);
}

interface HandedText<W> {
  readonly text: string;
  readonly words: readonly W[];
}

/**
 * Returns the text that a program is given to run: `sh -c 'node x.js'`, `cmd /c dir`, `node -e 1`, `eval a`.
 * @param words the program and its arguments
 */
export function textHanded<W extends Pick<Word, 'text'>>(
  words: readonly W[],
): HandedText<W> | undefined {
  const [first, ...rest] = words;
  const program = first && programNamed(first.text);
  if (program?.text === undefined) return undefined;
  if (program.text === 'words') return joined(rest);
  const flag = program.text;
  const at = rest.findIndex(({ text }) => flag.test(text));
  const word = rest[at];
  if (word === undefined) return undefined;
  if (program.name === 'cmd') {
    const glued = word.text.slice(2);
    return joined(
      glued === '' ? rest.slice(at + 1) : [{ ...word, text: glued }, ...rest.slice(at + 1)],
    );
  }
  if (/^[-/]e/i.test(word.text) && isPowerShell(program)) return decoded(rest[at + 1]);
  if (isPowerShell(program)) return joined(rest.slice(at + 1));
  return joined(rest.slice(at + 1, at + 2));
}

function isPowerShell({ name }: KnownProgram): boolean {
  return name === 'pwsh' || name === 'powershell';
}

function joined<W extends Pick<Word, 'text'>>(words: readonly W[]): HandedText<W> | undefined {
  return words.length === 0 ? undefined : { text: words.map(({ text }) => text).join(' '), words };
}

/** `-EncodedCommand` of PowerShell takes UTF-16 in Base64. */
function decoded<W extends Pick<Word, 'text'>>(word: W | undefined): HandedText<W> | undefined {
  return word && { text: Buffer.from(word.text, 'base64').toString('utf16le'), words: [word] };
}
