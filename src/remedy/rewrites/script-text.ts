import { builtinModules } from 'node:module';
import type { CallExpression, MemberExpression } from 'acorn';
import { type Reason, reasons } from '../reason.ts';
import { type Program, parseCode, type Visit, walk } from './parse-code.ts';

/** Code that only prints texts, as `echo` does; only a run shows whether other code checks anything. */
const ONLY_PRINTS =
  /^[\s;]*(?:console\.(?:log|info|warn|error)\((?:'[^'\\\n]*'|"[^"\\\n]*"|\d+)?\)[\s;]*)*$/;

const HEADER = '// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n';

/**
 * Converts the code of `node -e` into a script with the same exit status in every tree, if run in the
 * root. Under `-e` (Node's lib/internal/main/eval_string.js) modules are resolved from the working
 * directory, built-in modules are variables, and process.argv contains no script.
 */
export function scriptText(code: string): string | { readonly reason: Reason } {
  const program = parseCode(code);
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
  // Node wraps a script in a function with these parameters, which cannot be declared again.
  const wrapped = `(function (exports, require, module, __filename, __dirname) {${text}})`;
  return parseCode(wrapped) === undefined ? { reason: NOT_PARSED } : text;
}

const NOT_PARSED = reasons.codeNotMoved(
  'it is not CommonJS that all supported versions of Node can run',
);

/** Whether the code declares a name at its top level. */
function declares(code: string, name: string, { names }: Mentions): boolean {
  return names.has(name) && parseCode(`let ${name};\n${code}`) === undefined;
}

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

/** The contents of code that decide whether and how a script can replace it. */
interface Mentions {
  /** Identifiers of variables. */
  readonly names: ReadonlySet<string>;
  /** Whether `require` loads anything but built-in modules. */
  readonly requiresFiles: boolean;
  /** Whether it can read the repository or start a program, without which it checks nothing. */
  readonly reachesOut: boolean;
  /** The first expression that means something else in a script, as written. */
  readonly onlyUnderEval: string | undefined;
}

/** Built-in modules that need no prefix `node:`. */
const BUILTINS: ReadonlySet<string> = new Set(
  builtinModules.filter((name) => !/^(?:_|node:)/.test(name)),
);

/** Modules that read files, load code, or start programs. */
const REACHING: ReadonlySet<string> = new Set(
  'child_process cluster fs inspector module repl sqlite test vm wasi worker_threads'.split(' '),
);
/** Functions of `process` with the same abilities. */
const REACHES = /^(?:binding|dlopen|getBuiltinModule|loadEnvFile|_linkedBinding)$/;

/** Positions where an identifier names a property, label or export. */
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
/** Properties and functions that depend on how Node was started, or that access globals. */
const SEES_EVAL = new Set(['mainModule', 'execArgv', '_eval', 'runInThisContext']);

/** Finds the names and modules of `node -e` code, and what a file would change. */
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
    // In a file, modules are resolved from it; under `-e`, from the working directory.
    if (node.type === 'ImportExpression') onlyUnderEval ??= 'import()';
  }
  return { names, requiresFiles, reachesOut: reachesOut || requiresFiles, onlyUnderEval };
}

/** Any mention counts, also in a text such as a module name. */
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

/** Whether `require` names a module of Node, with or without `node:`. */
function isBuiltin(specifier: unknown): boolean {
  return typeof specifier === 'string' && BUILTINS.has(specifier.replace(/^node:/, ''));
}

/**
 * Whether a module is a global variable under `-e` (`addBuiltinLibsToObject` in Node's
 * lib/internal/main/eval_string.js). `crypto` differs in a script.
 */
function isGlobalUnderEval(name: string): boolean {
  return BUILTINS.has(name) && !['console', 'module', 'process'].includes(name);
}

/** Whether this is the `require` in a call such as `require('fs')`. */
function requiresBuiltin({ parent, key }: Visit): boolean {
  if (parent?.type !== 'CallExpression' || key !== 'callee') return false;
  const [first] = (parent as CallExpression).arguments;
  return isLiteral(first) && isBuiltin(first.value);
}
