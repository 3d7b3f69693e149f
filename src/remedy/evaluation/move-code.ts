import { type Program, parseCode } from '../../command/javascript/parse.ts';
import type { Flag, Reading } from '../../command/reading.ts';
import { NODE_FLAGS } from '../../families/node-flags.ts';
import type { RuleId } from '../../rules/catalogue.ts';
import { type Reason, reasons } from '../reason.ts';
import { isAmbiguous, type Rewrite } from '../rewrites/rewrite.ts';
import { SCRIPT_FOLDER } from '../script-store.ts';
import { isGlobalUnderEval, type Mentions, readMentions } from './mentions.ts';

/** Moves the code of `node -e CODE` into a script of the repository, unless the code checks nothing. */
export const moveCode: Rewrite = async (reading, store) => {
  const read = readEvaluation(reading);
  if (read === undefined || 'reason' in read) return read;
  const text = scriptText(read.evaluation.code);
  if (typeof text !== 'string') return text;
  const script = await store.place(text);
  if (script === undefined) return { reason: reasons.noPlace(SCRIPT_FOLDER) };
  const command = read.evaluation.withScript(script);
  return { step: 'code moved into a script', commands: [command], scripts: [script] };
};

/** Code that only prints texts, as `echo` does; whether other code checks anything, a run tells. */
const ONLY_PRINTS =
  /^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/;

const HEADER = '// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n';

/**
 * Converts the code of `node -e` into a script that has the same exit code in every tree, if it runs
 * in the same working directory: the root of the repository. Under `-e` (Node's
 * lib/internal/main/eval_string.js) modules are resolved from the working directory, built-in modules
 * are variables, `__dirname` is `.`, and process.argv contains no script.
 */
function scriptText(code: string): string | { readonly reason: Reason } {
  const program = parseCode(code, 'script');
  if (program === undefined) return { reason: reasons.codeNotParsed() };
  if (ONLY_PRINTS.test(code)) return { reason: reasons.cannotFail() };
  const mentions = readMentions(program);
  const strange = WRAPPER.find((name) => declares(code, name, mentions)) ?? mentions.onlyUnderEval;
  if (strange !== undefined) return { reason: reasons.onlyUnderEval(strange) };
  if (!mentions.reachesOut) return { reason: reasons.checksNothing() };
  const lines = [...directivesOf(program), ...preludeOf(code, mentions)];
  const text = `${HEADER}${lines.map((line) => `${line}\n`).join('')}\n${code.trimEnd()}\n`;
  return parseCode(text, 'script') === undefined ? { reason: reasons.codeNotParsed() } : text;
}

/** Parameters of the function in which Node wraps a CommonJS script. */
const WRAPPER = ['require', 'exports', '__filename', '__dirname'];

/** Whether the code declares a name at its top level, so that it cannot be declared once more. */
function declares(code: string, name: string, { names }: Mentions): boolean {
  return names.has(name) && parseCode(`let ${name};\n${code}`, 'script') === undefined;
}

/** Directives take effect only at the beginning, so they precede the prelude. */
function directivesOf({ body }: Program): string[] {
  return body.flatMap((step) =>
    step.type === 'ExpressionStatement' && step.directive === 'use strict' ? [`'use strict';`] : [],
  );
}

function preludeOf(code: string, mentions: Mentions): string[] {
  const { names, requiresFiles } = mentions;
  const globals = [...names]
    .filter((name) => isGlobalUnderEval(name) && !declares(code, name, mentions))
    .sort()
    .map((name) => `let ${name} = require('node:${name}');`);
  const wrapper = [
    ['__dirname', '.'],
    ['__filename', '[eval]'],
  ].flatMap(([name = '', value]) => (names.has(name) ? [`${name} = '${value}';`] : []));
  return [
    ...globals,
    ...(requiresFiles
      ? ['// Modules are found from the working directory.', REQUIRE_FROM_HERE]
      : []),
    ...wrapper,
    ...(requiresFiles || code.includes('argv')
      ? ['// With `-e`, process.argv has no path of a script.', 'process.argv.splice(1, 1);']
      : []),
  ];
}

const REQUIRE_FROM_HERE = "require = require('node:module').createRequire(process.cwd() + '/');";

/** The parts of a `node -e CODE` command. */
interface Evaluation {
  readonly code: string;
  /** Returns the command that runs a script instead of the code. */
  readonly withScript: (path: string) => string;
}

/**
 * Problems with how a command looks to people, which leave its words unambiguous. In a file the same
 * text is allowed.
 */
const ABOUT_LOOKS: readonly RuleId[] = ['line-break', 'blank-padding', 'markup-injection'];
const CODE_FLAGS = new Set(['--eval', '--print']);
/** Harmless flags that change how Node parses code, in another way for a file. */
const READING_FLAGS = /strip-types|transform-types|detect-module|^--test/;

/**
 * Reads a command that runs inline code.
 *
 * @returns undefined if the command does not; a reason if the code cannot be moved into a script
 */
function readEvaluation(
  reading: Reading,
): { readonly evaluation: Evaluation } | { readonly reason: Reason } | undefined {
  const { invocation, command, assignments } = reading;
  if (invocation?.program !== 'node') return undefined;
  const sources = invocation.flags.filter(({ name }) => CODE_FLAGS.has(name));
  if (sources.length === 0) return undefined;
  if (!hasClearWords(reading)) return { reason: reasons.codeChangedByShell() };
  const [source, ...others] = sources;
  if (source?.value === undefined || source.name !== '--eval' || others.length > 0) {
    return { reason: reasons.severalCodes() };
  }
  const kept = invocation.flags.filter((flag) => flag !== source);
  const strange = kept.find((flag) => !isKept(flag));
  if (strange !== undefined) return { reason: reasons.otherFlag(strange.written) };

  const text = ({ start, end }: { readonly start: number; readonly end: number }) =>
    command.slice(start, end);
  const last = invocation.passthrough.at(-1);
  const rest = invocation.passthrough.slice(0, 1).map(({ span }) => {
    return text({ start: span.start, end: last?.span.end ?? span.end });
  });
  const before = [...assignments.map(({ span }) => text(span)), 'node'];
  return {
    evaluation: {
      code: source.value,
      withScript: (path) =>
        [...before, ...kept.map(({ span }) => text(span)), path, ...rest].join(' '),
    },
  };
}

/** Only blanks may separate the words: after a line break a shell starts another command. */
function hasClearWords(reading: Reading): boolean {
  const { command, words, assignments } = reading;
  if (isAmbiguous(reading, ABOUT_LOOKS)) return false;
  let end = 0;
  for (const { span } of [...assignments, ...words]) {
    if (span.start > end && !/^[ \t]*$/.test(command.slice(end, span.start))) return false;
    end = Math.max(end, span.end);
  }
  return /^[ \t]*$/.test(command.slice(end));
}

function isKept({ name }: Flag): boolean {
  const spec = NODE_FLAGS.get(name.replace(/^--(?:no-)?/, ''));
  return spec?.kind === 'harmless' && !READING_FLAGS.test(name);
}
