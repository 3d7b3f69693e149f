import type { Word } from '../../command/reading.ts';
import type { RuleId } from '../../rules/catalogue.ts';
import { isAmbiguous, type Rewrite } from './rewrite.ts';

/** Words of `time` and `exec` that the lexer reports although the rest is an ordinary command. */
const ALLOWED: readonly RuleId[] = ['reserved-word', 'unquoted-glob'];

/**
 * How many words each launcher has before the command that it starts. The launcher adds nothing that
 * the gate does not do itself: a time limit, a clean environment, no terminal.
 */
const LAUNCHERS: Readonly<Record<string, (words: readonly string[]) => number>> = {
  command: (words) => flags(words, /^-p$/),
  env: (words) => flags(words, /^--$/),
  exec: () => 0,
  gtimeout: timeout,
  ionice: (words) => flags(words, /^-[ct]?\d*$/, /^-[cn]$/),
  nice: (words) => flags(words, /^-(?:n-?\d+|\d+|-adjustment=-?\d+)$/, /^-n$/),
  nohup: (words) => flags(words, /^--$/),
  setsid: (words) => flags(words, /^-[cfw]+$|^--wait$/),
  stdbuf: (words) => flags(words, /^-[ioe].+$/, /^-[ioe]$/),
  time: (words) => flags(words, /^-[pv]$/),
  timeout,
};

/** Shells, and the flag after which one word is the text of a command. */
const SHELLS: Readonly<Record<string, RegExp>> = {
  ash: /^-[aeilux]*c$/,
  bash: /^-[aeilux]*c$/,
  cmd: /^\/[cC]$/,
  dash: /^-[aeilux]*c$/,
  ksh: /^-[aeilux]*c$/,
  sh: /^-[aeilux]*c$/,
  zsh: /^-[aeilux]*c$/,
};
/** Options before `-c` that do not change which commands run. */
const SHELL_OPTIONS = /^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/;

/** Starts the command itself: `timeout 60 npm test`, `env node x.js`, `sh -c "npm test"`. */
export const dropLauncher: Rewrite = (reading) => {
  const { command, words } = reading;
  const [program, ...rest] = words;
  // The words are then exactly what the launcher gets.
  if (program === undefined || isAmbiguous(reading, ALLOWED)) return undefined;
  const name = program.text.replace(/^(?:\/[\w.-]+)+\//, '').replace(/\.exe$/i, '');
  const inner = Object.hasOwn(SHELLS, name) ? shellText(name, rest) : undefined;
  if (inner !== undefined) return { step: 'launcher removed', commands: [inner] };
  const count = Object.hasOwn(LAUNCHERS, name)
    ? LAUNCHERS[name]?.(rest.map(({ text }) => text))
    : undefined;
  const first = count === undefined ? undefined : rest[count];
  if (first === undefined) return undefined;
  const before = command.slice(0, program.span.start);
  return { step: 'launcher removed', commands: [before + command.slice(first.span.start)] };
};

function shellText(name: string, words: readonly Word[]): string | undefined {
  const flag = SHELLS[name];
  let at = 0;
  while (SHELL_OPTIONS.test(words[at]?.text ?? '') && !flag?.test(words[at]?.text ?? '')) at += 1;
  if (flag?.test(words[at]?.text ?? '') !== true) return undefined;
  const text = words[at + 1]?.text.trim();
  // More words are the parameters of the text, which it need not use.
  return words.length === at + 2 && text !== '' ? text : undefined;
}

function flags(words: readonly string[], single: RegExp, withValue?: RegExp): number {
  let at = 0;
  for (;;) {
    const word = words[at] ?? '';
    if (withValue?.test(word)) at += 2;
    else if (single.test(word)) at += 1;
    else return at;
  }
}

function timeout(words: readonly string[]): number {
  const options = /^(?:--preserve-status|--foreground|-v|--verbose|--(?:signal|kill-after)=\S+)$/;
  return flags(words, options, /^-[ks]$/) + 1;
}
