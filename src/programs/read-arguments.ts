import type { Word } from '../shell/word.ts';
import {
  countOf,
  matchForm,
  type Placed,
  parseForm,
  parseOperands,
  type Refusal,
} from './forms.ts';
import { KINDS, type Kind } from './kinds.ts';
import { readUse } from './read-use.ts';
import type { FamilyWarning, SandboxUse } from './schema.ts';
import { strictFlags } from './table.ts';

/** An operand, or the value of a flag. */
export interface Argument {
  readonly text: string;
  readonly kind: Kind;
  readonly word: Word;
}

/** A clause about the program. */
export interface Objection {
  readonly objection: string;
  readonly word?: Word;
}

export interface Arguments {
  /** With the overrides of the form or subcommand. */
  readonly use: SandboxUse;
  /** By their names in the description. */
  readonly flags: readonly string[];
  readonly values: readonly Argument[];
  readonly objections: readonly Objection[];
}

export function warningsIn({
  warnings = [],
  network_touching,
}: SandboxUse): readonly FamilyWarning[] {
  return network_touching ? ['network_touching', ...warnings] : warnings;
}

/** Reads the arguments of a program by its fixed forms, or by its subcommands, flags and operands. */
export function readArguments(
  words: readonly Word[],
  use: SandboxUse,
  refusal: Refusal = (kind, text) => KINDS[kind](text),
): Arguments {
  if (use.forms !== undefined) return readForm(words, use, use.forms, refusal);
  if (use.subcommands === undefined) return readFlagsAndOperands(words, use, refusal);
  const [first, ...rest] = words;
  const own = Object.entries(use.subcommands).find(([name]) => name === first?.text)?.[1];
  if (own !== undefined) return readFlagsAndOperands(rest, { ...use, ...own }, refusal);
  const objection = `is accepted only with ${inWords(Object.keys(use.subcommands))}`;
  return { use, flags: [], values: [], objections: [{ objection, ...(first && { word: first }) }] };
}

function readForm(
  words: readonly Word[],
  use: SandboxUse,
  forms: NonNullable<SandboxUse['forms']>,
  refusal: Refusal,
): Arguments {
  const known = `is accepted only as ${inWords(Object.keys(forms))}`;
  const [first] = words;
  let nearest: Arguments = {
    use,
    flags: [],
    values: [],
    objections: [{ objection: known, ...(first && { word: first }) }],
  };
  for (const [form, own] of Object.entries(forms)) {
    const placed = matchForm(parseForm(form) ?? [], words, refusal);
    if (placed === undefined) continue;
    const values = placed.map(({ word, kind }) => ({ text: word.text, word, kind }));
    const wrong = placed.find((each) => each.wrong !== undefined);
    if (!wrong) return { use: { ...use, ...own }, flags: [], values, objections: [] };
    nearest = { ...nearest, values, objections: [refused(wrong)] };
  }
  return nearest;
}

function refused({ word, wrong }: Pick<Placed<Word>, 'word' | 'wrong'>): Objection {
  return { objection: `does not accept \`${word.text}\`, which ${wrong}`, word };
}

function inWords(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function readFlagsAndOperands(
  words: readonly Word[],
  use: SandboxUse,
  refusal: Refusal,
): Arguments {
  const { leading_flags: leading = [] } = use;
  const { flags, operands } = readUse(strictFlags(use.flags, leading), words);
  const objections: Objection[] = [];
  const object = (word: Word, wrong: string) => objections.push(refused({ word, wrong }));
  const values: Argument[] = [];
  const names: string[] = [];
  for (const { word, flag, value, valueWord } of flags) {
    if (flag === undefined || flag.choices?.includes(value ?? '') === false) {
      object(word, 'is not among its flags');
      continue;
    }
    names.push(flag.name);
    if (leading.includes(flag.name) && operands.some((each) => isBehind(word, each))) {
      object(word, 'must come before the operands');
    }
    if (flag.arity === 'none') continue;
    if (value === undefined) object(word, 'requires a value');
    else values.push({ text: value, kind: flag.kind as Kind, word: valueWord ?? word });
  }
  const expression = flags.find(({ flag }) => !leading.includes(flag?.name ?? ''));
  const given = (wanted: readonly string[] = []) => wanted.some((name) => names.includes(name));
  const places = (parseOperands(use.operands ?? 'path*') ?? []).slice(
    given(use.first_operand_by) ? 1 : 0,
  );
  for (const [index, word] of operands.entries()) {
    if (leading.length > 0 && expression && isBehind(word, expression.word)) {
      object(word, 'comes after the expression');
    }
    const place = places[Math.min(index, places.length - 1)];
    values.push({ text: word.text, kind: place?.kind ?? 'path', word });
  }
  for (const { text, kind, word } of values) {
    const wrong = refusal(kind, text);
    if (wrong !== undefined) {
      objections.push({ objection: `does not accept \`${text}\`, which ${wrong}`, word });
    }
  }
  const { min, max } = countOf(places);
  const least = min - (given(use.last_operand_by) ? 1 : 0);
  const count = operands.length;
  if (count < least || count > max) {
    const range = max === least ? `${max}` : `${least} to ${max}`;
    const wanted = Number.isFinite(max) ? range : `at least ${least}`;
    objections.push({ objection: `takes ${wanted} operands, not ${count}` });
  }
  return { use, flags: names, values, objections };
}

function isBehind(word: Word, other: Word): boolean {
  return word.span.start > other.span.start;
}
