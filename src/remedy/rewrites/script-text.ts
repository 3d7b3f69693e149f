import { builtinModules } from 'node:module';
import type { CallExpression, MemberExpression } from 'acorn';
import { type Reason, reasons } from '../reason.ts';
import { type Program, parseCode, type Visit, walk } from './parse-code.ts';

/** Code that only prints texts, as `echo` does; whether other code checks anything, a run tells. */
const ONLY_PRINTS =
  /^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/;

const HEADER = '// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n';

/**
 * Converts the code of `node -e` into a script that has the same exit code in every tree, if it runs in the same
 * working directory: the root of the repository. Under `-e` (Node's lib/internal/main/eval_string.js) modules are
 * resolved from the working directory, built-in modules are variables, and process.argv contains no script.
 */
export function scriptText(code: string): string | { readonly reason: Reason } {
  const program = parseCode(code, 'script');
  if (program === undefined) return { reason: NOT_PARSED };
  if (ONLY_PRINTS.test(code)) return { reason: reasons.cannotFail() };
  const mentions = readMentions(program);
  const { onlyUnderEval } = mentions;
  if (onlyUnderEval !== undefined) {
    return {
      reason: reasons.codeNotMoved(`\`${onlyUnderEval}\` has another meaning in a script`),
    };
  }
  if (!mentions.reachesOut) return { reason: reasons.checksNothing() };
  const lines = [...directivesOf(program), ...preludeOf(code, mentions)];
  const text = `${HEADER}${lines.map((line) => `${line}\n`).join('')}\n${code.trimEnd()}\n`;
  // Node wraps a script in a function with these parameters, which it may not declare again.
  const wrapped = `(function (exports, require, module, __filename, __dirname) {${text}})`;
  return parseCode(wrapped, 'script') === undefined ? { reason: NOT_PARSED } : text;
}

const NOT_PARSED = reasons.codeNotMoved(
  'it is not CommonJS that all supported versions of Node can run',
);

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
  return [
    ...globals,
    ...(requiresFiles
      ? ['// Modules are found from the working directory.', REQUIRE_FROM_HERE]
      : []),
    ...(requiresFiles || code.includes('argv')
      ? ['// With `-e`, process.argv has no path of a script.', 'process.argv.splice(1, 1);']
      : []),
  ];
}

const REQUIRE_FROM_HERE = "require = require('node:module').createRequire(process.cwd() + '/');";

/** What is in code that decide whether and how a script can replace it. */
interface Mentions {
  /** Identifiers that refer to a variable or declare one. */
  readonly names: ReadonlySet<string>;
  /** Whether `require` is used for anything other than built-in modules. */
  readonly requiresFiles: boolean;
  /** Whether it can look at the repository or start a program: only then can it check anything. */
  readonly reachesOut: boolean;
  /** The first expression that has another meaning in a script, as it is written. */
  readonly onlyUnderEval: string | undefined;
}

/** Built-in modules that can be required without the prefix `node:`; newer ones cannot. */
const BUILTINS: ReadonlySet<string> = new Set(
  builtinModules.filter((name) => !/^(?:_|node:)/.test(name)),
);

/** Those that read files, load code, or start programs. */
const REACHING: ReadonlySet<string> = new Set(
  'child_process cluster fs inspector module repl sqlite test vm wasi worker_threads'.split(' '),
);
/** Functions of `process` that do the same. */
const REACHES = /^(?:binding|dlopen|getBuiltinModule|loadEnvFile|_linkedBinding)$/;

/** Positions where an identifier is not a variable but the name of a property, label or export. */
const NO_VARIABLE: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  MetaProperty: ['meta', 'property'],
};

/** Variables that differ in a script, evaluate text as code, or give access to all globals. */
const ONLY_UNDER_EVAL = new Set(
  'module exports __filename __dirname eval Function global globalThis'.split(' '),
);
/** Properties and functions that depend on how Node was started, or that access global variables. */
const SEES_EVAL = new Set(['mainModule', 'execArgv', '_eval', 'runInThisContext']);

/** Finds what a program of `node -e` names and loads, and what would differ if a file had it. */
function readMentions(program: Program): Mentions {
  const names = new Set<string>();
  let requiresFiles = false;
  let reachesOut = false;
  let onlyUnderEval: string | undefined;
  for (const visit of walk(program)) {
    onlyUnderEval ??= meaningUnderEval(visit);
    const { node } = visit;
    reachesOut ||= reaches(node);
    if (isVariable(visit)) {
      names.add(visit.node.name);
      requiresFiles ||= visit.node.name === 'require' && !requiresBuiltin(visit);
    }
    // It finds modules from the file, and under `-e` from the working directory.
    if (node.type === 'ImportExpression') onlyUnderEval ??= 'import()';
  }
  return { names, requiresFiles, reachesOut: reachesOut || requiresFiles, onlyUnderEval };
}

/** A name or a text, such as that of a module, is enough. */
function reaches(node: Visit['node']): boolean {
  const word =
    node.type === 'Identifier' && 'name' in node ? node.name : isLiteral(node) && node.value;
  if (typeof word !== 'string') return false;
  return REACHING.has(word.replace(/^node:/, '').split('/')[0] ?? '') || REACHES.test(word);
}

function isVariable(visit: Visit): visit is Visit & { node: { name: string } } {
  const { node, parent, key } = visit;
  if (node.type !== 'Identifier') return false;
  const computed = parent !== undefined && 'computed' in parent && parent.computed === true;
  return computed || NO_VARIABLE[parent?.type ?? '']?.includes(key) !== true;
}

function meaningUnderEval(visit: Visit): string | undefined {
  const { node, hasOwnThis } = visit;
  if (node.type === 'ThisExpression' && !hasOwnThis) return 'this';
  if (isVariable(visit)) {
    const { name } = visit.node;
    if (ONLY_UNDER_EVAL.has(name) || SEES_EVAL.has(name) || (name === 'arguments' && !hasOwnThis))
      return name;
  }
  if (node.type !== 'MemberExpression') return undefined;
  const { object, property } = node as MemberExpression;
  if (property.type !== 'Identifier') return undefined;
  if (SEES_EVAL.has(property.name)) return property.name;
  const isMain =
    object.type === 'Identifier' && object.name === 'require' && property.name === 'main';
  return isMain ? 'require.main' : undefined;
}

function isLiteral(node: unknown): node is { readonly value: unknown } {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'Literal';
}

/** Whether `require` names a module of Node itself, with or without `node:`. */
function isBuiltin(specifier: unknown): boolean {
  return typeof specifier === 'string' && BUILTINS.has(specifier.replace(/^node:/, ''));
}

/**
 * Returns whether a module is a global variable under `-e` (`addBuiltinLibsToObject` in Node's
 * lib/internal/main/eval_string.js). In a script it is not, and `crypto` is another object.
 */
function isGlobalUnderEval(name: string): boolean {
  return BUILTINS.has(name) && !['console', 'module', 'process'].includes(name);
}

/** Returns whether this is the `require` in a call such as `require('fs')`. */
function requiresBuiltin({ parent, key }: Visit): boolean {
  if (parent?.type !== 'CallExpression' || key !== 'callee') return false;
  const [first] = (parent as CallExpression).arguments;
  return isLiteral(first) && isBuiltin(first.value);
}
