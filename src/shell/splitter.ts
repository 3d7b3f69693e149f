import { inspectCharacters, visible } from './deceptive-text.ts';
import type { ProblemCollector, RawWord, WordPart } from './word.ts';

const MAX_QUOTES = 1_000;

const END_OF_PART = /[ \t\n\r'"\\$`;&|<>()]/g;

/**
 * Splits a command into words in one pass according to POSIX 2.2 and 2.3, as dash and bash do. Reports and skips
 * special shell syntax, so that the words can be shown although they have lost their meaning.
 */
export function splitWords(command: string, problems: ProblemCollector): RawWord[] {
  return new Splitter(command, problems).split();
}

class Splitter {
  readonly #command: string;
  readonly #problems: ProblemCollector;
  readonly #words: RawWord[] = [];
  #parts: WordPart[] = [];
  #wordStart = 0;
  #at = 0;
  #quotes = 0;

  constructor(command: string, problems: ProblemCollector) {
    this.#command = command;
    this.#problems = problems;
  }

  split(): RawWord[] {
    while (this.#at < this.#command.length) this.#step();
    this.#endWord();
    if (this.#quotes > MAX_QUOTES) {
      const span = { start: 0, end: this.#command.length };
      this.#problems.add('command-too-long', span, { more: `${MAX_QUOTES} quoted parts` });
    }
    return this.#words;
  }

  #step(): void {
    const character = this.#command.charAt(this.#at);
    if (/[ \t\n\r]/.test(character)) {
      this.#endWord();
      inspectCharacters(character, this.#at, false, this.#problems);
      this.#at += 1;
    } else if (/[;&|<>()]/.test(character)) {
      this.#endWord();
      this.#at = readOperator(this.#command, this.#at, this.#problems);
    } else if (character === "'") this.#singleQuotes();
    else if (character === '"') this.#doubleQuotes();
    else if (character === '\\') this.#backslash();
    else if (/[$`]/.test(character)) this.#expansion(false);
    else if (character === '#' && this.#parts.length === 0) this.#comment();
    else this.#unquoted();
  }

  #addPart(text: string, quoted: boolean, textStart: number, sourceStart = textStart): void {
    if (this.#parts.length === 0) this.#wordStart = sourceStart;
    this.#parts.push({ text, quoted, start: textStart });
  }

  #endWord(): void {
    if (this.#parts.length === 0) return;
    this.#words.push({ parts: this.#parts, start: this.#wordStart, end: this.#at });
    this.#parts = [];
  }

  #unquoted(): void {
    const start = this.#at;
    END_OF_PART.lastIndex = start + 1;
    const end = END_OF_PART.exec(this.#command)?.index ?? this.#command.length;
    const text = this.#command.slice(start, end);
    inspectCharacters(text, start, false, this.#problems);
    this.#addPart(text, false, start);
    this.#at = end;
  }

  #singleQuotes(): void {
    const start = this.#at;
    const close = this.#command.indexOf("'", start + 1);
    const end = close < 0 ? this.#command.length : close;
    const text = this.#command.slice(start + 1, end);
    inspectCharacters(text, start + 1, true, this.#problems);
    this.#addPart(text, true, start + 1, start);
    this.#closeQuotes(start, end, "'");
  }

  /** POSIX 2.2.3: in double quotes, a backslash escapes only `$`, backtick, `"`, itself and a newline. */
  #doubleQuotes(): void {
    const start = this.#at;
    const command = this.#command;
    let text = '';
    let copied = start + 1;
    this.#at = copied;
    while (this.#at < command.length && command.charAt(this.#at) !== '"') {
      const character = command.charAt(this.#at);
      if (character === '\\' && /["$`\\\n]/.test(command.charAt(this.#at + 1))) {
        text += command.slice(copied, this.#at);
        if (command.charAt(this.#at + 1) === '\n') this.#continuation();
        copied = this.#at + 1;
        this.#at += 2;
      } else if (/[$`]/.test(character)) this.#expansion(true);
      else this.#at += 1;
    }
    const end = Math.min(this.#at, command.length);
    text += command.slice(copied, end);
    inspectCharacters(command.slice(start + 1, end), start + 1, true, this.#problems);
    this.#addPart(text, true, start + 1, start);
    this.#closeQuotes(start, end, '"');
  }

  #closeQuotes(start: number, end: number, quote: string): void {
    this.#quotes += 1;
    this.#at = Math.min(end + 1, this.#command.length);
    if (end < this.#command.length) return;
    this.#problems.add('unterminated-quote', { start, end }, { quote });
  }

  #backslash(): void {
    const start = this.#at;
    const escaped = this.#command.charAt(start + 1);
    this.#at += 1;
    if (escaped === '') {
      this.#problems.add('unterminated-quote', { start, end: start + 1 }, { quote: '\\' });
      this.#addPart('\\', true, start);
    } else if (escaped === '\n') {
      this.#at = start;
      this.#continuation();
      this.#at += 2;
    } else if (escaped > '\x7f') {
      // The letter itself is read next, and rejected as unquoted.
      this.#addPart('', true, start + 1, start);
    } else {
      inspectCharacters(escaped, start + 1, true, this.#problems);
      this.#addPart(escaped, true, start + 1, start);
      this.#at += 1;
    }
  }

  #continuation(): void {
    this.#problems.add('line-continuation', { start: this.#at, end: this.#at + 2 }, {});
  }

  /** In double quotes, the caller copies the text. Outside, it must not be read as a pattern. */
  #expansion(inDoubleQuotes: boolean): void {
    const start = this.#at;
    const { kind, end = start + 1 } = readExpansion(this.#command, start, inDoubleQuotes);
    const written = this.#command.slice(start, end);
    if (kind) this.#problems.add(kind, { start, end }, { written: visible(written) });
    if (!inDoubleQuotes) this.#addPart(written, kind !== undefined, start);
    this.#at = end;
  }

  #comment(): void {
    const start = this.#at;
    const newline = this.#command.indexOf('\n', start);
    this.#at = newline < 0 ? this.#command.length : newline;
    const written = this.#command.slice(start, this.#at);
    inspectCharacters(written, start, false, this.#problems);
    this.#problems.add('shell-comment', { start, end: this.#at }, { written: visible(written) });
  }
}

interface Expansion {
  /** Absent for an ordinary character. */
  readonly kind?:
    | 'variable-expansion'
    | 'command-substitution'
    | 'arithmetic-expansion'
    | 'dollar-quote';
  /** Offset of its end. */
  readonly end?: number;
}

/** POSIX 2.5.1 and 2.5.2: a name, or a positional or special parameter of one character. */
const PARAMETER = /[A-Za-z_][A-Za-z0-9_]*|[0-9@*#?$!-]|[^\0-\x7f]/y;
const BACKTICKS = /(?:[^`\\]|\\[\s\S]?)*`?/y;

/**
 * Reads the dollar sign or backtick at an offset. A dollar sign is an ordinary character only if dash and bash agree:
 * before a blank, the end, the closing quote, a backslash, and punctuation that starts no parameter. A non-ASCII
 * letter starts a name in some locales of bash.
 */
function readExpansion(command: string, at: number, inDoubleQuotes: boolean): Expansion {
  const next = command.charAt(at + 1);
  if (command.charAt(at) === '`') {
    return { kind: 'command-substitution', end: endOf(BACKTICKS, command, at + 1) };
  }
  if (next === '(') {
    const kind = command.charAt(at + 2) === '(' ? 'arithmetic-expansion' : 'command-substitution';
    return { kind, end: closing(command, at + 1, '(', ')') };
  }
  if (next === '{') return { kind: 'variable-expansion', end: closing(command, at + 1, '{', '}') };
  // bash only; literal in dash.
  if (next === '[')
    return { kind: 'arithmetic-expansion', end: closing(command, at + 1, '[', ']') };
  if (next === "'" || next === '"') {
    if (inDoubleQuotes) return {};
    const close = command.indexOf(next, at + 2);
    return { kind: 'dollar-quote', end: close < 0 ? command.length : close + 1 };
  }
  const end = endOf(PARAMETER, command, at + 1);
  return end > at + 1 ? { kind: 'variable-expansion', end } : {};
}

/** Returns the offset after a match of a sticky pattern; the offset itself without a match. */
function endOf(pattern: RegExp, command: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(command)?.[0].length ?? 0);
}

/** Ignores quotes and escapes, which suffices for the span of a rejected expansion. */
function closing(command: string, at: number, open: string, close: string): number {
  let depth = 0;
  for (let index = at; index < command.length; index += 1) {
    const character = command.charAt(index);
    if (character === open) depth += 1;
    else if (character === close) {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return command.length;
}

/**
 * Reports the operator (POSIX 2.10.1) at an offset; its first character is one of `; & | < > ( )`.
 * @returns the offset after the operator
 */
function readOperator(command: string, start: number, problems: ProblemCollector): number {
  const first = command.charAt(start);
  if (first === '(' || first === ')') {
    problems.add('shell-grammar', { start, end: start + 1 }, { written: first });
    return start + 1;
  }
  const redirects = first === '<' || first === '>';
  const more = redirects ? /[<>&|-]/ : /[;&|]/;
  let end = start + 1;
  while (end - start < 3 && more.test(command.charAt(end))) end += 1;
  const operator = command.slice(start, end);
  problems.add(redirects ? 'shell-redirection' : 'shell-operator', { start, end }, { operator });
  return end;
}
