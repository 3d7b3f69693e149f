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

/** A part of the text between an opening character and its end. */
interface Frame {
  readonly opened: number;
  readonly close: ')' | '`' | '';
  readonly commands: SimpleCommand[];
  quote: '' | '"' | "'";
  start: number;
  holes: [start: number, end: number][];
  operators: [start: number, end: number][];
  inside: SimpleCommand[];
  pipedFrom: SimpleCommand | undefined;
}

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
  return new ShellText(text, tree).read();
}

/** Returns commands with all nested commands, outermost first. */
export function everyCommand(commands: readonly SimpleCommand[]): readonly SimpleCommand[] {
  return commands.flatMap((command) => [command, ...everyCommand(command.inside)]);
}

class ShellText {
  readonly #text: string;
  readonly #tree: Tree | undefined;
  readonly #frames: Frame[] = [];
  #frame: Frame;
  #at = 0;

  constructor(text: string, tree: Tree | undefined) {
    this.#text = text;
    this.#tree = tree;
    this.#frame = frameAt(0, 0, '');
  }

  read(): readonly SimpleCommand[] {
    while (this.#at < this.#text.length) this.#step();
    while (this.#frames.length > 0) this.#leave(this.#text.length);
    this.#endCommand(this.#text.length, '');
    return this.#frame.commands;
  }

  #step(): void {
    const frame = this.#frame;
    const character = this.#text.charAt(this.#at);
    const next = this.#text.charAt(this.#at + 1);
    if (frame.quote === "'") {
      if (character === "'") frame.quote = '';
      this.#at += 1;
    } else if (character === '\\') {
      this.#at += 2;
    } else if (character === '`') {
      if (frame.close === '`') this.#leave(this.#at);
      else this.#enter(1, '`');
    } else if (character === '$' && next === '(') {
      this.#enter(2, ')');
    } else if (frame.quote === '"') {
      if (character === '"') frame.quote = '';
      this.#at += 1;
    } else {
      this.#unquoted(character, next);
    }
  }

  #unquoted(character: string, next: string): void {
    const frame = this.#frame;
    if (character === '"' || character === "'") {
      frame.quote = character;
      this.#at += 1;
    } else if (character === '(') {
      this.#enter(1, ')');
    } else if (character === ')') {
      if (frame.close === ')') this.#leave(this.#at);
      else this.#separator(/[)]/);
    } else if ((character === '<' || character === '>') && next === '(') {
      this.#enter(2, ')');
    } else if (character === '<' || character === '>' || (character === '&' && next === '>')) {
      const start = this.#at;
      do this.#at += 1;
      while (this.#at - start < 3 && /[<>&|-]/.test(this.#text.charAt(this.#at)));
      frame.operators.push([start, this.#at]);
    } else if (/[;&|\r\n]/.test(character)) {
      this.#separator(/[;&|\r\n]/);
    } else if (character === '#' && /^\s?$/.test(this.#text.charAt(this.#at - 1))) {
      const end = this.#text.indexOf('\n', this.#at);
      frame.holes.push([this.#at, end < 0 ? this.#text.length : end]);
      this.#at = end < 0 ? this.#text.length : end;
    } else {
      this.#at += 1;
    }
  }

  #separator(run: RegExp): void {
    const start = this.#at;
    while (run.test(this.#text.charAt(this.#at))) this.#at += 1;
    this.#endCommand(start, this.#text.slice(start, this.#at));
  }

  #enter(length: number, close: ')' | '`'): void {
    const opened = this.#at;
    this.#at += length;
    if (this.#frames.length === MAX_DEPTH) {
      this.#endCommand(opened, '');
      return;
    }
    this.#frames.push(this.#frame);
    this.#frame = frameAt(opened, this.#at, close);
  }

  #leave(end: number): void {
    this.#endCommand(end, '');
    const { commands, opened } = this.#frame;
    const outer = this.#frames.pop();
    if (outer === undefined) return;
    this.#at = Math.min(end + 1, this.#text.length);
    outer.holes.push([opened, this.#at]);
    outer.inside.push(...commands);
    this.#frame = outer;
  }

  #endCommand(end: number, separator: string): void {
    const frame = this.#frame;
    const command = this.#commandOf(frame, end);
    const { words, redirections, inside } = command;
    if (words.length > 0 || redirections.length > 0 || inside.length > 0) {
      frame.commands.push(command);
      frame.pipedFrom = /^\|&?$/.test(separator) ? command : undefined;
    }
    frame.start = this.#at;
    frame.holes = [];
    frame.operators = [];
    frame.inside = [];
  }

  /** Replaces nested commands with a placeholder word, and operators with blanks. */
  #commandOf({ start, holes, operators, inside, pipedFrom }: Frame, end: number): SimpleCommand {
    let written = '';
    let at = start;
    const gaps = [
      ...holes.map(([from, to]) => ({ from, to, filling: this.#text[from] === '#' ? ' ' : '_' })),
      ...operators.map(([from, to]) => ({ from, to, filling: ' ' })),
    ].sort((a, b) => a.from - b.from);
    for (const { from, to, filling } of gaps) {
      written += this.#text.slice(at, from) + filling.repeat(to - from);
      at = to;
    }
    written += this.#text.slice(at, end);
    const lexed = lex(written, this.#tree);
    const words = lexed.words.map((word) => ({ ...word, span: shifted(word.span, start) }));
    const problems = lexed.problems.map((problem) => ({
      ...problem,
      span: shifted(problem.span, start),
    }));
    const taken = new Set<Word>();
    let index = 0;
    const redirections = operators.map(([from, to]) => {
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
      problems,
      inside,
      ...(pipedFrom && { pipedFrom }),
    };
  }
}

function frameAt(opened: number, start: number, close: Frame['close']): Frame {
  const lists = { commands: [], holes: [], operators: [], inside: [] };
  return { opened, start, close, quote: '', pipedFrom: undefined, ...lists };
}

function shifted({ start, end }: Word['span'], by: number): Word['span'] {
  return { start: start + by, end: end + by };
}
