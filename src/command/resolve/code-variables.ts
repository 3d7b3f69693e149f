import { choosesByName } from '../../families/program-variables.ts';
import type { RuleId } from '../../rules/catalogue.ts';
import { parseNode } from '../invocation/parse-node.ts';
import { lex } from '../lex/lex.ts';
import type { Assignment } from '../reading.ts';
import { effectOf } from './npmrc.ts';

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
  return choosesByName(name) || (OF_PROGRAMS.test(name) && /^(?!\/)[^$]*\//.test(value));
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
