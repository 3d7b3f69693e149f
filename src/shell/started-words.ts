import { baseName, type KnownProgram, programNamed } from './programs.ts';
import type { Word } from './word.ts';

/** The flags of `find` before a program and its arguments. */
const FINDS = /^-(?:exec|ok)(?:dir)?$/;

/** Returns the words of the finally started program: `node x.js` for `env CI=1 node x.js`. */
export function startedWords<W extends Pick<Word, 'text'>>(words: readonly W[]): readonly W[] {
  let started = words;
  for (;;) {
    const [first, second] = started;
    const name = baseName(first?.text ?? '');
    if (name === 'find') {
      const action = started.findIndex(({ text }) => FINDS.test(text));
      return action < 0 ? started : startedWords(started.slice(action + 1));
    }
    if (programNamed(name)?.kind !== 'wrapper') return started;
    if (name === 'command' && /^-[vV]/.test(second?.text ?? '')) return started;
    const at = started.findIndex((word, index) => index > 0 && isProgram(word, started));
    if (at < 0) return started;
    started = started.slice(at);
  }
}

/** A known program if there is one, else the first word that is no flag, assignment or number. */
function isProgram({ text }: Pick<Word, 'text'>, words: readonly Pick<Word, 'text'>[]): boolean {
  if (words.slice(1).some((word) => programNamed(word.text)))
    return programNamed(text) !== undefined;
  return !/^-|^\w+=|^\d+[smhd]?$/.test(text);
}

interface HandedText<W> {
  readonly text: string;
  readonly words: readonly W[];
}

/**
 * Returns the text that a program is given to run: `sh -c 'node x.js'`, `cmd /c dir`, `node -e 1`,
 * `eval a`.
 *
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
