import {
  type FlagGrammar,
  type FlagPart,
  type FlagToken,
  readFlags,
  type Takes,
  type Word,
} from './read-flags.ts';
import { type FlagMeaning, type FlagSet, flagKey } from './table.ts';

/** A flag of a tool with a value that the tool could read, or undefined for one that it has not. */
export interface ToolFlagRead {
  readonly word: Word;
  /** Without its value. */
  readonly written: string;
  readonly flag: FlagMeaning | undefined;
  readonly value: string | undefined;
  /** Turned off, by `--no-x`, `--x=false` or `--x=0`. */
  readonly off: boolean;
}

/** The words behind a tool's name, divided. */
export interface ToolRead {
  readonly flags: readonly ToolFlagRead[];
  readonly operands: readonly Word[];
  /** Of a tool that starts a command or a script: that command, or node's words. */
  readonly started: readonly Word[];
  /** The flag that took the rest of the words, and those. */
  readonly rest?: { readonly flag: ToolFlagRead; readonly words: readonly Word[] };
}

/**
 * Divides a tool's words. Parsers of tools differ in small things: whether `-rX` is `-r X` or two
 * letters, whether a value may begin with a dash, whether `--fooBar` is `--foo-bar`. Where they do,
 * the reading is the one that lets more words be values and more values be judged.
 */
export function readTool(set: FlagSet, args: readonly Word[]): ToolRead {
  const { tokens, rest } = readFlags(args, grammarOf(set));
  const flags: ToolFlagRead[] = [];
  const operands: Word[] = [];
  for (const token of tokens) {
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

function flagOf(token: Extract<FlagToken<ToolPart['spec']>, { kind: 'flag' }>): ToolFlagRead {
  const { word, attached, next, consumes, part } = token;
  const { spec: flag, negated, letter, fixed = attached } = part;
  const written = letter ?? token.written;
  if (consumes && next !== undefined) {
    const span = { start: word.span.start, end: next.span.end };
    return { word: { ...word, span }, written, flag, value: next.text, off: false };
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
  // A parser that takes no value with a dash reads it as a flag: judged as both.
  value: 'both',
  optional: 'operand',
  many: 'operands',
  rest: 'rest',
};

function partOf(spec: FlagMeaning | undefined, negated = false): ToolPart {
  const takes = spec === undefined ? 'never' : TAKES[spec.arity];
  return { spec, negated, takes: negated && takes !== 'rest' ? 'never' : takes };
}

function grammarOf(set: FlagSet): FlagGrammar<ToolPart['spec']> {
  return {
    flags: set.stops ? 'first' : 'anywhere',
    dash: 'operand',
    separator: /^--$/,
    equals: 'all',
    unknown: 'never',
    expand: (written, attached) => {
      const parts = expand(set, written, attached);
      const ends = set.stops && set.handsOn && parts.some(({ spec }) => spec === undefined);
      return ends ? 'operand' : parts;
    },
  };
}

/** What one word that begins with a dash stands for; several flags only where it is letters. */
function expand(set: FlagSet, written: string, attached: string | undefined): readonly ToolPart[] {
  const name = written.replace(/^-+/, '');
  const whole = find(set, name);
  if (whole !== undefined) return [whole];
  if (written.startsWith('--') || name.length < 2) return [partOf(undefined)];
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
 * `--no-x` of a known `x` is off. `--a.b` is looked for as it is, then as `b`, because tools merge
 * such flags into their configuration.
 */
function find(set: FlagSet, name: string): ToolPart | undefined {
  const flag = lookUp(set, name);
  if (flag !== undefined) return partOf(flag);
  if (!/^no-?[A-Za-z]/.test(name)) return undefined;
  const positive = lookUp(set, name.replace(/^no-?/, ''));
  return positive && partOf(positive, true);
}

function lookUp({ flags, prefixes }: FlagSet, name: string): FlagMeaning | undefined {
  const key = flagKey(name);
  const exact = flags.get(key);
  if (exact !== undefined) return exact;
  const dot = key.lastIndexOf('.');
  const nested = dot < 0 ? undefined : flags.get(key.slice(dot + 1));
  if (nested !== undefined && nested.kind !== 'plain') return nested;
  return prefixes.find(([beginning]) => key.startsWith(beginning))?.[1] ?? nested;
}
