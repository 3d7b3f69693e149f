import type {
  EvolverFamily,
  FlagRuleId,
  ToolData,
  ToolStarts,
  UseData,
  ValueKind,
} from './schema.ts';

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

export type FlagMeaning = Named<ValueKind>;

/** The flags of a program, a subcommand or a tool, as its words are read by them. */
export interface FlagSet {
  readonly flags: ReadonlyMap<string, FlagMeaning>;
  /** Beginnings of names, for groups of flags of one kind; the first that fits counts. */
  readonly prefixes: readonly (readonly [beginning: string, flag: FlagMeaning])[];
  /** The first operand is what it starts, and ends the flags. */
  readonly stops: boolean;
  /** Its own flags are read behind that operand too. */
  readonly readsBehind: boolean;
  /** The program completes the beginning of a flag, as getopt and argparse do. */
  readonly completes: boolean;
  /** Flags that are not in the table are those of the node that it starts. */
  readonly handsOn: boolean;
  /** Of a tool. */
  readonly starts?: ToolStarts | undefined;
}

/** A binary of a package, ready to read its words. */
export interface Tool extends FlagSet {
  /** First operands that change what the tool does, by rule. */
  readonly subcommands: ReadonlyMap<string, FlagRuleId>;
  readonly operands: ToolData['operands'];
  readonly alone: FlagRuleId | undefined;
  /** The names of the flags without which it checks nothing. */
  readonly printsUnless: readonly string[] | undefined;
  readonly endsWith: ReadonlySet<string> | undefined;
  readonly readsArgumentFiles: boolean;
  /** Whether it starts anything that its words name. */
  readonly mayStart: boolean;
}

/** The words behind a program of the policy, or behind one of its subcommands. */
export interface ProgramUse extends FlagSet {
  readonly data: Partial<UseData>;
  readonly refusedOperands: FlagSet;
  /** The flags behind `--`, if the words there are no operands. */
  readonly behind?: FlagSet | undefined;
  readonly subcommands: ReadonlyMap<string, ProgramUse>;
}

/** A program that the policy's `programs` allows, ready to read commands. */
export interface ProgramFamily {
  /** The word that starts it. */
  readonly program: string;
  readonly use: ProgramUse;
  readonly data: EvolverFamily;
}

/** The programs besides node, npm and npx, by the word that starts them. */
export interface ProgramFamilies {
  /** Tools to which the policy adds flags, by the name of the binary. */
  readonly tools: ReadonlyMap<string, Tool>;
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

export const NO_PROGRAMS: ProgramTerms = {
  tools: new Map(),
  allowed: new Map(),
  known: new Map(),
  offered: () => undefined,
};

/** Whether a flag, as it is written, says in which directory a program works. */
export function movesTo({ data }: ProgramFamily, written: string): boolean {
  const completes = data.completes && written.startsWith('--');
  return data.directory_flags.some(
    (flag) => flag === written || (completes && flag.startsWith(written)),
  );
}

/**
 * Makes the lookup table of one package's tools.
 *
 * @param added flags that the table lacks
 */
export function toolTable(data: Omit<ToolData, 'programs'>, added: UseData['flags'] = {}): Tool {
  const { flags = {}, subcommands = {}, starts, ends_with } = data;
  return {
    ...flagSet([flags, added], starts === 'command' || starts === 'node'),
    readsBehind: data.reads_behind === true,
    handsOn: data.hands_on === true,
    subcommands: groupsByName<FlagRuleId>(subcommands),
    starts,
    operands: data.operands,
    alone: data.alone,
    printsUnless: data.prints_unless?.split(' '),
    endsWith: ends_with === undefined ? undefined : new Set(ends_with.split(' ')),
    readsArgumentFiles: data.argument_files === true,
    mayStart: starts !== undefined,
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
  const completes = data.completes;
  const useOf = (own: readonly UseData['flags'][], its: Partial<UseData>): MutableUse => ({
    ...flagSet([...own, data.flags, added], its.starts !== undefined),
    completes,
    data: its,
    refusedOperands: flagSet([its.refused_operands ?? {}], false),
    behind: its.behind && flagSet([its.behind.flags ?? {}], false),
    subcommands: new Map(),
  });
  const use = useOf([], data);
  for (const [words, own] of Object.entries(data.subcommands)) {
    const path = words.split(' ');
    const spellings = (path.pop() ?? '').split(',');
    const parent = path.reduce((at, word) => {
      const found = at.subcommands.get(word) ?? useOf([], { alone: 'only-prints' });
      return addTo(at, word, found);
    }, use);
    const sub = useOf([own.flags ?? {}], own);
    for (const each of spellings) addTo(parent, each, sub);
  }
  return { program, use, data };
}

type MutableUse = Omit<ProgramUse, 'subcommands' | 'stops'> & {
  readonly subcommands: Map<string, MutableUse>;
  stops: boolean;
};

function addTo(parent: MutableUse, word: string, use: MutableUse): MutableUse {
  parent.subcommands.set(word, use);
  parent.stops = true;
  return use;
}

/** Flags that programs have in common, unless a table says otherwise. */
const COMMON = { 'only-prints': 'help h version v V' } as const;

/**
 * The first group that has a flag decides; a name that ends with `~` stands for every flag that begins
 * with it.
 */
function flagSet(groups: readonly UseData['flags'][], stops: boolean): FlagSet {
  const flags = new Map<string, FlagMeaning>();
  const prefixes: [string, FlagMeaning][] = [];
  for (const group of [...groups, COMMON]) {
    for (const [key, flag] of nameTable<ValueKind>(group, flagKey)) {
      if (key.endsWith('~')) prefixes.push([key.slice(0, -1), flag]);
      else if (!flags.has(key)) flags.set(key, flag);
    }
  }
  return { flags, prefixes, stops, readsBehind: false, completes: false, handsOn: false };
}
