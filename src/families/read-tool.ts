import { splitAtEquals } from './equals.ts';
import { type FlagMeaning, type FlagSet, flagKey } from './table.ts';
import type { Word } from './word.ts';

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
export function readTool(tool: FlagSet, args: readonly Word[]): ToolRead {
  const known = reads.get(args);
  if (known?.tool === tool) return known.read;
  const read = readWords(tool, args);
  reads.set(args, { tool, read });
  return read;
}

/** The same words are read for their flags, for what they start and for the files that they name. */
const reads = new WeakMap<readonly Word[], { readonly tool: FlagSet; readonly read: ToolRead }>();

function readWords(tool: FlagSet, args: readonly Word[]): ToolRead {
  const flags: ToolFlagRead[] = [];
  const operands: Word[] = [];
  const { stops } = tool;
  let open: { readonly written: string; readonly flag: FlagMeaning } | undefined;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] as Word;
    const { text } = word;
    if (text === '--') {
      const behind = args.slice(at + 1);
      return stops ? { flags, operands, started: behind } : done(flags, [...operands, ...behind]);
    }
    if (!text.startsWith('-') || text === '-') {
      if (open !== undefined) flags.push({ ...open, word, value: text, off: false });
      else if (stops) return { flags, operands, started: args.slice(at) };
      if (open === undefined) operands.push(word);
      continue;
    }
    open = undefined;
    const parts = divide(tool, text);
    if (stops && tool.handsOn && parts.some(({ flag }) => flag === undefined)) {
      return { flags, operands, started: args.slice(at) };
    }
    for (const { written, flag, value, negated } of parts) {
      if (flag?.arity === 'rest') {
        const behind = args.slice(at + 1);
        const words = value === undefined ? behind : [{ ...word, text: value }, ...behind];
        const read = { word, written, flag, value, off: false };
        return { ...done(flags, operands), rest: { flag: read, words } };
      }
      const off = negated || (flag?.arity !== 'value' && /^(?:false|0)$/.test(value ?? ''));
      const next = value === undefined && !negated ? args[at + 1] : undefined;
      const dashed = next?.text.startsWith('-') === true && next.text !== '-';
      if (flag !== undefined && next !== undefined && takesNext(flag, dashed)) {
        const span = { start: word.span.start, end: next.span.end };
        flags.push({ word: { ...word, span }, written, flag, value: next.text, off });
        // A parser that takes no value with a dash reads it as a flag: judged as both.
        if (!dashed) at += 1;
        if (flag.arity === 'many') open = { written, flag };
      } else {
        const likely = flag === undefined && !dashed ? next?.text : undefined;
        flags.push({ word, written, flag, value: value ?? likely, off });
      }
    }
  }
  return done(flags, operands);
}

function done(flags: readonly ToolFlagRead[], operands: readonly Word[]): ToolRead {
  return { flags, operands, started: [] };
}

function takesNext({ arity }: FlagMeaning, dashed: boolean): boolean {
  return arity === 'value' || (!dashed && arity !== 'none');
}

interface Part {
  readonly written: string;
  readonly flag: FlagMeaning | undefined;
  readonly value: string | undefined;
  readonly negated: boolean;
}

/** What one word that begins with a dash stands for; several flags only where it is letters. */
function divide(tool: FlagSet, text: string): readonly Part[] {
  const { written, attached } = splitAtEquals(text);
  const name = written.replace(/^-+/, '');
  const whole = find(tool, name);
  if (whole !== undefined || text.startsWith('--') || name.length < 2) {
    return [{ written, value: attached, flag: whole?.flag, negated: whole?.negated === true }];
  }
  const parts: Part[] = [];
  const letters = text.slice(1);
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const flag = tool.flags.get(letter);
    if (flag === undefined) return [...parts, { written, flag, value: attached, negated: false }];
    const rest = letters.slice(at + 1);
    if (rest !== '' && (flag.arity !== 'none' || rest.startsWith('='))) {
      const value = rest.replace(/^=/, '');
      return [...parts, { written: `-${letter}`, flag, value, negated: false }];
    }
    parts.push({ written: `-${letter}`, flag, value: undefined, negated: false });
  }
  return parts;
}

/**
 * `--no-x` of a known `x` is off. `--a.b` is looked for as it is, then as `b`, because tools merge
 * such flags into their configuration.
 */
function find(tool: FlagSet, name: string) {
  const flag = lookUp(tool, name);
  if (flag !== undefined) return { flag, negated: false };
  if (!/^no-?[A-Za-z]/.test(name)) return undefined;
  const positive = lookUp(tool, name.replace(/^no-?/, ''));
  return positive && { flag: positive, negated: true };
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
