import type { Span } from '../model/finding.ts';
import type { Word } from '../shell/word.ts';

/**
 * When a flag without an attached value takes the next word as its value. `both`: always, and a word that
 * is a flag is read as one besides. `unless-dash`: if it does not begin with a dash. `operand`, `operands`: the
 * next, or all that follow until a flag. `rest`: all that follow, which ends the flags.
 */
export type Takes =
  | 'always'
  | 'never'
  | 'both'
  | 'unless-dash'
  | 'true-or-false'
  | 'operand'
  | 'operands'
  | 'rest';

/** One flag in a word: most words are one flag, a cluster of letters is several. */
export interface FlagPart<Spec> {
  readonly spec: Spec;
  /** Disabled with the prefix `no-`. */
  readonly negated: boolean;
  /** As it is written, where it is one of several letters in a word. */
  readonly letter?: string;
  /** A value without `=`: attached to a letter, or implied by a shorthand. */
  readonly fixed?: string;
  readonly takes: Takes;
}

/** The meaning of a word: flags, an operand, or other words that replace it. */
export type FlagExpansion<Spec> =
  | readonly FlagPart<Spec>[]
  | 'operand'
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
  /** The words that the last flag takes, where one takes all that follow. */
  readonly rest: readonly Word[] | undefined;
}

/** Parses the words after a program's name by the program's grammar; never throws. */
export function readFlags<Spec>(
  words: readonly Word[],
  grammar: FlagGrammar<Spec>,
): FlagReading<Spec> {
  const tokens: FlagToken<Spec>[] = [];
  const ahead = words.toReversed();
  /** The flag that takes the operands which follow. */
  let open: Extract<FlagToken<Spec>, { kind: 'flag' }> | undefined;
  const end = (separator?: Word): FlagReading<Spec> => {
    for (const word of ahead.reverse()) tokens.push({ kind: 'operand', word });
    return { tokens, separator, rest: undefined };
  };
  for (let word = ahead.pop(); word !== undefined; word = ahead.pop()) {
    if (grammar.separator.test(word.text)) return end(word);
    const isFlag = !isOperand(word, grammar);
    if (!isFlag && open !== undefined) {
      tokens.push({ ...open, word, next: word });
      continue;
    }
    const { written, attached } = isFlag
      ? divide(word.text, grammar)
      : { written: word.text, attached: undefined };
    const expansion = isFlag ? grammar.expand(written, attached) : 'operand';
    if (expansion === 'operand') {
      tokens.push({ kind: 'operand', word });
      if (grammar.flags === 'first') return end();
      continue;
    }
    open = undefined;
    if (expansion !== undefined && 'instead' in expansion) {
      const { span, quoted } = word;
      ahead.push(...expansion.instead.map((text) => ({ text, span, quoted })).reverse());
      continue;
    }
    const next = ahead.at(-1);
    const takes = expansion === undefined ? grammar.unknown : expansion.at(-1)?.takes;
    const consumes = attached === undefined && takesNext(takes, next, grammar);
    const last = { word, written, attached, next, consumes };
    if (expansion === undefined) tokens.push({ kind: 'unknown', ...last });
    for (const [at, part] of expansion?.entries() ?? []) {
      // Only the last of a cluster of letters has the value.
      const isLast = at === (expansion?.length ?? 0) - 1;
      const alone = { word, written, attached: undefined, next: undefined, consumes: false };
      tokens.push({ kind: 'flag', part, ...(isLast ? last : alone) });
    }
    if (takes === 'rest') return { tokens, separator: undefined, rest: ahead.reverse() };
    const token = tokens.at(-1);
    if (takes === 'operands' && consumes && token?.kind === 'flag') open = token;
    if (consumes && !(takes === 'both' && next && !isOperand(next, grammar))) ahead.pop();
  }
  return end();
}

function isOperand<Spec>({ text }: Word, { dash }: FlagGrammar<Spec>): boolean {
  return !text.startsWith('-') || (text === '-' && dash === 'operand');
}

function divide<Spec>(text: string, { equals }: FlagGrammar<Spec>) {
  const divides = equals === 'all' || (equals === 'long' && text.startsWith('--'));
  return divides ? splitAtEquals(text) : { written: text, attached: undefined };
}

function takesNext<Spec>(
  takes: Takes | undefined,
  next: Word | undefined,
  grammar: FlagGrammar<Spec>,
): boolean {
  if (next === undefined) return false;
  switch (takes) {
    case 'always':
    case 'both':
      return true;
    case 'unless-dash':
      return !next.text.startsWith('-');
    case 'true-or-false':
      return isTruth(next.text);
    case 'operand':
    case 'operands':
      return isOperand(next, grammar);
    default:
      return false;
  }
}

/** The value of a flag, attached or the next word, and the place of the flag with it. */
export function valueRead({ word: { span }, attached, next, consumes }: FlagWord): {
  readonly value?: string;
  readonly span: Span;
} {
  if (consumes && next)
    return { value: next.text, span: { start: span.start, end: next.span.end } };
  return attached === undefined ? { span } : { value: attached, span };
}

/** Returns whether a text is `true` or `false`, which may follow a boolean flag. */
function isTruth(text: string | undefined): boolean {
  return text === 'true' || text === 'false';
}

/** Splits a text at its first `=`. */
export function splitAtEquals(text: string): {
  readonly written: string;
  /** Undefined if there is no `=`. */
  readonly attached: string | undefined;
} {
  const equals = text.indexOf('=');
  return equals < 0
    ? { written: text, attached: undefined }
    : { written: text.slice(0, equals), attached: text.slice(equals + 1) };
}
