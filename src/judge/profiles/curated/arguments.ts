import type { Word } from '../../../command/reading.ts';
import type { CuratedFamily } from '../../families/family.ts';
import type { Kind } from '../../families/kinds.ts';

/** A word of a command with what it is. */
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

/** The words behind a program as its specification divides them. */
export interface CuratedArguments {
  /** Each as the specification names it. */
  readonly flags: readonly string[];
  readonly values: readonly Argument[];
  readonly problems: readonly FlagProblem[];
}

/** Divides words into flags, their values and operands; `--` ends the flags. */
export function readArguments(words: readonly Word[], spec: CuratedFamily): CuratedArguments {
  const flags: string[] = [];
  const values: Argument[] = [];
  const operands: Word[] = [];
  const problems: FlagProblem[] = [];
  const plain = new Set([...spec.flags, ...Object.keys(spec.dangerous_flags)]);
  let onlyOperands = false;
  let tail = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    const { text } = word;
    if (!onlyOperands && text === '--') {
      onlyOperands = true;
      continue;
    }
    if (onlyOperands || !text.startsWith('-') || text === '-') {
      if (tail) problems.push({ flag: text, reason: 'stands behind the expression', word });
      operands.push(word);
      continue;
    }
    if (spec.leading_flags.includes(text)) {
      if (operands.length > 0) problems.push({ flag: text, reason: 'must stand first', word });
      flags.push(text);
      continue;
    }
    tail = spec.leading_flags.length > 0;
    const taken = readFlag(text, words[index + 1], spec, plain);
    if (taken === undefined) {
      problems.push({ flag: text, reason: 'is not in the specification', word });
      continue;
    }
    flags.push(...taken.flags);
    if (taken.kind === undefined) continue;
    if (taken.value === undefined) {
      problems.push({ flag: text, reason: 'has no value', word });
      continue;
    }
    if (taken.separate) index += 1;
    const at = taken.separate ? (words[index] ?? word) : word;
    values.push({ text: taken.value, kind: taken.kind, word: at, operand: false });
  }
  const skip = spec.operands.unless.some((flag) => flags.includes(flag)) ? 1 : 0;
  const { kinds } = spec.operands;
  for (const [index, word] of operands.entries()) {
    const kind = kinds[Math.min(index + skip, kinds.length - 1)] ?? 'path';
    values.push({ text: word.text, kind, word, operand: true });
  }
  return { flags, values, problems };
}

interface TakenFlag {
  readonly flags: readonly string[];
  readonly kind?: Kind;
  readonly value?: string | undefined;
  readonly separate?: boolean;
}

/** A flag as it is listed, with its value glued or behind it, or a cluster of listed letters. */
function readFlag(
  text: string,
  next: Word | undefined,
  spec: CuratedFamily,
  plain: ReadonlySet<string>,
): TakenFlag | undefined {
  if (plain.has(text)) return { flags: [text] };
  const kind = spec.value_flags[text];
  if (kind !== undefined) return { flags: [text], kind, value: next?.text, separate: true };
  const equals = text.startsWith('--') ? text.indexOf('=') : -1;
  const name = equals > 0 ? text.slice(0, equals) : text.slice(0, 2);
  const glued = spec.value_flags[name];
  if (glued !== undefined && (equals > 0 || name !== '--')) {
    return { flags: [name], kind: glued, value: text.slice(equals > 0 ? equals + 1 : 2) };
  }
  const letters = /^-[A-Za-z]{2,}$/.test(text)
    ? [...text.slice(1)].map((letter) => `-${letter}`)
    : [];
  return letters.length > 0 && letters.every((letter) => plain.has(letter))
    ? { flags: letters }
    : undefined;
}
