import type { Kind } from '../../../programs/operand-kinds.ts';
import {
  type FlagGrammar,
  type FlagPart,
  readFlags,
  splitAtEquals,
} from '../../../programs/read-flags.ts';
import type { CuratedFamily } from '../../../programs/schema.ts';
import type { Word } from '../../../shell/word.ts';

/** An argument of a command with its kind. */
export interface Argument {
  /** The operand, or the value of a flag. */
  readonly text: string;
  readonly kind: Kind;
  readonly word: Word;
  readonly operand: boolean;
}

export interface FlagProblem {
  readonly flag: string;
  readonly reason: string;
  readonly word: Word;
}

/** The words after a program, parsed by its specification. */
export interface CuratedArguments {
  /** The names of the flags in the specification. */
  readonly flags: readonly string[];
  readonly values: readonly Argument[];
  readonly problems: readonly FlagProblem[];
}

/** Splits words into flags, their values and operands; `--` ends the flags. */
export function readArguments(words: readonly Word[], spec: CuratedFamily): CuratedArguments {
  const flags: string[] = [];
  const values: Argument[] = [];
  const operands: Word[] = [];
  const problems: FlagProblem[] = [];
  let tail = false;
  for (const token of readFlags(words, grammarOf(spec)).tokens) {
    const { word } = token;
    const flag = word.text;
    if (token.kind === 'operand') {
      if (tail) problems.push({ flag, reason: 'comes after the expression', word });
      operands.push(word);
      continue;
    }
    if (token.kind === 'flag' && token.part.spec.leading) {
      if (operands.length > 0)
        problems.push({ flag, reason: 'must come before the operands', word });
      flags.push(flag);
      continue;
    }
    tail = spec.leading_flags.length > 0;
    if (token.kind === 'unknown') {
      problems.push({ flag, reason: 'is not in the specification', word });
      continue;
    }
    const { name, kind } = token.part.spec;
    flags.push(name);
    if (kind === undefined) continue;
    const at = token.consumes ? (token.next ?? word) : word;
    const text = token.consumes ? token.next?.text : token.part.fixed;
    if (text === undefined) problems.push({ flag, reason: 'requires a value', word });
    else values.push({ text, kind, word: at, operand: false });
  }
  const skip = spec.operands.unless.some((flag) => flags.includes(flag)) ? 1 : 0;
  const { kinds } = spec.operands;
  for (const [index, word] of operands.entries()) {
    const kind = kinds[Math.min(index + skip, kinds.length - 1)] ?? 'path';
    values.push({ text: word.text, kind, word, operand: true });
  }
  return { flags, values, problems };
}

/** A flag in the specification. */
interface ListedFlag {
  readonly name: string;
  /** The kind of its value; undefined for a boolean flag. */
  readonly kind?: Kind;
  /** Whether it must stand before the operands. */
  readonly leading: boolean;
}

/** Accepts listed flags, with a value attached or as the next word, and clusters of listed letters. */
function grammarOf(spec: CuratedFamily): FlagGrammar<ListedFlag> {
  const plain = new Set([...spec.flags, ...Object.keys(spec.dangerous_flags)]);
  const without = (name: string, leading = false): FlagPart<ListedFlag> => ({
    spec: { name, leading },
    negated: false,
    takes: 'never',
  });
  const withValue = (name: string, fixed?: string): FlagPart<ListedFlag>[] => {
    const kind = spec.value_flags[name];
    if (kind === undefined) return [];
    const flag = { spec: { name, kind, leading: false }, negated: false } as const;
    return [
      fixed === undefined ? { ...flag, takes: 'always' } : { ...flag, fixed, takes: 'never' },
    ];
  };
  return {
    flags: 'anywhere',
    dash: 'operand',
    separator: /^--$/,
    // A flag may be listed with its `=`.
    equals: 'none',
    unknown: 'never',
    expand: (text) => {
      if (spec.leading_flags.includes(text)) return [without(text, true)];
      if (plain.has(text)) return [without(text)];
      const { written, attached } = splitAtEquals(text);
      const glued = text.startsWith('--')
        ? withValue(written, attached)
        : withValue(text.slice(0, 2), text.slice(2));
      const valued = [...withValue(text), ...glued];
      if (valued.length > 0) return valued.slice(0, 1);
      const letters = /^-[A-Za-z]{2,}$/.test(text) ? [...text.slice(1)] : [];
      const names = letters.map((letter) => `-${letter}`);
      return names.length > 0 && names.every((name) => plain.has(name))
        ? names.map((name) => without(name))
        : undefined;
    },
  };
}
