import { splitAtEquals } from './equals.ts';
import type { Word } from './word.ts';

/** When a flag without an attached value takes the next word as its value. */
export type Takes = 'always' | 'never' | 'unless-flag' | 'true-or-false';

/** One flag in a word: most words are one flag, a cluster of letters is several. */
export interface FlagPart<Spec> {
  readonly spec: Spec;
  /** Disabled with the prefix `no-`. */
  readonly negated: boolean;
  /** A value without `=`: attached to a letter, or implied by a shorthand. */
  readonly fixed?: string;
  readonly takes: Takes;
}

/** The meaning of a word: flags, or other words that replace it. */
export type FlagExpansion<Spec> =
  | readonly FlagPart<Spec>[]
  | { readonly instead: readonly string[] };

/** How a program distinguishes flags from operands. */
export interface FlagGrammar<Spec> {
  /** Whether the first operand ends the flags, or flags may follow operands. */
  readonly flags: 'first' | 'anywhere';
  /** The meaning of a single dash. */
  readonly dash: 'operand' | 'flag';
  /** The word that ends the flags. */
  readonly separator: RegExp;
  /** The flags in which `=` separates name and value. */
  readonly equals: 'all' | 'long' | 'none';
  /** When an unknown flag takes the next word. */
  readonly unknown: Takes;
  /**
   * @param written a flag as it is written, up to the separating `=`
   * @param attached the text after the `=`
   * @returns undefined for an unknown flag
   */
  readonly expand: (
    written: string,
    attached: string | undefined,
  ) => FlagExpansion<Spec> | undefined;
}

/** A word that is a flag, with its value. */
export interface FlagWord {
  readonly word: Word;
  /** The word up to the separating `=`. */
  readonly written: string;
  /** The text after the `=`. */
  readonly attached: string | undefined;
  /** The next word, if the flag could take it. */
  readonly next: Word | undefined;
  /** Whether the flag takes the next word as its value. */
  readonly consumes: boolean;
}

/** One token of a command line, as the program parses it. */
export type FlagToken<Spec> =
  | { readonly kind: 'operand'; readonly word: Word }
  | (FlagWord & { readonly kind: 'flag'; readonly part: FlagPart<Spec> })
  | (FlagWord & { readonly kind: 'unknown' });

/** The tokens of a command line in order, without the separator and without values of flags. */
export interface FlagReading<Spec> {
  readonly tokens: readonly FlagToken<Spec>[];
  readonly separator: Word | undefined;
}

/** Parses the words after a program's name by the program's grammar; never throws. */
export function readFlags<Spec>(
  words: readonly Word[],
  grammar: FlagGrammar<Spec>,
): FlagReading<Spec> {
  const tokens: FlagToken<Spec>[] = [];
  const ahead = words.toReversed();
  const readOperands = () => {
    for (let word = ahead.pop(); word !== undefined; word = ahead.pop()) {
      tokens.push({ kind: 'operand', word });
    }
  };
  for (let word = ahead.pop(); word !== undefined; word = ahead.pop()) {
    if (grammar.separator.test(word.text)) {
      readOperands();
      return { tokens, separator: word };
    }
    if (isOperand(word, grammar)) {
      tokens.push({ kind: 'operand', word });
      if (grammar.flags === 'first') readOperands();
      continue;
    }
    const { written, attached } = divide(word.text, grammar);
    const expansion = grammar.expand(written, attached);
    if (expansion !== undefined && 'instead' in expansion) {
      const { span, quoted } = word;
      ahead.push(...expansion.instead.map((text) => ({ text, span, quoted })).reverse());
      continue;
    }
    const next = ahead.at(-1);
    if (expansion === undefined) {
      const consumes = attached === undefined && takesNext(grammar.unknown, next);
      tokens.push({ kind: 'unknown', word, written, attached, next, consumes });
      if (consumes) ahead.pop();
      continue;
    }
    // Only the last of a cluster of letters has the value.
    for (const part of expansion.slice(0, -1)) {
      const alone = { attached: undefined, next: undefined, consumes: false };
      tokens.push({ kind: 'flag', part, word, written, ...alone });
    }
    const part = expansion.at(-1);
    if (part === undefined) continue;
    const consumes = attached === undefined && takesNext(part.takes, next);
    tokens.push({ kind: 'flag', part, word, written, attached, next, consumes });
    if (consumes) ahead.pop();
  }
  return { tokens, separator: undefined };
}

function isOperand<Spec>({ text }: Word, { dash }: FlagGrammar<Spec>): boolean {
  return !text.startsWith('-') || (text === '-' && dash === 'operand');
}

function divide<Spec>(text: string, { equals }: FlagGrammar<Spec>) {
  const divides = equals === 'all' || (equals === 'long' && text.startsWith('--'));
  return divides ? splitAtEquals(text) : { written: text, attached: undefined };
}

function takesNext(takes: Takes, next: Word | undefined): boolean {
  if (next === undefined) return false;
  switch (takes) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'unless-flag':
      return !next.text.startsWith('-');
    case 'true-or-false':
      return isTruth(next.text);
  }
}

/** Returns whether a text is `true` or `false`, which may follow a boolean flag. */
export function isTruth(text: string | undefined): boolean {
  return text === 'true' || text === 'false';
}
