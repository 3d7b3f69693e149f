import type { Span } from '../model/finding.ts';
import type { Word } from '../shell/word.ts';

/**
 * When a flag without an attached value takes the next word. `always`; `never`; `both`: always, and a
 * flag is also read as one; `unless-dash`: unless it begins with a dash; `operand`: if it is no flag;
 * `operands`: all words until a flag; `rest`: all following words, which ends the flags.
 */
export type Takes = 'always' | 'never' | 'both' | 'unless-dash' | 'operand' | 'operands' | 'rest';

/** One flag in a word; a cluster of letters is several. */
export interface FlagPart<Spec> {
  readonly spec: Spec;
  /** Disabled with the prefix `no-`. */
  readonly negated: boolean;
  /** The letter, if it is one of several in a word. */
  readonly letter?: string;
  /** A value without `=`: attached to a letter, or implied by a shorthand. */
  readonly fixed?: string;
  readonly takes: Takes;
}

/** The meaning of a word: flags, or an operand. */
type FlagExpansion<Spec> = readonly FlagPart<Spec>[] | 'operand';

/** How a program distinguishes flags from operands. `-` is an operand, and `--` ends the flags. */
export interface FlagGrammar<Spec> {
  /** `first`: the first operand ends the flags. `anywhere`: flags may follow operands. */
  readonly flags: 'first' | 'anywhere';
  /** The flags whose name and value `=` separates. */
  readonly equals: 'all' | 'long';
  /**
   * @param written the flag up to the separating `=`
   * @param attached the text after the `=`
   * @returns undefined for an unknown flag
   */
  readonly expand: (
    written: string,
    attached: string | undefined,
  ) => FlagExpansion<Spec> | undefined;
}

export interface FlagWord {
  readonly word: Word;
  /** The word up to the separating `=`. */
  readonly written: string;
  /** The text after the `=`. */
  readonly attached: string | undefined;
  /** The next word, if the flag can take it. */
  readonly next: Word | undefined;
  readonly consumes: boolean;
}

export type FlagToken<Spec> =
  | { readonly kind: 'operand'; readonly word: Word }
  | (FlagWord & { readonly kind: 'flag'; readonly part: FlagPart<Spec> })
  | (FlagWord & { readonly kind: 'unknown' });

/** In order, without `--` and without separate values of flags. */
export interface FlagReading<Spec> {
  readonly tokens: readonly FlagToken<Spec>[];
  /** The words after a flag with `rest`. */
  readonly rest: readonly Word[] | undefined;
}

/** Never throws. */
export function readFlags<Spec>(
  words: readonly Word[],
  grammar: FlagGrammar<Spec>,
): FlagReading<Spec> {
  const tokens: FlagToken<Spec>[] = [];
  const ahead = words.toReversed();
  /** The flag that takes the following operands. */
  let open: Extract<FlagToken<Spec>, { kind: 'flag' }> | undefined;
  const end = (): FlagReading<Spec> => {
    for (const word of ahead.reverse()) tokens.push({ kind: 'operand', word });
    return { tokens, rest: undefined };
  };
  for (let word = ahead.pop(); word !== undefined; word = ahead.pop()) {
    if (word.text === '--') return end();
    const isFlag = !isOperand(word);
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
    const next = ahead.at(-1);
    const takes = expansion?.at(-1)?.takes;
    const consumes = attached === undefined && takesNext(takes, next);
    const last = { word, written, attached, next, consumes };
    if (expansion === undefined) tokens.push({ kind: 'unknown', ...last });
    for (const [at, part] of expansion?.entries() ?? []) {
      // The value belongs to the last letter of a cluster.
      const isLast = at === (expansion?.length ?? 0) - 1;
      const alone = { word, written, attached: undefined, next: undefined, consumes: false };
      tokens.push({ kind: 'flag', part, ...(isLast ? last : alone) });
    }
    if (takes === 'rest') return { tokens, rest: ahead.reverse() };
    const token = tokens.at(-1);
    if (takes === 'operands' && consumes && token?.kind === 'flag') open = token;
    if (consumes && !(takes === 'both' && next && !isOperand(next))) ahead.pop();
  }
  return end();
}

function isOperand({ text }: Word): boolean {
  return !text.startsWith('-') || text === '-';
}

function divide<Spec>(text: string, { equals }: FlagGrammar<Spec>) {
  const divides = equals === 'all' || (equals === 'long' && text.startsWith('--'));
  return divides ? splitAtEquals(text) : { written: text, attached: undefined };
}

function takesNext(takes: Takes | undefined, next: Word | undefined): boolean {
  if (next === undefined) return false;
  switch (takes) {
    case 'always':
    case 'both':
      return true;
    case 'unless-dash':
      return !next.text.startsWith('-');
    case 'operand':
    case 'operands':
      return isOperand(next);
    default:
      return false;
  }
}

/** Returns the value of a flag, attached or the next word, and the span of both. */
export function valueRead({ word: { span }, attached, next, consumes }: FlagWord): {
  readonly value?: string;
  readonly span: Span;
} {
  if (consumes && next)
    return { value: next.text, span: { start: span.start, end: next.span.end } };
  return attached === undefined ? { span } : { value: attached, span };
}

export function splitAtEquals(text: string): {
  readonly written: string;
  readonly attached: string | undefined;
} {
  const equals = text.indexOf('=');
  return equals < 0
    ? { written: text, attached: undefined }
    : { written: text.slice(0, equals), attached: text.slice(equals + 1) };
}
