import type { Word } from '../shell/word.ts';
import {
  type FlagGrammar,
  type FlagPart,
  type FlagToken,
  readFlags,
  type Takes,
} from './read-flags.ts';
import { type FlagMeaning, type FlagSet, flagKey, lookUp } from './table.ts';

/** `flag` is undefined for an unknown flag. */
export interface FlagRead {
  readonly word: Word;
  /** Without its value. */
  readonly written: string;
  readonly flag: FlagMeaning | undefined;
  readonly value: string | undefined;
  /** The next word, if it is the value. */
  readonly valueWord?: Word;
  /** By `--no-x`, `--x=false` or `--x=0`. */
  readonly off: boolean;
}

export interface UseRead {
  readonly flags: readonly FlagRead[];
  readonly operands: readonly Word[];
  /** A command, or a script with its arguments. */
  readonly started: readonly Word[];
  /** The flag that takes all following words, and these words. */
  readonly rest?: { readonly flag: FlagRead; readonly words: readonly Word[] };
}

/**
 * Divides the arguments of a program. Parsers differ: `-rX` may be `-r X` or two letters, a value may
 * begin with a dash or not, `--fooBar` may equal `--foo-bar`. In doubt, more words count as values, and
 * more values are judged.
 */
export function readUse(set: FlagSet, args: readonly Word[]): UseRead {
  const { tokens, rest } = readFlags(args, grammarOf(set));
  const flags: FlagRead[] = [];
  const operands: Word[] = [];
  let value: Word | undefined;
  for (const token of tokens) {
    // The value of the flag before it. Every parser takes a word with a blank as a value.
    if (token.kind === 'flag' && token.word === value && /\s/.test(token.written)) continue;
    value = token.kind === 'flag' && token.consumes ? token.next : undefined;
    if (token.kind === 'flag') flags.push(flagOf(token));
    else operands.push(token.word);
  }
  const read = set.stops ? { operands: [], started: operands } : { operands, started: [] };
  const taking = rest && flags.pop();
  if (rest === undefined || taking === undefined) return { flags, ...read };
  const { word, value: text } = taking;
  const words = text === undefined ? rest : [{ ...word, text }, ...rest];
  return { flags, ...read, rest: { flag: taking, words } };
}

type ToolPart = FlagPart<FlagMeaning | undefined>;

function flagOf(token: Extract<FlagToken<ToolPart['spec']>, { kind: 'flag' }>): FlagRead {
  const { word, attached, next, consumes, part } = token;
  const { spec: flag, negated, letter, fixed = attached } = part;
  const written = letter ?? token.written;
  if (consumes && next !== undefined) {
    const span = { start: word.span.start, end: next.span.end };
    return {
      word: { ...word, span },
      written,
      flag,
      value: next.text,
      valueWord: next,
      off: false,
    };
  }
  const isOperand = next !== undefined && (!next.text.startsWith('-') || next.text === '-');
  const likely = flag === undefined && isOperand ? next.text : undefined;
  const says = flag?.arity !== 'value' && /^(?:false|0)$/.test(fixed ?? '');
  const off = flag?.arity !== 'rest' && (negated || says);
  return { word, written, flag, value: fixed ?? likely, off };
}

const TAKES: Readonly<Record<FlagMeaning['arity'], Takes>> = {
  none: 'never',
  attached: 'never',
  // A parser may instead read such a word as a flag, so it is judged as both.
  value: 'both',
  optional: 'operand',
  many: 'operands',
  rest: 'rest',
};

function partOf(spec: FlagMeaning | undefined, negated = false): ToolPart {
  const takes = spec === undefined ? 'never' : TAKES[spec.arity];
  return { spec, negated, takes: negated && takes !== 'rest' ? 'never' : takes };
}

/** Reads listed flags, with a value attached or as the next word, and clusters of listed letters. */
function expandStrict(
  { flags }: FlagSet,
  written: string,
  attached: string | undefined,
): readonly ToolPart[] {
  const part = (name: string): ToolPart => {
    const spec = flags.get(name);
    return { ...partOf(spec), takes: spec?.arity === 'value' ? 'always' : 'never' };
  };
  const whole = flags.get(written) ?? flags.get(/^-\d+$/.test(written) ? '-#' : '');
  if (whole !== undefined) {
    const fits = attached === undefined ? whole.arity !== 'attached' : whole.arity !== 'none';
    return [fits ? part(whole.name) : partOf(undefined)];
  }
  const letter = written.slice(0, 2);
  if (!written.startsWith('--') && flags.get(letter)?.arity === 'value') {
    return [{ ...part(letter), fixed: written.slice(2), takes: 'never' }];
  }
  const letters = /^-[A-Za-z]{2,}$/.test(written) ? [...written.slice(1)] : [];
  const areFlags =
    letters.length > 0 && letters.every((each) => flags.get(`-${each}`)?.arity === 'none');
  return areFlags ? letters.map((each) => part(`-${each}`)) : [partOf(undefined)];
}

function grammarOf(set: FlagSet): FlagGrammar<ToolPart['spec']> {
  return {
    flags: set.stops ? 'first' : 'anywhere',
    equals: set.strict ? 'long' : 'all',
    expand: (written, attached) => {
      if (set.strict) return expandStrict(set, written, attached);
      const parts = expand(set, written, attached);
      const ends = set.stops && set.handsOn && parts.some(({ spec }) => spec === undefined);
      return ends ? 'operand' : parts;
    },
  };
}

/** Returns the flags in a word with a dash; several only for letters. */
function expand(set: FlagSet, written: string, attached: string | undefined): readonly ToolPart[] {
  const name = written.replace(/^-+/, '');
  const isLong = written.startsWith('--');
  const whole = find(set, name, isLong);
  if (whole !== undefined) return [whole];
  if (isLong || name.length < 2) return [partOf(undefined)];
  const parts: ToolPart[] = [];
  const letters = attached === undefined ? name : `${name}=${attached}`;
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const flag = set.flags.get(letter);
    if (flag === undefined) return [...parts, partOf(undefined)];
    const part = { ...partOf(flag), letter: `-${letter}` };
    const rest = letters.slice(at + 1);
    if (rest !== '' && (flag.arity !== 'none' || rest.startsWith('='))) {
      const takes = flag.arity === 'rest' ? 'rest' : 'never';
      return [...parts, { ...part, fixed: rest.replace(/^=/, ''), takes }];
    }
    parts.push(part);
  }
  return parts;
}

/**
 * Looks up a flag. `--no-x` of a known `x` is off. `--a.b` is looked up as it is, then as `b`, because
 * tools merge such flags into their configuration.
 */
function find(set: FlagSet, name: string, isLong: boolean): ToolPart | undefined {
  const flag =
    withDots(set, name, isLong) ?? (isLong && set.completes ? completed(set, name) : undefined);
  if (flag !== undefined) return partOf(flag);
  if (!/^no-?[A-Za-z]/.test(name)) return undefined;
  const positive = withDots(set, name.replace(/^no-?/, ''), isLong);
  return positive && partOf(positive, true);
}

/** Returns the only flag that begins with a text; two spellings of a flag count as one. */
function completed({ flags }: FlagSet, text: string): FlagMeaning | undefined {
  const key = flagKey(text);
  const found = new Map<string, FlagMeaning>();
  for (const [name, flag] of flags) if (name.startsWith(key)) found.set(flag.name, flag);
  const [only] = found.values();
  return found.size === 1 ? only : undefined;
}

/** After a single dash, a dot is part of a value: `-Wignore::evil.X`. */
function withDots(set: FlagSet, name: string, isLong: boolean): FlagMeaning | undefined {
  const key = flagKey(name);
  const dot = isLong ? key.lastIndexOf('.') : -1;
  const nested = dot < 0 ? undefined : set.flags.get(key.slice(dot + 1));
  if (nested === undefined || set.flags.has(key)) return lookUp(set, key);
  return nested.kind === 'text' ? (lookUp(set, key) ?? nested) : nested;
}
