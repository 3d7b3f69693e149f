import type { RuleId } from '../../rules/catalogue.ts';
import { parseNode } from '../invocation/parse-node.ts';
import { lex } from '../lex/lex.ts';
import type { Assignment } from '../reading.ts';
import { effectOf } from './npmrc.ts';

/** Variables that a loader, a shell, an interpreter or a package manager takes code or its place from. */
const NAMES =
  /^(?:BASH_ENV|BASHOPTS|BUN_OPTIONS|CLASSPATH|ENV|GNUMAKEFLAGS|HOME|IFS|MAKEFILES|MAKEFLAGS|NODE|NODE_COMPILE_CACHE|NODE_REPL_EXTERNAL_MODULE|PATH|PERL5(?:DB|LIB|OPT)|PERLLIB|PS4|RUBY(?:LIB|OPT)|RUSTC|RUSTC_W\w+_?WRAPPER|SHELLOPTS|XDG_CONFIG_HOME|ZDOTDIR|_?JAVA_(?:TOOL_)?OPTIONS|JDK_JAVA_OPTIONS)$|^(?:DYLD|LD|CARGO_ALIAS)_|^GIT_(?:ASKPASS|CONFIG\w*|DIR|EXEC_PATH|EXTERNAL_DIFF|PROXY_COMMAND|SSH|SSH_COMMAND|TEMPLATE_DIR|WORK_TREE)$|^npm_(?:execpath|node_execpath)$/;

/** Variables of Python that change its output or speed alone. */
const OF_PYTHON =
  /^PYTHON(?:DONTWRITEBYTECODE|DEVMODE|FAULTHANDLER|HASHSEED|IOENCODING|TRACEMALLOC|UNBUFFERED|UTF8)$/;

/** Variables that name a program, which is code of the commit if it is a path. */
const OF_PROGRAMS =
  /(?:^|_)(?:BIN|BINARY|BROWSER|CC|COMMAND|COMPILER|CXX|EDITOR|EXECUTABLE|LINKER|PAGER|RUNNER|SHELL|VISUAL|WRAPPER)(?:_PATH)?$/;

/** A directory of PATH in which only npm and the machine put programs. */
const KNOWN_DIRECTORY =
  /^(?:\$\{?PATH\}?|\/(?:usr\/(?:local\/)?)?s?bin|(?:\.{0,2}\/|\$\{?(?:PWD|INIT_CWD)\}?\/)*node_modules\/\.bin\/?)$/;

/** Returns whether a variable decides which code the program behind it runs, or where that is found. */
export function choosesCode({ name, value }: Pick<Assignment, 'name' | 'value'>): boolean {
  if (name === 'PATH') return !value.split(':').every((each) => KNOWN_DIRECTORY.test(each));
  if (name === 'NODE_OPTIONS') return preloadsIn(value)?.length !== 0;
  const [, setting] = /^npm_config_(.*)$/i.exec(name) ?? [];
  if (setting !== undefined) {
    const key = setting.toLowerCase().replaceAll('_', '-');
    if (key === 'node-options') return preloadsIn(value)?.length !== 0;
    return key !== 'ignore-scripts' && effectOf(key, value) !== 'harmless';
  }
  if (name.startsWith('PYTHON')) return !OF_PYTHON.test(name);
  return NAMES.test(name) || (OF_PROGRAMS.test(name) && /^(?!\/)[^$]*\//.test(value));
}

/**
 * Returns the files that flags in NODE_OPTIONS load. The name of a package is none of them.
 *
 * @returns undefined if the value is only known when it is used
 */
export function preloadsIn(value: string): readonly string[] | undefined {
  const { words, problems } = lex(`node ${value} x.js`);
  if (problems.some(({ rule }) => rule.endsWith('-expansion') || rule.endsWith('-substitution')))
    return undefined;
  return parseNode(words.slice(1)).problems.flatMap(({ rule, args }) => {
    const path = 'value' in args ? String(args.value) : '';
    return LOADING.has(rule) && !/^[@\w][\w@./-]*$/.test(path) ? [path] : [];
  });
}

const LOADING: ReadonlySet<RuleId> = new Set([
  'changes-configuration',
  'changes-node-options',
  'loads-code',
  'preloads-code',
  'reads-environment-file',
]);
