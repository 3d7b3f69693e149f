import type { Word } from '../reading.ts';
import { splitAtEquals } from './equals.ts';

/** When a flag without a value of its own takes the next word for one. */
export type Takes = 'always' | 'never' | 'unless-flag' | 'true-or-false';

/** One flag of those that a word stands for: most words stand for one, glued letters for several. */
export interface FlagPart<Spec> {
  readonly spec: Spec;
  /** Turned off by `no-`. */
  readonly negated: boolean;
  /** A value that the word has without `=`: glued to a letter, or meant by a shorthand. */
  readonly fixed?: string;
  readonly takes: Takes;
}

/** What a word stands for: flags, other words in its place, or undefined if the program knows none. */
export type FlagExpansion<Spec> =
  | readonly FlagPart<Spec>[]
  | { readonly instead: readonly string[] };

/** How a program tells its flags from its operands. */
export interface FlagGrammar<Spec> {
  /** Whether the first operand ends the flags, or flags may stand anywhere. */
  readonly flags: 'first' | 'anywhere';
  /** What a dash by itself is. */
  readonly dash: 'operand' | 'flag';
  /** The word that ends the flags. */
  readonly separator: RegExp;
  /** Which flags `=` divides into a name and a value. */
  readonly equals: 'all' | 'long' | 'none';
  /** When a flag that the program does not know takes the next word. */
  readonly unknown: Takes;
  /**
   * @param written a flag as it is written, up to the `=` that divides it
   * @param attached what stands behind that
   */
  readonly expand: (
    written: string,
    attached: string | undefined,
  ) => FlagExpansion<Spec> | undefined;
}

/** A word that is, or begins, a flag. */
export interface FlagWord {
  readonly word: Word;
  /** Up to the `=` that divides it. */
  readonly written: string;
  /** What stands behind that. */
  readonly attached: string | undefined;
  /** The next word, of a flag that could take it. */
  readonly next: Word | undefined;
  /** Whether the flag takes the next word for its value. */
  readonly consumes: boolean;
}

/** One piece of a command line as its program divides it. */
export type FlagToken<Spec> =
  | { readonly kind: 'operand'; readonly word: Word }
  | (FlagWord & { readonly kind: 'flag'; readonly part: FlagPart<Spec> })
  | (FlagWord & { readonly kind: 'unknown' });

/** The words of a command line in order, without the separator and without values that flags took. */
export interface FlagReading<Spec> {
  readonly tokens: readonly FlagToken<Spec>[];
  readonly separator: Word | undefined;
}

/** Divides the words behind a program's name by the program's own grammar; never throws. */
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
    const own = { word, written, attached, next };
    if (expansion === undefined) {
      const consumes = attached === undefined && takesNext(grammar.unknown, next);
      tokens.push({ ...own, kind: 'unknown', consumes });
      if (consumes) ahead.pop();
      continue;
    }
    for (const [index, part] of expansion.entries()) {
      const last = index === expansion.length - 1;
      const consumes = last && attached === undefined && takesNext(part.takes, next);
      const flag = last ? own : { ...own, attached: undefined, next: undefined };
      tokens.push({ ...flag, kind: 'flag', part, consumes });
      if (consumes) ahead.pop();
    }
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

/** What a boolean flag may be followed by. */
export function isTruth(text: string | undefined): boolean {
  return text === 'true' || text === 'false';
}
