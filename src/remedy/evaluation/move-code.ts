import { posix } from 'node:path';
import { type Program, parseCode } from '../../command/javascript/parse.ts';
import { singleQuoted } from '../../rules/single-quoted.ts';
import { type Reason, reasons } from '../reason.ts';
import type { Rewrite } from '../rewrites/rewrite.ts';
import { SCRIPT_FOLDER, type Script } from '../script-store.ts';
import { cannotFail } from './cannot-fail.ts';
import { isGlobalUnderEval, type Mentions, type RelativeImport, readMentions } from './mentions.ts';
import { type Evaluation, readEvaluation } from './read-evaluation.ts';

/** Moves the code of `node -e CODE` into a script of the repository, unless the code cannot fail. */
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
  if (cannotFail(program)) return { reason: reasons.cannotFail() };
  const mentions = readMentions(program);
  if (mentions.onlyUnderEval !== undefined) {
    return { reason: reasons.onlyUnderEval(mentions.onlyUnderEval) };
  }
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

/** Directives take effect only at the beginning, so they precede the prelude. */
function directivesOf({ body }: Program): string[] {
  return body.flatMap((step) =>
    step.type === 'ExpressionStatement' && step.directive === 'use strict' ? [`'use strict';`] : [],
  );
}

function preludeOf({ code, sourceType }: Code, mentions: Mentions): string[] {
  const { names, declared, requiresFiles, loadsCode } = mentions;
  const isModule = sourceType === 'module';
  const provided = [...names].filter((name) => isGlobalUnderEval(name) && !declared.has(name));
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
