import type { Span } from '../model/finding.ts';
import type { Tree } from '../repo/tree.ts';
import type { Problem } from '../rules/finding.ts';
import { lex } from './lex/lex.ts';
import type { Word } from './reading.ts';

/** A redirection of one simple command. */
export interface Redirection {
  readonly operator: string;
  /** Absent if no word follows the operator. */
  readonly target?: Word;
}

/** One simple command in a shell text. Spans are offsets in the whole text. */
export interface SimpleCommand {
  readonly words: readonly Word[];
  readonly redirections: readonly Redirection[];
  /** Problems of the lexer with its words. */
  readonly problems: readonly Problem[];
  /** The command at the other end of the pipe to its input. */
  readonly pipedFrom?: SimpleCommand;
  /** Commands in substitutions and parentheses, which a shell runs first. */
  readonly inside: readonly SimpleCommand[];
}

/** In UTF-16 units; the same number as the lexer's limit in bytes. */
const MAX_TEXT = 128 * 1024;

/** Maximum nesting depth; deeper commands are read as if they were at this depth. */
const MAX_DEPTH = 16;

/**
 * Finds every simple command that a shell would run for a text: in lists, pipelines, substitutions and
 * parentheses. The text is only judged, never run, so it may find more commands than a shell, but never
 * fewer. Time is linear; never throws.
 *
 * @param tree the files for unquoted patterns
 * @returns the commands of the outermost level, in order; nested commands are in `inside`. Empty for a
 *   text that is too long, which the lexer reports
 */
export function readShellText(text: string, tree?: Tree): readonly SimpleCommand[] {
  if (text.length > MAX_TEXT) return [];
  return new ShellText(text, tree).list('', 0);
}

/** Returns commands with all nested commands, outermost first. */
export function everyCommand(commands: readonly SimpleCommand[]): readonly SimpleCommand[] {
  return commands.flatMap((command) => [command, ...everyCommand(command.inside)]);
}

/** A part of the text that the lexer does not read: nested commands, a comment, or an operator. */
interface Gap {
  readonly kind: 'nested' | 'comment' | 'operator';
  readonly start: number;
  readonly end: number;
}

/** A command whose end is not read yet. */
interface OpenCommand {
  readonly start: number;
  readonly gaps: Gap[];
  readonly inside: SimpleCommand[];
  readonly pipedFrom: SimpleCommand | undefined;
}

/** What a shell reads as one outside of double quotes, and in them. */
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

  /** Reads commands up to the character that closes them, and steps over it. */
  list(close: ')' | '`' | '', depth: number): readonly SimpleCommand[] {
    const commands: SimpleCommand[] = [];
    let open = this.#open();
    let quoted = false;
    const endCommand = (end: number, separator = '') => {
      const command = this.#commandOf(open, end);
      const { words, redirections, inside } = command;
      const isEmpty = words.length === 0 && redirections.length === 0 && inside.length === 0;
      if (!isEmpty) commands.push(command);
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
        open.inside.push(...this.list(token === '`' ? '`' : ')', depth + 1));
        open.gaps.push({ kind: 'nested', start, end: this.#at });
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

  /** Replaces nested commands with a placeholder word, and operators and comments with blanks. */
  #commandOf({ start, gaps, inside, pipedFrom }: OpenCommand, end: number): SimpleCommand {
    let written = '';
    let at = start;
    for (const gap of gaps) {
      const filling = gap.kind === 'nested' ? '_' : ' ';
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
      // A file descriptor before the operator, as in `2>`, is not an argument.
      while (index < words.length && (words[index]?.span.start ?? to) < to) index += 1;
      const target = words[index];
      const before = words[index - 1];
      if (before?.span.end === from && /^\d+$/.test(before.text)) taken.add(before);
      if (target) taken.add(target);
      return { operator: this.#text.slice(from, to), ...(target && { target }) };
    });
    return {
      words: words.filter((word) => !taken.has(word)),
      redirections,
      problems: lexed.problems.map(moved),
      inside,
      ...(pipedFrom && { pipedFrom }),
    };
  }
}
