import { posix } from 'node:path';
import { type Program, parseCode } from '../../command/javascript/parse.ts';
import type { Flag, Reading } from '../../command/reading.ts';
import { NODE_FLAGS } from '../../families/node-flags.ts';
import type { RuleId } from '../../rules/catalogue.ts';
import { singleQuoted } from '../../rules/single-quoted.ts';
import { type Reason, reasons } from '../reason.ts';
import { isAmbiguous, type Rewrite } from '../rewrites/rewrite.ts';
import { SCRIPT_FOLDER, type Script } from '../script-store.ts';
import { isGlobalUnderEval, type Mentions, type RelativeImport, readMentions } from './mentions.ts';

/** Moves the code of `node -e CODE` into a script of the repository, unless the code checks nothing. */
export const moveCode: Rewrite = async (reading, store) => {
  const read = readEvaluation(reading);
  if (read === undefined || 'reason' in read) return read;
  const written = writeScript(read.evaluation);
  if ('reason' in written) return written;
  const script = await store.place(written.script);
  if (script === undefined) return { reason: reasons.noPlace(SCRIPT_FOLDER) };
  const command = read.evaluation.withScript(script);
  return { step: 'code moved into a script', commands: [command], scripts: [script] };
};

/** `node -e` with nothing but its code, from the first quote of the command to the last. */
const CODE_ALONE = /^(node[ \t]+(?:-e|-p|-pe|--eval|--print))[ \t]+(["'])(.*)\2$/s;

/** A character that a shell would change inside of double quotes. */
const EXPANDED = /[$`\\]/;

/**
 * Rewrites `node -e "require("./x")"`, whose author did not escape the inner quotes: a shell removes
 * them, so that node always fails with a syntax error. Only if the text between the outer quotes is
 * JavaScript and what the shell makes of it is not.
 */
export const keepInnerQuotes: Rewrite = (reading) => {
  const [, start = '', quote = '', code = ''] = CODE_ALONE.exec(reading.command) ?? [];
  if (!code.includes(quote) || EXPANDED.test(code)) return undefined;
  const read = readEvaluation(reading);
  if (read === undefined || 'reason' in read) return undefined;
  const { code: received, sourceType } = read.evaluation;
  if (parseCode(received, sourceType) || parseCode(received, 'module')) return undefined;
  if (parseCode(code, sourceType) === undefined) return undefined;
  return { step: 'inner quotes kept', commands: [`${start} ${singleQuoted(code)}`] };
};

/** Code that only prints texts, as `echo` does; whether other code checks anything, a run tells. */
const ONLY_PRINTS =
  /^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/;

type Code = Pick<Evaluation, 'code' | 'prints' | 'sourceType'>;

const HEADER = '// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n';

/**
 * Converts the code of `node -e` into a script that has the same exit code in every tree, if it runs
 * in the same working directory: the root of the repository. Under `-e` (Node's
 * lib/internal/main/eval_string.js) modules are resolved from the working directory, built-in modules
 * are variables, `__dirname` is `.`, and process.argv contains no script.
 */
function writeScript(evaluation: Code): { script: Script } | { reason: Reason } {
  const { code, sourceType, prints } = evaluation;
  const program = parseCode(code, sourceType);
  if (program === undefined) {
    const isModule = sourceType === 'script' && parseCode(code, 'module') !== undefined;
    return { reason: isModule ? reasons.moduleUnclear() : reasons.codeNotParsed() };
  }
  if (ONLY_PRINTS.test(code)) return { reason: reasons.cannotFail() };
  const mentions = readMentions(program);
  const strange =
    WRAPPER.find((name) => declares(evaluation, name, mentions)) ?? mentions.onlyUnderEval;
  if (strange !== undefined) return { reason: reasons.onlyUnderEval(strange) };
  if (!mentions.reachesOut) return { reason: reasons.checksNothing() };
  const body = prints
    ? withPrint(code, program, mentions.imports.length > 0)
    : withImports(code, mentions.imports);
  if (body === undefined) return { reason: reasons.printsStatement() };
  const extension = sourceType === 'module' ? 'mjs' : 'cjs';
  const lines = [...directivesOf(program), ...preludeOf(evaluation, mentions)];
  const text = `${HEADER}${lines.map((line) => `${line}\n`).join('')}\n${body.trimEnd()}\n`;
  return parseCode(text, sourceType) === undefined
    ? { reason: reasons.codeNotParsed() }
    : { script: { name: 'eval', text, extension } };
}

/** Parameters of the function in which Node wraps a CommonJS script. */
const WRAPPER = ['require', 'exports', '__filename', '__dirname'];

/** Whether the code declares a name at its top level, so that it cannot be declared once more. */
function declares({ code, sourceType }: Code, name: string, { names }: Mentions): boolean {
  return names.has(name) && parseCode(`let ${name};\n${code}`, sourceType) === undefined;
}

/** Directives take effect only at the beginning, so they precede the prelude. */
function directivesOf({ body }: Program): string[] {
  return body.flatMap((step) =>
    step.type === 'ExpressionStatement' && step.directive === 'use strict' ? [`'use strict';`] : [],
  );
}

function preludeOf(evaluation: Code, mentions: Mentions): string[] {
  const { code, sourceType } = evaluation;
  const { names, requiresFiles, loadsCode } = mentions;
  const isModule = sourceType === 'module';
  const provided = [...names].filter(
    (name) => isGlobalUnderEval(name) && !declares(evaluation, name, mentions),
  );
  const globals = provided
    .sort()
    .map((name) =>
      isModule ? `import ${name} from 'node:${name}';` : `let ${name} = require('node:${name}');`,
    );
  const wrapper = [
    ['__dirname', '.'],
    ['__filename', '[eval]'],
  ].flatMap(([name = '', value]) => (names.has(name) ? [`${name} = '${value}';`] : []));
  return [
    ...globals,
    ...(!isModule && requiresFiles
      ? ['// Modules are found from the working directory.', REQUIRE_FROM_HERE]
      : []),
    ...(isModule ? [] : wrapper),
    ...(loadsCode || code.includes('argv')
      ? ['// With `-e`, process.argv has no path of a script.', 'process.argv.splice(1, 1);']
      : []),
  ];
}

const REQUIRE_FROM_HERE = "require = require('node:module').createRequire(process.cwd() + '/');";

/** Converts import paths that are relative to the root into paths relative to the script. */
function withImports(code: string, imports: readonly RelativeImport[]): string {
  let result = '';
  let end = 0;
  for (const each of imports.toSorted((a, b) => a.start - b.start)) {
    const path = each.specifier.startsWith('/')
      ? each.specifier
      : posix.join(posix.relative(SCRIPT_FOLDER, '.'), each.specifier);
    result += code.slice(end, each.start) + JSON.stringify(path);
    end = each.end;
  }
  return result + code.slice(end);
}

/** @returns undefined if the last statement is not an expression, or if there are imports */
function withPrint(code: string, program: Program, hasImports: boolean): string | undefined {
  const last = program.body.at(-1);
  if (last?.type !== 'ExpressionStatement' || hasImports) return undefined;
  const written = code.slice(last.start, last.end).replace(/;$/, '');
  const value = last.expression.type === 'SequenceExpression' ? `(${written})` : written;
  return `${code.slice(0, last.start)}console.log(${value});${code.slice(last.end)}`;
}

/** The parts of a `node -e CODE` command. */
interface Evaluation {
  readonly code: string;
  /** `-p`: prints the value of the last expression. */
  readonly prints: boolean;
  readonly sourceType: 'script' | 'module';
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
  const [code, ...others] = sources.filter(({ value }) => value !== undefined);
  if (code?.value === undefined || others.length > 0) return { reason: reasons.severalCodes() };

  const types = invocation.flags.filter(({ name }) => name === '--input-type');
  const kept = invocation.flags.filter((flag) => !sources.includes(flag) && !types.includes(flag));
  const strange = [...kept.filter((flag) => !isKept(flag)), ...types.filter(isUnknownType)][0];
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
      code: code.value,
      prints: sources.some(({ name }) => name === '--print'),
      sourceType: types.at(-1)?.value === 'module' ? 'module' : 'script',
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

function isUnknownType({ value }: Flag): boolean {
  return value !== 'module' && value !== 'commonjs';
}
