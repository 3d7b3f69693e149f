import type { CallExpression, MemberExpression, Program } from 'acorn';
import { type Visit, walk } from '../../command/javascript/parse.ts';

/** What is in code that decide whether and how a script can replace it. */
export interface Mentions {
  /** Identifiers that refer to a variable or declare one. */
  readonly names: ReadonlySet<string>;
  /** Whether `require` is used for anything other than built-in modules. */
  readonly requiresFiles: boolean;
  /** Whether it can look at the repository or start a program: only then can it check anything. */
  readonly reachesOut: boolean;
  /** The first expression that has another meaning in a script, as it is written. */
  readonly onlyUnderEval: string | undefined;
}

/** Built-in modules of Node 20 and 24 that can be required without the prefix `node:`. */
const BUILTINS: ReadonlySet<string> = new Set(
  `assert async_hooks buffer child_process cluster console constants crypto dgram
  diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks
  process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty
  url util v8 vm wasi worker_threads zlib assert/strict dns/promises fs/promises path/posix
  path/win32 readline/promises stream/consumers stream/promises stream/web timers/promises
  util/types`.split(/\s+/),
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
const ONLY_UNDER_EVAL = new Set(['module', 'eval', 'Function', 'global', 'globalThis']);
/** Properties and functions that depend on how Node was started, or that access global variables. */
const SEES_EVAL = new Set(['mainModule', 'execArgv', '_eval', 'runInThisContext']);

/** Finds what a program of `node -e` names and loads, and what would differ if a file had it. */
export function readMentions(program: Program): Mentions {
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
export function isGlobalUnderEval(name: string): boolean {
  return BUILTINS.has(name) && !['console', 'module', 'process'].includes(name);
}

/** Returns whether this is the `require` in a call such as `require('fs')`. */
function requiresBuiltin({ parent, key }: Visit): boolean {
  if (parent?.type !== 'CallExpression' || key !== 'callee') return false;
  const [first] = (parent as CallExpression).arguments;
  return isLiteral(first) && isBuiltin(first.value);
}
