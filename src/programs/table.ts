import { parseOperands, type WordPlace } from './forms.ts';
import type { FlagKind, FlagRuleId } from './reasons.ts';
import type { EvolverFamily, ToolData, UseData } from './schema.ts';

/**
 * How a flag takes its value. `none`: a boolean. `value`: attached with `=`, or the next word. `optional`: the
 * next word if it is no flag (of npm: if it is `true` or `false`). `many`: every following word that is no flag.
 * `attached`: attached only. `rest`: it ends the flags and takes all following words, and a first one that is
 * glued to it.
 */
export type Arity = 'none' | 'value' | 'optional' | 'many' | 'attached' | 'rest';

/** A name in a table: of a flag, a subcommand or an operand. */
export interface Named<Kind extends string> {
  /** The first of its spellings, without dashes. */
  readonly name: string;
  readonly kind: Kind;
  readonly arity: Arity;
  /** The values that it may have, if not any of its kind. */
  readonly choices?: readonly string[];
}

/**
 * Names by what they do: divided by blanks, the spellings of one by commas, with the mark of an arity. `x=a|b` has
 * one of these values; a `~` in one stands for any text without quotes and braces.
 */
export type Groups<Kind extends string> = Readonly<Partial<Record<Kind, string>>>;

export type NameTable<Kind extends string> = ReadonlyMap<string, Named<Kind>>;

const MARKS: readonly (readonly [string, Arity])[] = [
  ['?=', 'attached'],
  ['=', 'value'],
  ['?', 'optional'],
  ['*', 'many'],
  ['+', 'rest'],
];

/**
 * Makes the lookup table of names that are grouped by what they do.
 *
 * @param keyOf what two spellings of one name have in common
 * @throws Error if a name is in two groups
 */
export function nameTable<Kind extends string>(
  groups: Groups<Kind>,
  keyOf: (name: string) => string = (name) => name,
): NameTable<Kind> {
  const table = new Map<string, Named<Kind>>();
  for (const [kind, text] of Object.entries(groups) as [Kind, string][]) {
    for (const entry of text.split(/\s+/).filter(Boolean)) {
      const [, written = entry, choices] = /^([^=]+=)(.+)$/s.exec(entry) ?? [];
      const [mark, arity] = MARKS.find(([end]) => written.endsWith(end)) ?? ['', 'none' as const];
      const [name = '', ...others] = written.slice(0, written.length - mark.length).split(',');
      for (const spelling of [name, ...others]) {
        const key = keyOf(spelling);
        if (table.has(key)) throw new Error(`flag ${spelling} stands in two groups`);
        table.set(key, { name, kind, arity, ...(choices && { choices: choices.split('|') }) });
      }
    }
  }
  return table;
}

/** {@link nameTable} for names that need nothing but their group. */
export function groupsByName<Kind extends string>(groups: Groups<Kind>): ReadonlyMap<string, Kind> {
  return new Map([...nameTable(groups)].map(([name, { kind }]) => [name, kind]));
}

/**
 * One spelling for all: tools read `--fooBar`, `--foo-bar` and some `--FOOBAR` alike. A letter by
 * itself keeps its case.
 */
export function flagKey(name: string): string {
  return name.length === 1 ? name : name.replace(/[-_]/g, '').toLowerCase();
}

export type FlagMeaning = Named<FlagKind>;

/** The flags of a program, a subcommand or a tool, as its words are read by them. */
export interface FlagSet {
  readonly flags: ReadonlyMap<string, FlagMeaning>;
  /** Beginnings of names, for groups of flags of one kind; the first that fits counts. */
  readonly prefixes: readonly (readonly [beginning: string, flag: FlagMeaning])[];
  /** The first operand is what it starts, and ends the flags. */
  readonly stops?: boolean | undefined;
  /** Its own flags are read behind that operand too. */
  readonly readsBehind?: boolean | undefined;
  /** The program completes the beginning of a flag, as getopt and argparse do. */
  readonly completes?: boolean | undefined;
  /** Flags that are not in the table are those of the node that it starts. */
  readonly handsOn?: boolean | undefined;
  /** Flags are accepted as they are listed, and in no other spelling. */
  readonly strict?: boolean | undefined;
}

/** The words behind a program or a tool, or behind a subcommand, ready to be read. */
export interface Use extends FlagSet {
  readonly data: Partial<ToolData>;
  /** The kinds of the operands. */
  readonly places: readonly WordPlace[];
  readonly refused: FlagSet;
  /** The flags behind `--`, if the words there are no operands. */
  readonly behind?: FlagSet | undefined;
  readonly subcommands: ReadonlyMap<string, Use>;
}

/** A program that the policy's `programs` allows, ready to read commands. */
export interface ProgramFamily {
  /** The word that starts it. */
  readonly program: string;
  readonly use: Use;
  readonly data: EvolverFamily;
}

/** The tools behind npx, by the name of a binary: `npx @scope/x` runs the binary `x` of that package. */
export interface Tools {
  /** Returns the table of a tool whose flags are known. */
  readonly known: (name: string) => Use | undefined;
  /** Returns why a tool is refused, whatever its words are. */
  readonly refusal: (name: string) => FlagRuleId | undefined;
  /** Returns the table of a tool whose own flags are not known. */
  readonly unknown: (name: string) => Use;
  /** The table of a module of Python whose own flags are not known. */
  readonly module: Use;
}

/** Returns whether there is a table of a tool, or a reason to refuse it. */
export function isKnownTool({ known, refusal }: Tools, name: string): boolean {
  return known(name) !== undefined || refusal(name) !== undefined;
}

/** The programs besides node, npm and npx, by the word that starts them. */
export interface ProgramFamilies {
  readonly tools: Tools;
  /** Those that a command may name. */
  readonly allowed: ReadonlyMap<string, ProgramFamily>;
  /** All, for those that another one starts: `uv run pytest`, `python -m pytest`. */
  readonly known: ReadonlyMap<string, ProgramFamily>;
}

/** What a policy says of programs besides node, npm and npx. */
export interface ProgramTerms extends ProgramFamilies {
  /** Returns the name by which `programs` of a policy would allow the program that a word starts. */
  readonly offered: (word: string) => string | undefined;
}

/** Whether a flag, as it is written, says in which directory a program works. */
export function movesTo({ data }: ProgramFamily, written: string): boolean {
  const completes = data.completes && written.startsWith('--');
  return data.directory_flags.some(
    (flag) => flag === written || (completes && flag.startsWith(written)),
  );
}

/**
 * Makes the table of a tool, of a program or of a subcommand.
 *
 * @param more flags that the table lacks, and those of the program of a subcommand
 * @throws Error if a flag stands in two groups
 */
export function useTable(data: Partial<ToolData>, more: readonly UseData['flags'][] = []): Use {
  const { flags, starts, behind } = data;
  const ends = starts !== undefined && starts !== 'command-texts' && starts !== 'npm-scripts';
  return {
    ...flagSet([flags, ...more, COMMON]),
    stops: ends,
    readsBehind: data.reads_behind,
    handsOn: data.hands_on,
    data,
    places: parseOperands(data.operands ?? 'path*') ?? [],
    refused: flagSet([data.refused]),
    behind: behind && flagSet([behind.flags, COMMON]),
    subcommands: new Map(),
  };
}

/**
 * Makes the tables of a program. The flags of the program itself may also follow its subcommands.
 *
 * @param added flags that the tables lack
 * @throws Error if a flag stands in two groups
 */
export function programFamily(
  program: string,
  data: EvolverFamily,
  added: UseData['flags'] = {},
): ProgramFamily {
  const { completes } = data;
  const useOf = (own: Partial<UseData>, ...more: UseData['flags'][]): MutableUse => ({
    ...useTable(own, [...more, added]),
    completes,
    subcommands: new Map(),
  });
  const { subcommands, ...first } = data;
  const use = useOf(first);
  for (const [words, own] of Object.entries(subcommands)) {
    const path = words.split(' ');
    const spellings = (path.pop() ?? '').split(',');
    const parent = path.reduce((at, word) => {
      const found = at.subcommands.get(word) ?? useOf({ alone: 'only-prints' }, data.flags);
      return addTo(at, word, found);
    }, use);
    const sub = useOf(own, data.flags);
    for (const each of spellings) addTo(parent, each, sub);
  }
  return { program, use, data };
}

type MutableUse = Omit<Use, 'subcommands' | 'stops'> & {
  readonly subcommands: Map<string, MutableUse>;
  stops?: boolean | undefined;
};

function addTo(parent: MutableUse, word: string, use: MutableUse): MutableUse {
  parent.subcommands.set(word, use);
  parent.stops = true;
  return use;
}

/** Makes the table of a program of a sandbox, where a flag has no other spelling than its own. */
export function strictFlags(flags: UseData['flags'], others: readonly string[] = []): FlagSet {
  const keyOf = (name: string) =>
    name.startsWith('-') ? name : `${name.length === 1 ? '-' : '--'}${name}`;
  const set = flagSet([flags, { text: others.join(' ') }], keyOf);
  const named = new Map(
    [...set.flags].map(([key, flag]) => [key, { ...flag, name: keyOf(flag.name) }]),
  );
  return { ...set, flags: named, strict: true };
}

/** Flags that programs have in common, unless a table says otherwise. */
const COMMON = { 'only-prints': 'help h version v V' } as const;

/**
 * The first group that has a flag decides; a name that ends with `~` stands for every flag that begins
 * with it.
 */
function flagSet(groups: readonly UseData['flags'][], keyOf = flagKey): FlagSet {
  const flags = new Map<string, FlagMeaning>();
  const prefixes: [string, FlagMeaning][] = [];
  for (const group of groups) {
    for (const [key, flag] of nameTable<FlagKind>(group ?? {}, keyOf)) {
      if (key.endsWith('~')) prefixes.push([key.slice(0, -1), flag]);
      else if (!flags.has(key)) flags.set(key, flag);
    }
  }
  return { flags, prefixes };
}

/** Looks up a name by its whole spelling, then by its beginning. */
export function lookUp({ flags, prefixes }: FlagSet, key: string): FlagMeaning | undefined {
  return flags.get(key) ?? prefixes.find(([beginning]) => key.startsWith(beginning))?.[1];
}

const NO_TOOLS: Tools = {
  known: () => undefined,
  refusal: () => undefined,
  unknown: () => useTable({ unknown: true }),
  module: useTable({ unknown: true }),
};

export const NO_PROGRAMS: ProgramTerms = {
  tools: NO_TOOLS,
  allowed: new Map(),
  known: new Map(),
  offered: () => undefined,
};
