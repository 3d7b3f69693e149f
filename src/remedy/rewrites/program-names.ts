import type { Reading } from '../../command/reading.ts';
import type { ReadingRuleId, RuleId } from '../../rules/catalogue.ts';
import { isProblem, type Problem } from '../../rules/problem.ts';
import { isShell } from '../../shell/programs.ts';
import type { Word } from '../../shell/word.ts';
import { isAmbiguous, type Rewrite, type Rewritten, replaceSpan } from './rewrite.ts';

const LOCAL_BINARY = /^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/;
/** An allowed program of one machine, such as `/usr/bin/node`. */
const INSTALLED = /^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/;

/** Rewrites `node_modules/.bin/x` as `npx x`, and `/usr/bin/node` as `node`. */
export const nameProgram: Rewrite = (reading) => {
  const problem = problemOf(reading, 'program-by-path');
  if (problem === undefined) return undefined;
  const { program: path } = problem.args;
  const [, tool] = LOCAL_BINARY.exec(path) ?? [];
  if (tool !== undefined) return replace(reading, problem, `npx ${tool}`);
  const [, installed] = INSTALLED.exec(path) ?? [];
  return installed === undefined ? undefined : replace(reading, problem, installed);
};

/** Corrects the spelling of an allowed program: `node.exe x.js`, `Npm test`. */
export const spellProgram: Rewrite = (reading) => {
  const problem = problemOf(reading, 'program-look-alike');
  return problem && replace(reading, problem, problem.args.meant);
};

function problemOf<R extends ReadingRuleId>({ problems }: Reading, wanted: R) {
  return problems.find((problem) => isProblem(problem, wanted));
}

function replace({ command }: Reading, { span }: Problem, by: string): Rewritten {
  return { step: 'program name corrected', commands: [replaceSpan(command, span, by)] };
}

/** Words of `time` and `exec` that the lexer reports in an otherwise ordinary command. */
const ALLOWED: readonly RuleId[] = ['shell-grammar', 'unquoted-glob'];

/**
 * Number of words of each launcher before the command it starts. The gate itself does what launchers
 * add: a time limit, a clean environment, no terminal.
 */
const LAUNCHERS: Readonly<Record<string, (words: readonly string[]) => number>> = {
  command: () => 0,
  env: () => 0,
  exec: () => 0,
  nice: (words) => flags(words, /^-n-?\d+$/, /^-n$/),
  nohup: () => 0,
  time: () => 0,
  timeout: (words) =>
    flags(words, /^(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+)$/, /^-[ks]$/) + 1,
};

/** A flag followed by the text of a command. */
const TEXT_FLAG = /^(?:-[aeilux]*c|\/[cC])$/;
/** Options before `-c` that do not change which commands run. */
const SHELL_OPTIONS = /^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/;

/** Starts the command directly: `timeout 60 npm test`, `env node x.js`, `sh -c "npm test"`. */
export const dropLauncher: Rewrite = (reading) => {
  const { command, words } = reading;
  const [program, ...rest] = words;
  // The launcher then gets exactly these words.
  if (program === undefined || isAmbiguous(reading, ALLOWED)) return undefined;
  const name = program.text.replace(/^(?:\/[\w.-]+)+\//, '').replace(/\.exe$/i, '');
  const inner = isShell(name) ? shellText(rest) : undefined;
  if (inner !== undefined) return { step: 'launcher removed', commands: [inner] };
  const count = Object.hasOwn(LAUNCHERS, name)
    ? LAUNCHERS[name]?.(rest.map(({ text }) => text))
    : undefined;
  const first = count === undefined ? undefined : rest[count];
  if (first === undefined) return undefined;
  const before = command.slice(0, program.span.start);
  return { step: 'launcher removed', commands: [before + command.slice(first.span.start)] };
};

function shellText(words: readonly Word[]): string | undefined {
  const [flag, text] = words.slice(words.findIndex((word) => !SHELL_OPTIONS.test(word.text)));
  if (flag === undefined || !TEXT_FLAG.test(flag.text)) return undefined;
  // Further words are parameters, which the text need not use.
  return text === words.at(-1) && text?.text.trim() ? text.text.trim() : undefined;
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
