import { posix } from 'node:path';
import type { ProgramFamilies } from '../../programs/table.ts';
import { toolOf } from '../../programs/tools/index.ts';
import type { RuleId } from '../../rules/catalogue.ts';
import { lex } from '../../shell/lex.ts';
import { choosesByName } from '../../shell/program-variables.ts';
import { REFUSED_PROGRAMS } from '../../shell/refused-programs.ts';
import { isDynamic, type SimpleCommand } from '../../shell/shell-text.ts';
import { startedWords } from '../../shell/started-words.ts';
import type { Assignment, Word } from '../../shell/word.ts';
import { launchedBy } from '../invocation/index.ts';
import { parseNode } from '../invocation/parse-node.ts';
import type { Parsed } from '../invocation/parsed.ts';
import type { Invocation } from '../reading.ts';
import { effectOf } from './npmrc.ts';

/** Why the text of a script does not say which code runs. */
export interface HiddenCode {
  readonly how: 'assignment' | 'input' | 'function' | 'text' | 'dynamic';
  /** What hides it, as it is written. */
  readonly part: string;
}

/** Words of a shell that give a name another meaning. */
const RENAMES: ReadonlySet<string> = new Set(['alias', 'enable', 'hash']);
const DECLARES: ReadonlySet<string> = new Set(
  'declare export for getopts local read readonly typeset'.split(' '),
);

/**
 * What the words of a command say about hidden code, before its program reads them.
 *
 * @param text that the places in the command are in
 */
export function hiddenInWords(command: SimpleCommand, text: string): HiddenCode | undefined {
  const [first, ...rest] = command.words;
  const name = first?.text ?? '';
  const [program, ...words] = startedWords(command.words);
  const started = program?.text ?? '';
  if (command.defines || (name === 'function' && !first?.quoted)) {
    return { how: 'function', part: name.replace(/_{2,}\{?$/, '') };
  }
  if (RENAMES.has(started) && words.length > 0) return { how: 'function', part: started };
  if (started === 'eval') return { how: 'text', part: started };
  const around = command.words.slice(0, command.words.length - words.length - 1);
  const moved = name === 'env' && around.find(({ text: each }) => /^(?:-C|--ch)/.test(each));
  if (moved) return { how: 'dynamic', part: `env ${moved.text}` };
  const chosen = variablesOf(command).find(choosesCode);
  if (chosen) return { how: 'assignment', part: chosen.name };
  if (program === undefined) return undefined;
  const isHidden = (word: Word) => isDynamic(command, word) || word.text === '{}';
  const written = ({ span }: Word) => text.slice(span.start, span.end);
  if (isHidden(program)) return { how: 'dynamic', part: written(program) };
  if (name === 'exec' && rest.length === 0 && readsInput(command))
    return { how: 'input', part: name };
  if (program.text === 'node') {
    const file = words.find(({ text: each }) => !each.startsWith('-'));
    return file?.text === '{}' ? { how: 'dynamic', part: '{}' } : undefined;
  }
  if (!isReader(program)) return undefined;
  const code = codeAmong(words);
  const dynamic = code.find(isHidden);
  if (dynamic) return { how: 'dynamic', part: written(dynamic) };
  const isFed = readsInput(command) || command.words.some(({ text }) => text === 'xargs');
  const hasFile = words.some(({ text }, at) => isCode(words, at) && !STDIN.test(text));
  return isFed && !hasFile ? { how: 'input', part: program.text } : undefined;
}

/** What a program's own reading of its words says about hidden code. */
export function hiddenInInvocation(
  command: SimpleCommand,
  text: string,
  { invocation, problems }: Parsed,
  families?: ProgramFamilies,
): HiddenCode | undefined {
  for (const each of [invocation, ...launchedBy(invocation)]) {
    const { program, subcommand, flags, operands, passthrough } = each;
    if (!/^(?:node|np[mx])$/.test(program)) continue;
    // Another script may end with a program that runs them, but for a version, which is no path.
    const runs = program === 'npm' && subcommand !== 'exec';
    const [tool] = operands;
    // `concurrently` hands its words to a shell.
    const isText = toolOf(tool?.text ?? '', families?.tools)?.starts === 'command-texts';
    const handed = runs || isText ? passthrough.filter(isNoVersion) : [];
    const dynamic = [...flags, ...operands, ...handed].find((word) => isDynamic(command, word));
    if (dynamic) {
      return { how: 'dynamic', part: text.slice(dynamic.span.start, dynamic.span.end) };
    }
  }
  for (const { rule, args } of problems) {
    if (rule === 'reads-stdin' && readsInput(command) && 'program' in args) {
      return { how: 'input', part: String(args.program) };
    }
    if (rule === 'assignment-refused' && 'name' in args && 'value' in args) {
      const name = String(args.name);
      if (choosesCode({ name, value: String(args.value) }))
        return { how: 'assignment', part: name };
    }
  }
  return undefined;
}

function isNoVersion({ text }: Word): boolean {
  return !/^[\w@.-]*\$\{?npm_package_version\}?$/.test(text);
}

/** A path, and where the command names it. */
type NamedCode = Pick<Word, 'text' | 'span'>;

/** The files that node loads before its script. */
export function preloadsOf(invocation: Invocation): readonly NamedCode[] {
  return [invocation, ...launchedBy(invocation)].flatMap(({ program, flags }) =>
    flags.flatMap(({ value, span }) =>
      program === 'node' && value !== undefined && /^\.{0,2}\//.test(value)
        ? [{ text: value, span }]
        : [],
    ),
  );
}

/** The files of the commit that a command takes code from besides what its program says. */
export function codeFilesOf(command: SimpleCommand): readonly NamedCode[] {
  const [program, ...words] = startedWords(command.words);
  if (program === undefined) return [];
  const named = isReader(program) ? codeAmong(words).slice(-1) : [];
  const fed = command.redirections.flatMap(({ operator, target }) =>
    operator === '<' && target && readsCode(command) ? [target] : [],
  );
  const set = variablesOf(command).flatMap(({ name, value, span }) => {
    const paths =
      name === 'PATH'
        ? value.split(':').map((folder) => posix.join(folder, program.text))
        : name.endsWith('NODE_OPTIONS') || name.endsWith('node_options')
          ? (preloadsIn(value) ?? [])
          : [value];
    return paths.map((text) => ({ text, span }));
  });
  const own = program.text.includes('/') ? [program] : [];
  return [...own, ...named, ...fed, ...set];
}

/** Whether the program of a command runs what a path or a name from its directory leads to. */
export function readsCode({ words }: SimpleCommand): boolean {
  const [program] = startedWords(words);
  const { text } = program ?? { text: '' };
  return /^(?:node|np[mx])$|\//.test(text) || isReader({ text });
}

/** Assignments before a command and among its words: those of `export`, `env` and `read`. */
function variablesOf(command: SimpleCommand): readonly Assignment[] {
  const { words, assignments } = command;
  const [first, ...rest] = words;
  const declares = DECLARES.has(first?.text ?? '');
  const among =
    first?.text === 'for'
      ? rest.slice(0, 1)
      : declares
        ? rest
        : words.slice(0, words.length - startedWords(words).length);
  const set = among.flatMap(({ text, span }): Assignment[] => {
    const [, name, value] = /^(\w+)(?:\+?=(.*))?$/s.exec(text) ?? [];
    if (name === undefined || (value === undefined && !declares)) return [];
    // An exported name has a value that another command gave it.
    return [{ name, value: value ?? '?', span }];
  });
  return [...assignments, ...set];
}

/** Shells and interpreters but node, whose words are read by its own grammar. */
function isReader({ text }: Pick<Word, 'text'>): boolean {
  const name = text.replace(/^(?:\/usr)?(?:\/local)?\/bin\//, '');
  return (
    /^(?:(?:ba|da|z|k|fi|c|tc)?sh|\.|source|pwsh|python[\d.]*|perl|php|ruby|deno|bun|lua|osascript)$/.test(
      name,
    ) ||
    (REFUSED_PROGRAMS.get(name) === 'interpreter' && !/^(?:cargo|go|java|make)$/.test(name))
  );
}

const STDIN = /^(?:-|\/dev\/(?:stdin|fd\/0)|\/proc\/self\/fd\/0)$/;

/** The words up to the file or text that a shell or an interpreter runs; a flag may take the first. */
function codeAmong(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((_, index) => isCode(words, index));
  return at < 0 ? words : words.slice(0, at + 1);
}

function isCode(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {};
  if (/^-\w*[cemr]$/.test(words[at - 1]?.text ?? '')) return true;
  return !text.startsWith('-') && /[./\s]/.test(text);
}

function readsInput({ redirections, pipedFrom }: SimpleCommand): boolean {
  return pipedFrom !== undefined || redirections.some(({ operator }) => /^<(?:<|$)/.test(operator));
}

/** Variables that name a program, which is code of the commit if it is a path. */
const OF_PROGRAMS =
  /(?:^|_)(?:BIN|BINARY|BROWSER|CC|COMMAND|COMPILER|CXX|EDITOR|EXECUTABLE|LINKER|PAGER|RUNNER|SHELL|VISUAL|WRAPPER)(?:_PATH)?$/;

/** A directory of PATH in which only npm and the machine put programs. */
const KNOWN_DIRECTORY =
  /^(?:\$\{?PATH\}?|\/(?:usr\/(?:local\/)?)?s?bin|(?:\.{0,2}\/|\$\{?(?:PWD|INIT_CWD)\}?\/)*node_modules\/\.bin\/?)$/;

/** Returns whether a variable decides which code the program behind it runs, or where that is found. */
function choosesCode({ name, value }: Pick<Assignment, 'name' | 'value'>): boolean {
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
function preloadsIn(value: string): readonly string[] | undefined {
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
