import type { FlagRuleId } from './flag-rule.ts';

/**
 * What a tool does with a flag's value, or, as the id of a rule, what the flag itself does.
 * `root` is a directory to work in, `config` a configuration file, `code` a module or a built-in name,
 * `tests` a file, directory or pattern of code that the tool runs, `preload` a module that runs first,
 * `script-text` a name or text that the tool evaluates, `node`
 * flags of node, `command` a command line, `variable` an environment variable, `module` the dotted name
 * of a module, `compiler` flags of a compiler or linker, `property` a `NAME=value` for the build files.
 */
export const VALUE_KINDS = [
  'plain',
  'root',
  'config',
  'code',
  'tests',
  'preload',
  'script-text',
  'node',
  'command',
  'variable',
  'output',
  'module',
  'compiler',
  'property',
] as const;
export type ValueKind = (typeof VALUE_KINDS)[number] | FlagRuleId;

/**
 * `many` takes every following word that is no flag; `optional` takes the next if it is none; `rest` ends
 * the flags and takes all following words, and a first one that is glued to it.
 */
export type ToolArity = 'none' | 'value' | 'many' | 'optional' | 'rest';

export interface ToolFlag {
  readonly kind: ValueKind;
  readonly arity: ToolArity;
}

/** What a tool's operands are, where it starts them: a command, a script of node, and so on. */
export type Starts = 'command' | 'script' | 'command-texts' | 'npm-scripts' | 'tasks';

/** One package's tools. Names are separated by blanks. */
export interface ToolData {
  readonly binaries: string;
  /** Flags by kind. A comma separates spellings of one flag, a mark behind them is its arity. */
  readonly flags: Readonly<Partial<Record<ValueKind, string>>>;
  /** First operands that change what the tool does, by rule. */
  readonly subcommands?: Readonly<Partial<Record<FlagRuleId, string>>>;
  /** What the tool does without an operand. */
  readonly alone?: FlagRuleId;
  /** The first operands with which a tool that is a server otherwise ends. */
  readonly endsWith?: string;
  /** Flags that are not in the table are node's, which the tool starts. */
  readonly handsOn?: true;
  readonly starts?: Starts;
  /** Operands that are files, directories or patterns of code that the tool runs. */
  readonly runs?: 'operands' | 'first-operand';
  /** Operands are patterns for the paths of tests. */
  readonly patterns?: true;
  /** `@path` is a file of further words. */
  readonly readsArgumentFiles?: true;
}

export interface Tool {
  readonly flags: ReadonlyMap<string, ToolFlag>;
  /** Beginnings of names, for groups of flags of one kind. */
  readonly prefixes: readonly (readonly [beginning: string, flag: ToolFlag])[];
  readonly subcommands: ReadonlyMap<string, FlagRuleId>;
  readonly alone: FlagRuleId | undefined;
  readonly endsWith: ReadonlySet<string> | undefined;
  readonly handsOn: boolean;
  readonly starts: Starts | undefined;
  readonly runs: ToolData['runs'];
  readonly patterns: boolean;
  readonly readsArgumentFiles: boolean;
  /** Whether it starts anything that its words name. */
  readonly mayStart: boolean;
}

const MARKS: Readonly<Record<string, ToolArity>> = {
  '=': 'value',
  '*': 'many',
  '?': 'optional',
  '+': 'rest',
};

/** Flags that tools have in common, unless a table says otherwise. */
const COMMON = [
  ['help', 'only-prints'],
  ['h', 'only-prints'],
  ['version', 'only-prints'],
  ['v', 'only-prints'],
  ['V', 'only-prints'],
] as const;

/**
 * Makes the lookup table of one package's tools. A name that ends with `~` stands for every flag
 * that begins with it.
 */
export function toolTable(data: ToolData): Tool {
  const { flags, subcommands = {}, handsOn, starts, runs } = data;
  const table = new Map<string, ToolFlag>();
  const prefixes: [string, ToolFlag][] = [];
  for (const [kind, text] of Object.entries(flags) as [ValueKind, string][]) {
    for (const entry of text.split(/\s+/).filter(Boolean)) {
      const arity = MARKS[entry.at(-1) ?? ''] ?? 'none';
      const names = (arity === 'none' ? entry : entry.slice(0, -1)).split(',');
      for (const name of names) {
        if (name.endsWith('~')) prefixes.push([flagKey(name.slice(0, -1)), { kind, arity }]);
        else if (table.has(flagKey(name))) throw new Error(`flag ${name} stands in two groups`);
        else table.set(flagKey(name), { kind, arity });
      }
    }
  }
  for (const [name, kind] of COMMON) {
    if (!table.has(name)) table.set(name, { kind, arity: 'none' });
  }
  const named = Object.entries(subcommands) as [FlagRuleId, string][];
  return {
    flags: table,
    prefixes,
    subcommands: new Map(
      named.flatMap(([rule, names]) => names.split(' ').map((name) => [name, rule] as const)),
    ),
    alone: data.alone,
    endsWith: data.endsWith === undefined ? undefined : new Set(data.endsWith.split(' ')),
    handsOn: handsOn === true,
    starts,
    runs,
    patterns: data.patterns === true,
    readsArgumentFiles: data.readsArgumentFiles === true,
    mayStart: starts !== undefined || flags.command !== undefined,
  };
}

/**
 * One spelling for all: tools read `--fooBar`, `--foo-bar` and some `--FOOBAR` alike. A letter by
 * itself keeps its case.
 */
export function flagKey(name: string): string {
  return name.length === 1 ? name : name.replace(/[-_]/g, '').toLowerCase();
}
