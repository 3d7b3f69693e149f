import type { FlagKind, FlagRuleId } from './reasons.ts';
import type { EvolverFamily, ToolData, UseData } from './schema.ts';

/**
 * How a flag takes its value. `none`: a boolean; `value`: after `=`, or the next word; `optional`: the next word
 * if it is no flag (npm: if it is `true` or `false`); `many`: every following word until a flag; `attached`:
 * after `=` only; `rest`: it ends the flags and takes all following words, including one attached to it.
 */
export type Arity = 'none' | 'value' | 'optional' | 'many' | 'attached' | 'rest';

export interface Named<Kind extends string> {
  /** The first spelling, without dashes. */
  readonly name: string;
  readonly kind: Kind;
  readonly arity: Arity;
  readonly choices?: readonly string[];
}

/**
 * Names grouped by meaning: separated by blanks, spellings of one name by commas, with the mark of the
 * arity. `x=a|b` allows these values; `~` in a value is any text without quotes and braces.
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
 * Makes a lookup table of grouped names.
 * @param keyOf normalises a spelling
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

/** Like {@link nameTable}, with the group as the only value. */
export function groupsByName<Kind extends string>(groups: Groups<Kind>): ReadonlyMap<string, Kind> {
  return new Map([...nameTable(groups)].map(([name, { kind }]) => [name, kind]));
}

/**
 * Normalises a flag: tools read `--fooBar`, `--foo-bar` and some `--FOOBAR` alike. A single letter keeps its
 * case.
 */
export function flagKey(name: string): string {
  return name.length === 1 ? name : name.replace(/[-_]/g, '').toLowerCase();
}

export type FlagMeaning = Named<FlagKind>;

export interface FlagSet {
  readonly flags: ReadonlyMap<string, FlagMeaning>;
  /** Prefixes for groups of flags of one kind; the first match counts. */
  readonly prefixes: readonly (readonly [beginning: string, flag: FlagMeaning])[];
  /** True if the first operand is what it starts, and ends the flags. */
  readonly stops?: boolean | undefined;
  /** True if the program completes abbreviated flags, as getopt and argparse do. */
  readonly completes?: boolean | undefined;
  /** True if flags outside of the table belong to the node that it starts. */
  readonly handsOn?: boolean | undefined;
  /** True if flags are accepted only as spelled in the table. */
  readonly strict?: boolean | undefined;
}

/** Ready for reading arguments. */
export interface Use extends FlagSet {
  readonly data: Partial<ToolData>;
  readonly refused: FlagSet;
  /** The flags after `--`, if there are no operands there. */
  readonly behind?: FlagSet | undefined;
  readonly subcommands: ReadonlyMap<string, Use>;
}

/** A program in the policy's `programs`, ready for reading commands. */
export interface ProgramFamily {
  readonly program: string;
  readonly use: Use;
  readonly data: EvolverFamily;
}

/** The tools behind npx, by binary: `npx @scope/x` runs the binary `x`. */
export interface Tools {
  readonly known: (name: string) => Use | undefined;
  /** Returns why a tool is always refused. */
  readonly refusal: (name: string) => FlagRuleId | undefined;
  readonly unknown: (name: string) => Use;
  /** The table for a Python module with unknown flags. */
  readonly module: Use;
}

/** True with a table or a reason to refuse it. */
export function isKnownTool({ known, refusal }: Tools, name: string): boolean {
  return known(name) !== undefined || refusal(name) !== undefined;
}

/** Besides node, npm and npx, by the word that starts them. */
export interface ProgramFamilies {
  readonly tools: Tools;
  readonly allowed: ReadonlyMap<string, ProgramFamily>;
  /** Also those that only another program starts: `uv run pytest`, `python -m pytest`. */
  readonly known: ReadonlyMap<string, ProgramFamily>;
}

export interface ProgramTerms extends ProgramFamilies {
  /** Returns the name that a policy's `programs` needs to allow a program. */
  readonly offered: (word: string) => string | undefined;
}

export function movesTo({ data }: ProgramFamily, written: string): boolean {
  const completes = data.completes && written.startsWith('--');
  return data.directory_flags.some(
    (flag) => flag === written || (completes && flag.startsWith(written)),
  );
}

/**
 * Makes the table of a tool, program or subcommand.
 * @param more additional flags: missing ones, and for a subcommand its program's; and refused words
 * @throws Error if a flag is in two groups
 */
export function useTable(
  data: Partial<ToolData>,
  more: readonly Pick<UseData, 'flags' | 'refused'>[] = [],
): Use {
  const { starts, behind } = data;
  const all = [data, ...more];
  const ends = starts !== undefined && starts !== 'command-texts' && starts !== 'npm-scripts';
  return {
    ...flagSet([...all.map(({ flags }) => flags), COMMON]),
    stops: ends,
    handsOn: data.hands_on,
    data,
    refused: flagSet(all.map(({ refused }) => refused)),
    behind: behind && flagSet([behind.flags, COMMON]),
    subcommands: new Map(),
  };
}

/**
 * Makes the tables of a program. The program's own flags may also follow its subcommands.
 * @param added flags missing from the tables
 * @throws Error if a flag is in two groups
 */
export function programFamily(
  program: string,
  data: EvolverFamily,
  added: UseData['flags'] = {},
): ProgramFamily {
  const { completes } = data;
  const useOf = (own: Partial<UseData>, ...more: UseData['flags'][]): MutableUse => ({
    ...useTable(
      own,
      [...more, added].map((flags) => ({ flags })),
    ),
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

/** Makes the table of a program in a sandbox, where flags have one spelling. */
export function strictFlags(
  flags: Readonly<Partial<Record<string, string>>> | undefined,
  others: readonly string[] = [],
): FlagSet {
  const keyOf = (name: string) =>
    name.startsWith('-') ? name : `${name.length === 1 ? '-' : '--'}${name}`;
  const set = flagSet([flags, { text: others.join(' ') }], keyOf);
  const named = new Map(
    [...set.flags].map(([key, flag]) => [key, { ...flag, name: keyOf(flag.name) }]),
  );
  return { ...set, flags: named, strict: true };
}

/** Shared by most programs, unless a table overrides them. */
const COMMON = { 'only-prints': 'help h version v V' } as const;

/** Merges groups of flags; the first group with a flag decides. A name ending with `~` is a prefix. */
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

/** Looks up a full name, then the prefixes. */
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
