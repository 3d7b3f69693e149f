import type { Span } from '../model/finding.ts';
import type { Tree } from '../repo/tree.ts';
import type { Problem } from '../rules/problem.ts';
import { lex } from './lex.ts';
import { isBefore, isOnlyBefore } from './programs.ts';
import type { Assignment, Word } from './word.ts';

export interface Redirection {
  readonly operator: string;
  /** Absent if the operator has no operand. */
  readonly target?: Word;
}

/** Spans are offsets in the whole text. */
export interface SimpleCommand {
  readonly words: readonly Word[];
  /** Before its words, with any name. */
  readonly assignments: readonly Assignment[];
  readonly redirections: readonly Redirection[];
  /** The lexer's problems with its words. */
  readonly problems: readonly Problem[];
  readonly span: Span;
  /** Without blanks; empty at the end. */
  readonly separator: string;
  /** The command whose output is piped to its input. */
  readonly pipedFrom?: SimpleCommand;
  /** In substitutions and parentheses, which a shell runs first. */
  readonly inside: readonly SimpleCommand[];
  /** The commands in parentheses, if it is a subshell; its words then have no meaning. */
  readonly subshell?: readonly SimpleCommand[];
  /** True for the start of a function definition: a name before parentheses. */
  readonly defines?: true;
  /** Spans of command substitutions, whose text only the shell knows. */
  readonly substituted: readonly Span[];
}

/** In UTF-16 units; the same number as the lexer's limit in bytes. */
const MAX_TEXT = 128 * 1024;

/** Maximum nesting depth. Deeper commands are read at this depth. */
const MAX_DEPTH = 16;

/**
 * Finds every simple command that a shell would run for a text: in lists, pipelines, substitutions and
 * parentheses. The text is only judged, so extra commands are harmless, but none may be missed. Time is
 * linear; never throws.
 * @param tree the files for unquoted patterns
 * @returns the commands of the outermost level, in order; nested ones are in `inside`. Empty for a too
 *   long text, which the lexer reports
 */
export function readShellText(text: string, tree?: Tree): readonly SimpleCommand[] {
  if (text.length > MAX_TEXT) return [];
  return new ShellText(text, tree).list('', 0);
}

/** Outermost first. */
export function everyCommand(commands: readonly SimpleCommand[]): readonly SimpleCommand[] {
  return commands.flatMap((command) => [command, ...everyCommand(command.inside)]);
}

const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/s;

/** Removes words of shell grammar before a command: `then CI=1 node x.js`. */
export function withoutReserved(command: SimpleCommand): SimpleCommand {
  const { words, assignments } = command;
  // A quoted word is never a keyword.
  const from = words.findIndex(({ text, quoted }) => quoted || !isBefore(text));
  if (from < 1) return command;
  const rest = words.slice(from);
  const program = rest.findIndex(({ text }) => !ASSIGNMENT.test(text));
  const set = program < 0 ? rest : rest.slice(0, program);
  return {
    ...command,
    words: rest.slice(set.length),
    assignments: [...assignments, ...set.map(assignmentOf)],
  };
}

function assignmentOf({ text, span }: Word): Assignment {
  const [, name = '', value = ''] = ASSIGNMENT.exec(text) ?? [];
  return { name, value, span };
}

/** True if a word is known only when the command runs. */
export function isDynamic(
  { problems, substituted }: SimpleCommand,
  { span }: Pick<Word, 'span'>,
): boolean {
  const touches = (each: Span) => each.start < span.end && each.end > span.start;
  return (
    substituted.some(touches) ||
    problems.some((each) => EXPANDED.has(each.rule) && touches(each.span))
  );
}

const EXPANDED: ReadonlySet<Problem['rule']> = new Set([
  'arithmetic-expansion',
  'command-substitution',
  'dollar-quote',
  'variable-expansion',
]);

/** Text hidden from the lexer: nested commands, a comment, or an operator. */
interface Gap {
  readonly kind: 'substitution' | 'subshell' | 'definition' | 'comment' | 'operator';
  readonly start: number;
  readonly end: number;
}

interface OpenCommand {
  subshell?: readonly SimpleCommand[];
  readonly start: number;
  readonly gaps: Gap[];
  readonly inside: SimpleCommand[];
  readonly pipedFrom: SimpleCommand | undefined;
}

/** The tokens outside of double quotes, and inside. */
const UNQUOTED =
  /\\.?|'[^']*'?|[$<>]\(|[<>][<>&|-]{0,2}|&>[<>&|-]?|[;&|\r\n]+|(?<!\S)#[^\n]*|[^\\'"`$()<>&;|\r\n#]+|./sy;
const IN_DOUBLE_QUOTES = /\\.?|\$\(|[^\\`$"]+|./sy;

class ShellText {
  readonly #text: string;
  readonly #tree: Tree | undefined;
  #at = 0;

  constructor(text: string, tree: Tree | undefined) {
    this.#text = text;
    this.#tree = tree;
  }

  /** Reads commands up to and including the closing character. */
  list(close: ')' | '`' | '', depth: number): readonly SimpleCommand[] {
    const commands: SimpleCommand[] = [];
    let open = this.#open();
    let quoted = false;
    const endCommand = (end: number, separator = '') => {
      const command = this.#commandOf(open, end, separator);
      const { words, assignments, redirections, inside } = command;
      const isEmpty = words.length + assignments.length + redirections.length + inside.length === 0;
      const last = commands.at(-1);
      if (!isEmpty) commands.push(command);
      else if (last)
        commands[commands.length - 1] = { ...last, separator: last.separator + separator };
      const piped = /^\|&?$/.test(separator) ? command : undefined;
      open = this.#open(isEmpty ? open.pipedFrom : piped);
    };
    while (this.#at < this.#text.length) {
      const start = this.#at;
      const token = this.#next(quoted ? IN_DOUBLE_QUOTES : UNQUOTED);
      const end = this.#at;
      if (token === '"') quoted = !quoted;
      else if (token === close && (!quoted || close === '`')) {
        endCommand(start);
        return commands;
      } else if (token === '$(' || token === '`' || (!quoted && /^[<>]?\($/.test(token))) {
        if (depth === MAX_DEPTH) {
          endCommand(start);
          continue;
        }
        const before = this.#text.slice(open.start, start);
        const kind =
          token === '(' ? (isOnlyBefore(before) ? 'subshell' : 'definition') : 'substitution';
        const commands = this.list(token === '`' ? '`' : ')', depth + 1);
        open.inside.push(...commands);
        open.gaps.push({ kind, start, end: this.#at });
        if (kind === 'subshell') open.subshell = commands;
      } else if (!quoted && /^(?:[;&|\r\n]+|\))$/.test(token)) endCommand(start, token);
      else if (!quoted && token.startsWith('#') && /^\s?$/.test(this.#text.charAt(start - 1))) {
        open.gaps.push({ kind: 'comment', start, end });
      } else if (!quoted && /^(?:[<>]|&>)/.test(token)) {
        open.gaps.push({ kind: 'operator', start, end });
      }
    }
    endCommand(this.#text.length);
    return commands;
  }

  #open(pipedFrom?: SimpleCommand): OpenCommand {
    return { start: this.#at, gaps: [], inside: [], pipedFrom };
  }

  #next(token: RegExp): string {
    token.lastIndex = this.#at;
    const [text = ''] = token.exec(this.#text) ?? [];
    this.#at += text.length;
    return text;
  }

  /** Replaces nested commands by a placeholder word, and operators and comments by blanks. */
  #commandOf(open: OpenCommand, end: number, separator: string): SimpleCommand {
    const { start, gaps, inside, pipedFrom, subshell } = open;
    let written = '';
    let at = start;
    for (const gap of gaps) {
      const filling = gap.kind === 'comment' || gap.kind === 'operator' ? ' ' : '_';
      written += this.#text.slice(at, gap.start) + filling.repeat(gap.end - gap.start);
      at = gap.end;
    }
    written += this.#text.slice(at, end);
    const lexed = lex(written, this.#tree);
    const moved = <T extends { readonly span: Span }>(each: T): T => ({
      ...each,
      span: { start: each.span.start + start, end: each.span.end + start },
    });
    const words = lexed.words.map(moved);
    const taken = new Set<Word>();
    let index = 0;
    const operators = gaps.filter(({ kind }) => kind === 'operator');
    const redirections = operators.map(({ start: from, end: to }) => {
      // A file descriptor before the operator, as in `2>`, is no argument.
      while (index < words.length && (words[index]?.span.start ?? to) < to) index += 1;
      const target = words[index];
      const before = words[index - 1];
      if (before?.span.end === from && /^\d+$/.test(before.text)) taken.add(before);
      if (target) taken.add(target);
      return { operator: this.#text.slice(from, to), ...(target && { target }) };
    });
    const set = [...lexed.assignments, ...lexed.refused].map(moved);
    return {
      words: words.filter((word) => !taken.has(word)),
      assignments: set.sort((a, b) => a.span.start - b.span.start),
      redirections,
      problems: lexed.problems.map(moved),
      span: { start, end },
      separator: separator,
      inside,
      substituted: gaps.filter(({ kind }) => kind === 'substitution'),
      ...(pipedFrom && { pipedFrom }),
      ...(subshell && { subshell }),
      ...(gaps.some(({ kind }) => kind === 'definition') && { defines: true as const }),
    };
  }
}
