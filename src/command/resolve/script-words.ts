import type { Span } from '../../model/finding.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import { lex } from '../../shell/lex.ts';
import { REFUSED_PROGRAMS } from '../../shell/refused-programs.ts';
import type { SimpleCommand } from '../../shell/shell-text.ts';
import type { Word } from '../../shell/word.ts';
import type { Resolved } from './resolution.ts';
import { quoteForScript, type ScriptRun } from './scripts-that-run.ts';

/** A shell's own words; none of them runs anything that is not written in the text. */
export const SHELL_WORDS: ReadonlySet<string> = new Set(
  ': [ cd echo exit false test true'.split(' '),
);

/** Problems of a command's text that leave the words behind it as they are. */
const LEAVES_WORDS: ReadonlySet<Problem['rule']> = new Set([
  'assignment-refused',
  'environment-assignment',
]);

/** Problems by which only a part of a word is not known, so that words behind it stay words. */
const LEAVES_END: ReadonlySet<Problem['rule']> = new Set([
  ...LEAVES_WORDS,
  'brace-expansion',
  'glob-flag',
  'glob-outside',
  'glob-unclear',
  'tilde-expansion',
  'unquoted-glob',
  'variable-expansion',
]);

/**
 * The words that a command hands on to a script, in the text that npm makes of both. What is found at
 * them belongs to the command and is said of it; the rest is the script's.
 */
export class GivenWords {
  /** The script with the words behind it. */
  readonly text: string;
  readonly #bodyEnd: number;
  readonly #words: readonly { readonly word: Word; readonly at: Span }[];
  readonly #script: string;
  readonly #named: Span;

  /** @param named the place in the command that names the script */
  constructor({ event, body, words }: ScriptRun, named: Span) {
    let text = body;
    const placed: { word: Word; at: Span }[] = [];
    for (const word of words) {
      const start = text.length + 1;
      text = `${text} ${quoteForScript(word.text)}`;
      placed.push({ word, at: { start, end: text.length } });
    }
    this.text = text;
    this.#bodyEnd = body.length;
    this.#words = placed;
    this.#script = event;
    this.#named = named;
  }

  /** Whether any word is handed on. */
  get hasWords(): boolean {
    return this.#words.length > 0;
  }

  /** Whether a problem of the text touches a word that was given. */
  readonly isGiven = ({ span }: Pick<Problem, 'span'>): boolean =>
    this.#words.length > 0 && span.end > this.#bodyEnd;

  /** The same problem, at the place of those words in the command. */
  readonly inCommand = (problem: Problem): Problem => {
    const touched = this.#words.filter(
      ({ at }) => at.start < problem.span.end && at.end > problem.span.start,
    );
    const first = touched[0]?.word.span ?? this.#named;
    const last = touched.at(-1)?.word.span ?? this.#named;
    return { ...problem, span: { start: first.start, end: last.end } };
  };

  /**
   * What the words that were given are behind a command: problems of their text, and words that nobody
   * reads, because a program of the machine gets them, or text that is more than words. A program may
   * take one that begins with a dash for anything, and a shell or an interpreter any word at all.
   *
   * @param resolved what the command leads to
   */
  problemsBehind({ span, words }: SimpleCommand, resolved: Resolved): Problem[] {
    if (this.#words.length === 0 || span.end <= this.#bodyEnd) return [];
    const { problems } = lex(this.text.slice(span.start, span.end));
    const placed = problems.map((problem) => ({
      ...problem,
      span: { start: problem.span.start + span.start, end: problem.span.end + span.start },
    }));
    const areWords = problems.every(
      ({ rule }) => LEAVES_WORDS.has(rule) || ruleOf(rule).severity === 'warning',
    );
    const given = areWords ? placed.filter(this.isGiven) : [];
    const program = words[0]?.text ?? '';
    if (areWords && SHELL_WORDS.has(program)) return given;
    const foreign = resolved.problems.some(
      ({ rule, span: at }) => rule === 'program-not-allowed' && at.start === words[0]?.span.start,
    );
    if (areWords && !foreign) return given;
    const runsAny =
      REFUSED_PROGRAMS.has(program.replace(/^.*[\\/]/, '')) ||
      (!areWords && problems.some(({ rule }) => !LEAVES_END.has(rule)));
    const unread = this.#words.find(({ word }) => runsAny || word.text.startsWith('-'));
    if (unread === undefined) return given;
    const args = { script: this.#script, word: unread.word.text, text: this.text };
    return [...given, problemAt('script-words-unread', unread.at, args)];
  }
}
