import { posix } from 'node:path';
import ignore from 'ignore';
import { toolThatFinds } from '../../programs/file-names.ts';
import { normalise } from '../../repo/paths.ts';
import { perTree, type Tree } from '../../repo/tree.ts';
import type { Problem } from '../../rules/problem.ts';
import { isHarmlessVariable } from '../../shell/assignment.ts';
import { lex } from '../../shell/lex.ts';
import { changesShell, programNamed } from '../../shell/programs.ts';
import { isDynamic, readShellText, type SimpleCommand } from '../../shell/shell-text.ts';
import { startedWords, textHanded } from '../../shell/started-words.ts';
import type { Word } from '../../shell/word.ts';
import { alternativesOf } from './path-text.ts';
import { from, type Place } from './resolution.ts';
import { isBlank } from './scripts-that-run.ts';
import { readText } from './tree-file.ts';

/** A part of a script that is not known to be harmless. */
export interface FormFault {
  /** As in the script. */
  readonly part: string;
  /** The rest of a sentence that begins with the part. */
  readonly why: string;
}

/** The commands of a script, up to the first part that breaks the form. */
interface ScriptForm {
  readonly commands: readonly SimpleCommand[];
  readonly fault?: FormFault;
}

/**
 * Reads a package script: simple commands joined by `&&`, with harmless assignments. In 78 public
 * repositories, 403 of 413 validating scripts have this form.
 * @param tree the files where it runs, for unquoted patterns
 */
export function readScriptForm(text: string, tree: Tree): ScriptForm {
  const commands = readShellText(text, tree);
  if (commands.length === 0 && !isBlank(text))
    return { commands, fault: { part: 'the script', why: 'cannot be read' } };
  const comment = lex(text).problems.find(({ rule }) => rule === 'shell-comment');
  if (comment && commands.length > 0) {
    const part = text.slice(comment.span.start, comment.span.end);
    return { commands, fault: { part, why: 'hides the words behind it' } };
  }
  for (const [at, command] of commands.entries()) {
    const isLast = at === commands.length - 1;
    const fault = faultOf(command, text) ?? separatorFault(command, isLast);
    if (fault !== undefined) return { commands, fault };
  }
  return { commands };
}

function separatorFault({ separator }: SimpleCommand, isLast: boolean): FormFault | undefined {
  const operator = separator.trim();
  if (isLast ? operator === '' : operator === '&&') return undefined;
  return { part: operator === '' ? 'a line break' : operator, why: OPERATORS };
}

const OPERATORS = 'joins commands in another way than `&&`';

/** Returns why a command is not simple, or why its text does not show its words. */
function faultOf(command: SimpleCommand, text: string): FormFault | undefined {
  const { words, redirections, inside, subshell, defines, problems, assignments } = command;
  const written = text.slice(command.span.start, command.span.end).trim();
  const fault = (part: string, why: string) => ({ part, why });
  if (subshell) return fault(written, 'runs in a subshell');
  if (defines) return fault(written, 'defines a function');
  if (inside.length > 0) return fault(written, 'runs a command to make a word');
  const [redirection] = redirections;
  if (redirection) {
    return fault(
      `${redirection.operator} ${redirection.target?.text ?? ''}`,
      'redirects input or output',
    );
  }
  const set = assignments.find(({ name, value }) => !isHarmlessVariable(name, value));
  if (set) return fault(`${set.name}=`, 'sets a variable that can choose the code that runs');
  const dynamic = words.find((word) => isDynamic(command, word) && !isVersion(command, word, text));
  if (dynamic) {
    const { start, end } = dynamic.span;
    return fault(text.slice(start, end), 'is only known when the script runs');
  }
  const problem = problems.find((each) => !isAccepted(each, words));
  if (problem) {
    const { start, end } = problem.span;
    return fault(text.slice(start, end).trim() || written, 'is syntax of a shell');
  }
  return words.length === 0 ? fault(written, 'starts no program') : wordsFault(words);
}

/** True if npm fills in the package's version, which is no path. */
function isVersion({ problems }: SimpleCommand, { span }: Word, text: string): boolean {
  return problems.every(
    (each) =>
      each.rule !== 'variable-expansion' ||
      each.span.end <= span.start ||
      each.span.start >= span.end ||
      /^\$\{?npm_package_version\}?$/.test(text.slice(each.span.start, each.span.end)),
  );
}

/** True for lexer problems that do not change a word; the shell or the tool expands braces. */
function isAccepted({ rule, span, severity }: Problem, words: readonly Word[]): boolean {
  if (rule === 'variable-expansion' || severity === 'warning') return true;
  if (rule !== 'brace-expansion') return false;
  const word = words.find((each) => each.span.start <= span.start && each.span.end >= span.end);
  return (
    word !== undefined && alternativesOf(word.text)?.every((each) => !each.startsWith('-')) === true
  );
}

/** Returns why the words of a simple command do not show which program and code run. */
function wordsFault(words: readonly Word[]): FormFault | undefined {
  const [first] = words;
  const name = first?.text ?? '';
  if (changesShell(name) && !first?.quoted) return { part: name, why: 'is a word of the shell' };
  const started = startedWords(words);
  if (isWrapperTool(name)) return undefined;
  if (started.length < words.length || programNamed(name)?.kind === 'wrapper')
    return { part: name, why: 'decides how another program runs' };
  return textHanded(started) && name !== 'node'
    ? { part: name, why: 'runs text as code' }
    : undefined;
}

/** True for a wrapper that is an npm tool with its own description. */
export function isWrapperTool(name: string): boolean {
  const known = programNamed(name);
  return known?.name === name && known.wraps === 'as-tool';
}

/** Programs that change files: their allowed flags, and the index of the first written operand. */
const HELPERS: Readonly<Record<string, { readonly flags: RegExp; readonly from: number }>> = {
  cp: { flags: /^-[afprRvu]+$|^--(?:recursive|force|verbose)$/, from: -1 },
  mkdir: { flags: /^-[pv]+$|^--parents$/, from: 0 },
  rimraf: { flags: /^--(?:no-glob|verbose)$/, from: 0 },
  rm: { flags: /^-[rRfv]+$|^--(?:recursive|force)$/, from: 0 },
};

/** Directories of dependencies, which no script may change. */
const DEPENDENCIES = /(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;

/** Returns the words of a file helper, without a leading `shx`; undefined for other commands. */
export function helperWords([first, ...rest]: readonly Word[]): readonly Word[] | undefined {
  if (first?.text === 'shx') {
    const [name] = rest;
    return name && (name.text === 'echo' || Object.hasOwn(HELPERS, name.text)) ? rest : undefined;
  }
  return first && Object.hasOwn(HELPERS, first.text) ? [first, ...rest] : undefined;
}

/**
 * Returns why a file helper of a script changes other files than ignored ones and `build_outputs`.
 * @param words see {@link helperWords}
 */
export async function helperFault(
  [first, ...rest]: readonly Word[],
  place: Place,
): Promise<FormFault | undefined> {
  const name = first?.text ?? '';
  const helper = HELPERS[name];
  if (helper === undefined) return undefined;
  const odd = rest.find(({ text }) => text.startsWith('-') && !helper.flags.test(text));
  if (odd) return { part: `${name} ${odd.text}`, why: 'has a flag that is not known' };
  const paths = rest.flatMap(({ text }) => (text.startsWith('-') ? [] : [text]));
  if (paths.length < (helper.from < 0 ? 2 : 1)) return { part: name, why: 'names no path' };
  for (const path of paths.slice(helper.from)) {
    const why = await whyKept(path, place);
    if (why !== undefined) return { part: `${name} … ${path}`, why };
  }
  return undefined;
}

/** Returns why a path may not be written. */
async function whyKept(path: string, place: Place): Promise<string | undefined> {
  const { tree, isOutput } = place;
  const wanted = path.startsWith('/') ? undefined : normalise(from(place, path));
  if (wanted === undefined || wanted === '') return 'writes outside of the build outputs';
  if (/[*?[\]{}!$~\\]/.test(path)) return 'writes to a path that the text does not show';
  if (DEPENDENCIES.test(wanted)) return 'writes to a directory of dependencies';
  if (toolThatFinds(wanted) !== undefined) return 'writes a configuration file';
  const entry = tree.stat(wanted);
  if (entry?.tracked && entry.kind !== 'directory') return 'writes a file of the commit';
  const inside = `${wanted}/`;
  const isTracked =
    entry?.tracked && [...tree.files()].some((each) => each.path.startsWith(inside));
  if (isTracked) return 'writes to a directory of the commit';
  if (isOutput?.(wanted) || (await ignoredBy(tree))(wanted)) return undefined;
  return 'writes to a path that git does not ignore and `build_outputs` does not name';
}

/** Tests for paths ignored by the commit's `.gitignore` files: https://git-scm.com/docs/gitignore. */
const ignoredBy = perTree(async (tree: Tree): Promise<(path: string) => boolean> => {
  const rules = new Map<string, ReturnType<typeof ignore>>();
  for (const { path } of tree.files()) {
    if (posix.basename(path) !== '.gitignore') continue;
    const read = await readText(tree, path, MAX_BYTES);
    const folder = posix.dirname(path).replace(/^\.$/, '');
    if (read && 'text' in read) rules.set(folder, ignore().add(read.text));
  }
  return (path) => {
    const parts = path.split('/');
    let isIgnored = false;
    for (let at = 0; at < parts.length; at += 1) {
      const own = rules.get(parts.slice(0, at).join('/'));
      // A helper may create a directory of this name.
      const below = parts.slice(at).join('/');
      const found = own?.test(below);
      const folder = own?.test(`${below}/`);
      if (found?.ignored || folder?.ignored) isIgnored = true;
      else if (found?.unignored || folder?.unignored) isIgnored = false;
    }
    return isIgnored;
  };
});

const MAX_BYTES = 256 * 1024;
