import { REFUSED_PROGRAMS } from '../../families/refused-programs.ts';
import type { Span } from '../../model/finding.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import type { Word } from '../reading.ts';
import type { Resolved } from './resolution.ts';
import { type ScriptPart, SHELL_WORDS } from './script-text.ts';
import type { ScriptRun } from './scripts-that-run.ts';
import { quoteForScript } from './scripts-that-run.ts';

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

  /** Whether a problem of the text touches a word that was given. */
  readonly isGiven = ({ span }: Problem): boolean =>
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

  onlyGiven({ problems }: Resolved): Resolved {
    return { targets: [], problems: problems.filter(this.isGiven) };
  }

  /** Whether words are behind a command that is no simple one, but whose words are all known. */
  areReadableBehind({ end }: ScriptPart, problems: readonly Problem[]): boolean {
    const errors = problems.every(({ rule }) => LEAVES_WORDS.has(rule));
    return this.#words.length > 0 && end > this.#bodyEnd && errors;
  }

  /**
   * Words behind a command that nobody reads: by a program of the machine, or in text that is more than
   * words. A program may take one that begins with a dash for anything, and a shell or an interpreter
   * any word at all.
   *
   * @param resolved what the command leads to, if it could be read
   */
  unreadBehind(
    { end }: ScriptPart,
    words: readonly Word[],
    resolved?: Resolved,
    problems: readonly Problem[] = [],
  ): Problem[] {
    if (this.#words.length === 0 || end <= this.#bodyEnd) return [];
    const program = words[0]?.text ?? '';
    if (resolved && SHELL_WORDS.has(program)) return [];
    const foreign = resolved?.problems.some(
      ({ rule, span }) => rule === 'program-not-allowed' && span.start === words[0]?.span.start,
    );
    if (resolved && !foreign) return [];
    const runsAny =
      REFUSED_PROGRAMS.has(program.replace(/^.*[\\/]/, '')) ||
      problems.some(({ rule }) => !LEAVES_END.has(rule));
    const unread = this.#words.find(({ word }) => runsAny || word.text.startsWith('-'));
    if (unread === undefined) return [];
    const args = { script: this.#script, word: unread.word.text, text: this.text };
    return [problemAt('script-words-unread', unread.at, args)];
  }
}
