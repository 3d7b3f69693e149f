import type { Word } from '../shell/word.ts';
import {
  countOf,
  type FlagTable,
  matchForm,
  type Placed,
  parseFlags,
  parseForm,
  parseOperands,
  type Refusal,
} from './forms.ts';
import { KINDS, type Kind } from './operand-kinds.ts';
import { type FlagGrammar, type FlagPart, readFlags, splitAtEquals } from './read-flags.ts';
import type { FamilyWarning, SandboxUse } from './schema.ts';

/** An operand, or the value of a flag. */
export interface Argument {
  readonly text: string;
  readonly kind: Kind;
  readonly word: Word;
  readonly operand: boolean;
}

/** Why the words behind a program are not accepted, as a clause about the program. */
export interface Objection {
  readonly objection: string;
  readonly word?: Word;
}

/** The words behind a program, read by its description. */
export interface Arguments {
  /** The description, with what differs for the form or subcommand. */
  readonly use: SandboxUse;
  /** By the names in the description. */
  readonly flags: readonly string[];
  readonly values: readonly Argument[];
  readonly objections: readonly Objection[];
}

/** The warnings that a description has for every accepted command. */
export function warningsIn({
  warnings = [],
  network_touching,
}: SandboxUse): readonly FamilyWarning[] {
  return network_touching ? ['network_touching', ...warnings] : warnings;
}

/** Reads the words behind a program by its fixed forms, or by its subcommands, flags and operands. */
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
    const values = placed.map(({ word, kind }) => ({ text: word.text, word, kind, operand: true }));
    const wrong = placed.find((each) => each.wrong !== undefined);
    if (!wrong) return { use: { ...use, ...own }, flags: [], values, objections: [] };
    nearest = { ...nearest, values, objections: [{ ...refused(wrong), word: wrong.word }] };
  }
  return nearest;
}

function refused({ word, wrong }: Placed<Word>): Objection {
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
  const flags: string[] = [];
  const values: Argument[] = [];
  const operands: Word[] = [];
  const objections: Objection[] = [];
  const object = (word: Word, wrong: string) =>
    objections.push(refused({ word, wrong, kind: 'text' }));
  const { leading_flags: leading = [] } = use;
  let behind = false;
  for (const token of readFlags(words, grammarOf(use)).tokens) {
    const { word } = token;
    if (token.kind === 'operand') {
      if (behind) object(word, 'comes after the expression');
      operands.push(word);
      continue;
    }
    if (token.kind === 'unknown') {
      object(word, 'is not among its flags');
      continue;
    }
    const { name, kind } = token.part.spec;
    flags.push(name);
    if (leading.includes(name)) {
      if (operands.length > 0) object(word, 'must come before the operands');
      continue;
    }
    behind = leading.length > 0;
    if (kind === undefined) continue;
    const text = token.consumes ? token.next?.text : token.part.fixed;
    if (text === undefined) object(word, 'requires a value');
    else values.push({ text, kind, word: (token.consumes && token.next) || word, operand: false });
  }
  const given = (names: readonly string[] = []) => names.some((name) => flags.includes(name));
  const places = (parseOperands(use.operands ?? 'path*') ?? []).slice(
    given(use.first_operand_by) ? 1 : 0,
  );
  for (const [index, word] of operands.entries()) {
    const place = places[Math.min(index, places.length - 1)];
    values.push({ text: word.text, kind: place?.kind ?? 'path', word, operand: true });
  }
  for (const { text, kind, word } of values) {
    const wrong = refusal(kind, text);
    if (wrong !== undefined)
      objections.push({ objection: `does not accept \`${text}\`, which ${wrong}`, word });
  }
  const { min, max } = countOf(places);
  const least = min - (given(use.last_operand_by) ? 1 : 0);
  const count = operands.length;
  if (count < least || count > max) {
    const range = max === least ? `${max}` : `${least} to ${max}`;
    const wanted = Number.isFinite(max) ? range : `at least ${least}`;
    objections.push({ objection: `takes ${wanted} operands, not ${count}` });
  }
  return { use, flags, values, objections };
}

/** A flag of a description. */
interface ListedFlag {
  readonly name: string;
  /** The kind of its value; undefined for one without. */
  readonly kind: Kind | undefined;
}

/** Accepts listed flags, with a value attached or as the next word, and clusters of listed letters. */
function grammarOf({ flags = '', leading_flags = [] }: SandboxUse): FlagGrammar<ListedFlag> {
  const table: FlagTable = new Map([
    ...leading_flags.map((name) => [name, undefined] as const),
    ...(parseFlags(flags) ?? []),
  ]);
  const part = (name: string, fixed?: string): FlagPart<ListedFlag> => {
    const kind = table.get(name);
    const takes = kind === undefined || fixed !== undefined ? 'never' : 'always';
    return { spec: { name, kind }, negated: false, takes, ...(fixed !== undefined && { fixed }) };
  };
  const takesNone = (name: string) => table.has(name) && table.get(name) === undefined;
  return {
    flags: 'anywhere',
    dash: 'operand',
    separator: /^--$/,
    // A flag may be listed with its `=`.
    equals: 'none',
    unknown: 'never',
    expand: (text) => {
      if (table.has(text)) return [part(text)];
      if (table.has('-#') && /^-\d+$/.test(text)) return [part('-#')];
      const { written, attached } = text.startsWith('--')
        ? splitAtEquals(text)
        : { written: text.slice(0, 2), attached: text.slice(2) };
      if (attached !== undefined && table.get(written) !== undefined)
        return [part(written, attached)];
      const names = /^-[A-Za-z]{2,}$/.test(text)
        ? [...text.slice(1)].map((each) => `-${each}`)
        : [];
      return names.length > 0 && names.every(takesNone)
        ? names.map((name) => part(name))
        : undefined;
    },
  };
}
