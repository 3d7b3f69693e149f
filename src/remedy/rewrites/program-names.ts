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

const NICE = /nice(?:[ \t]+-n[ \t]*-?\d+)?/;
const TIMEOUT =
  /timeout(?:[ \t]+(?:--preserve-status|--foreground|--(?:signal|kill-after)=\S+|-[ks][ \t]+\S+))*[ \t]+\S+/;

/**
 * A launcher with its own words. The gate itself does what it adds: a time limit, a clean environment, no
 * terminal.
 */
const LAUNCHER = new RegExp(
  `^(?:/[\\w.-]+)*/?(?:command|env|exec|nohup|time|${NICE.source}|${TIMEOUT.source})[ \\t]+(?=\\S)`,
);

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
  const written = command.slice(program.span.start);
  const started = isShell(name) ? shellText(rest) : written.replace(LAUNCHER, '');
  if (started === undefined || started === written) return undefined;
  const before = isShell(name) ? '' : command.slice(0, program.span.start);
  return { step: 'launcher removed', commands: [before + started] };
};

function shellText(words: readonly Word[]): string | undefined {
  const [flag, text] = words.slice(words.findIndex((word) => !SHELL_OPTIONS.test(word.text)));
  if (flag === undefined || !TEXT_FLAG.test(flag.text)) return undefined;
  // Further words are parameters, which the text need not use.
  return text === words.at(-1) && text?.text.trim() ? text.text.trim() : undefined;
}
