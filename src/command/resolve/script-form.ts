import type { Tree } from '../../repo/tree.ts';
import type { Problem } from '../../rules/problem.ts';
import { isHarmlessVariable } from '../../shell/assignment.ts';
import { lex } from '../../shell/lex.ts';
import { baseName, type KnownProgram, programNamed } from '../../shell/programs.ts';
import { isDynamic, readShellText, type SimpleCommand } from '../../shell/shell-text.ts';
import { changesShell } from '../../shell/shell-words.ts';
import { startedWords, textHanded } from '../../shell/started-words.ts';
import type { Word } from '../../shell/word.ts';
import { alternativesOf } from './path-patterns.ts';
import { isBlank } from './scripts-that-run.ts';

/** A part of a script that has no form which is known to be harmless. */
export interface FormFault {
  /** As it is written. */
  readonly part: string;
  /** The rest of a sentence that begins with the part. */
  readonly why: string;
}

/** The commands of a script, as far as it is simple commands joined by `&&`. */
interface ScriptForm {
  readonly commands: readonly SimpleCommand[];
  readonly fault?: FormFault;
}

/**
 * Reads a package script: simple commands joined by `&&`, with harmless assignments. In 78 public repositories,
 * 403 of 413 scripts that validate have this form.
 *
 * @param text the script as package.json has it
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

/** Returns why one command of a list is no simple command with words that the text shows. */
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

/** npm itself fills in the version of the package, which is no path. */
function isVersion({ problems }: SimpleCommand, { span }: Word, text: string): boolean {
  return problems.every(
    (each) =>
      each.rule !== 'variable-expansion' ||
      each.span.end <= span.start ||
      each.span.start >= span.end ||
      /^\$\{?npm_package_version\}?$/.test(text.slice(each.span.start, each.span.end)),
  );
}

/** Problems of the lexer that leave a word as it is: braces, which only some shells expand, are the tool's. */
function isAccepted({ rule, span, severity }: Problem, words: readonly Word[]): boolean {
  if (rule === 'variable-expansion' || severity === 'warning') return true;
  if (rule !== 'brace-expansion') return false;
  const word = words.find((each) => each.span.start <= span.start && each.span.end >= span.end);
  return (
    word !== undefined && alternativesOf(word.text)?.every((each) => !each.startsWith('-')) === true
  );
}

/** Returns why the words of a simple command do not say which program runs, with which code. */
function wordsFault(words: readonly Word[]): FormFault | undefined {
  const [first] = words;
  const name = first?.text ?? '';
  if (changesShell(name) && !first?.quoted) return { part: name, why: 'is a word of the shell' };
  const started = startedWords(words);
  const around = words.slice(0, words.length - started.length);
  if (isWrapperTool(name)) return undefined;
  const known = programNamed(name);
  if (known?.kind === 'wrapper') {
    const odd = around.find(({ text }, at) => at > 0 && !isPlainWord(text, name));
    if (odd || known.wraps !== 'as-is' || around.length === 0)
      return { part: odd?.text ?? name, why: 'decides how another program runs' };
  } else if (around.length > 0) {
    return { part: name, why: 'runs a program for what it finds' };
  }
  return textHanded(started) && started[0]?.text !== 'node'
    ? { part: started[0]?.text ?? name, why: 'runs text as code' }
    : undefined;
}

/** Returns whether a wrapper is a tool of an npm package, whose words are read by its own description. */
export function isWrapperTool(name: string): boolean {
  return wrapsOf(name) === 'as-tool';
}

/** How a wrapper runs its program, by its plain name. */
function wrapsOf(name: string): KnownProgram['wraps'] {
  const known = programNamed(name);
  return known?.name === name ? known.wraps : undefined;
}

/** A word of a wrapper that changes only resources, or a harmless variable of `env`. */
function isPlainWord(text: string, wrapper: string): boolean {
  const [, name, value = ''] = /^(\w+)=(.*)$/s.exec(text) ?? [];
  if (name !== undefined) return isHarmlessVariable(name, value);
  if (wrapsOf(text) === 'as-is') return true;
  if (baseName(wrapper) === 'env') return false;
  return /^(?:-{1,2}[\w-]+(?:=[\w.]+)?|\d+[smhd]?|[\w.]+)$/.test(text);
}
