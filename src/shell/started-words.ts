import { REFUSED_PROGRAMS, startsOthers } from './refused-programs.ts';
import { isDynamic, type SimpleCommand } from './shell-text.ts';
import type { Word } from './word.ts';

/** Programs of the machine, and words of a shell, that run the program behind their own words. */
const HANDS_ON: ReadonlySet<string> = new Set(
  `builtin busybox command doas env exec ionice nice nohup setsid stdbuf sudo taskset time timeout
  xargs xvfb-run`.split(/\s+/),
);

/** Whether a program runs the program that its own words name. */
export function handsOn(program: string): boolean {
  return HANDS_ON.has(program);
}

/** Returns the words from the program on that a command starts in the end: `env CI=1 node x.js`. */
export function startedWords(words: readonly Word[]): readonly Word[] {
  let started = words;
  for (;;) {
    const [first, second] = started;
    if (first?.text === 'find') {
      const action = started.findIndex(({ text }) => /^-(?:exec|ok)(?:dir)?$/.test(text));
      return action < 0 ? started : startedWords(started.slice(action + 1));
    }
    if (first === undefined || !HANDS_ON.has(first.text)) return started;
    if (first.text === 'command' && /^-[vV]/.test(second?.text ?? '')) return started;
    const at = started.findIndex((word, index) => index > 0 && isProgram(word, started));
    if (at < 0) return started;
    started = started.slice(at);
  }
}

/** A program that is known by its name, else the first word that is no flag, variable or number. */
function isProgram({ text }: Word, words: readonly Word[]): boolean {
  const isKnown = (name: string) => startsOthers(name) || REFUSED_PROGRAMS.has(name);
  if (words.slice(1).some((word) => isKnown(word.text))) return isKnown(text);
  return !/^-|^\w+=|^\d+[smhd]?$/.test(text);
}

/** Whether a program, by its name or path, is a shell, which reads commands from a word behind `-c`. */
export function isShell(program: string): boolean {
  return /^(?:\/(?:usr\/)?bin\/)?(?:ba|da|k|z|a|fi|c|tc)?sh$/.test(program);
}

/**
 * Returns the text that a command hands to a shell: `sh -c 'node x.js'`, `trap 'kill $id' EXIT`.
 *
 * @returns undefined for all other commands, and for a text that is only known when it runs
 */
export function textWithin(command: SimpleCommand): Word | undefined {
  const [program, ...rest] = startedWords(command.words);
  const name = program?.text ?? '';
  if (name !== 'trap' && !isShell(name)) return undefined;
  const flag = name === 'trap' ? -1 : rest.findIndex(({ text }) => /^-\w*c$/.test(text));
  const text = flag < 0 && name !== 'trap' ? undefined : rest[flag + 1];
  return text === undefined || isDynamic(command, text) ? undefined : text;
}
