import type { Risk } from '../model/verdict.ts';
import type { FlagRuleId } from './flag-rule.ts';
import { type Tool, type ToolData, toolTable } from './tool-table.ts';

/**
 * What the operands of a program are: `path` a path in the repository (with a test's name behind `::`),
 * `tests` one of code that the program runs, `package` a path or a package's name without a version, `goal`
 * a phase or a plug-in's goal of Maven, `plain` any other word.
 */
export const OPERAND_KINDS = ['path', 'tests', 'package', 'goal', 'plain'] as const;
export type OperandKind = (typeof OPERAND_KINDS)[number];

/**
 * What a program starts at its first operand: `file` a script of the repository, `package` a package of
 * the repository, `command` another program, and of a package manager `script` a script of package.json,
 * `own-script` the script that is named like the subcommand, `tool` a binary of a dependency,
 * `script-or-tool` and `script-tool-or-file` the first that exists.
 */
export const STARTED = [
  'file',
  'package',
  'command',
  'script',
  'own-script',
  'tool',
  'script-or-tool',
  'script-tool-or-file',
] as const;
export type Started = (typeof STARTED)[number];

/** The words behind a program or one of its subcommands, as data. */
export interface UseData {
  readonly flags: ToolData['flags'];
  readonly operands: OperandKind;
  /** Operands that change what the program does, by rule; `~` at the end stands for any end. */
  readonly refused_operands: ToolData['flags'];
  readonly starts?: Started | undefined;
  /** The rule that the subcommand breaks by itself. */
  readonly does?: FlagRuleId | undefined;
  /** It rewrites files, unless one of these flags is set; `-` for always. */
  readonly writes_unless?: string | undefined;
  /** The rule that it breaks without an operand or subcommand; absent: it needs none. */
  readonly alone?: FlagRuleId | undefined;
  /** Of a package manager: it selects packages, so that a script of any of them may run. */
  readonly any_package?: boolean | undefined;
  /** Words that it reads before its own first operand, such as the name of a workspace. */
  readonly skips?: number | undefined;
}

/** Where a program finds its dependencies. */
export interface DependencyFolder {
  /** Without `..`; a file or a directory. */
  readonly path: string;
  /** The root of the checkout, any directory of it, or the home directory of the user. */
  readonly at: 'root' | 'anywhere' | 'home';
  /** Of a directory at home: the variable by which the program finds it. */
  readonly variable?: string | undefined;
}

/** A program for the default profile, as data. */
export interface ProgramData extends UseData {
  readonly programs?: readonly string[] | undefined;
  readonly risk: Risk;
  /** By name; a comma separates spellings, a blank the words of a nested subcommand. */
  readonly subcommands: Readonly<Record<string, Partial<UseData>>>;
  /** Names of properties that decide what runs; `~` at the end stands for any end. */
  readonly deciding_properties: string;
  /** Programs that may follow where it starts a command. */
  readonly started_programs: readonly string[];
  /** Flags whose value is the directory in which it works. */
  readonly directory_flags: readonly string[];
  /** Of a package manager: flags that select packages, so that a script of any of them may run. */
  readonly selecting_flags: readonly string[];
  /** Of a package manager: settings that decide what runs, by the path of their file. */
  readonly deciding_settings: Readonly<Record<string, string>>;
  /** Files of the commit that decide what it does: names, or paths from the root; `*` matches. */
  readonly build_files: readonly string[];
  readonly dependencies: readonly DependencyFolder[];
  readonly environment: Readonly<Record<string, string>>;
}

/** The lookup tables of a program or a subcommand. */
export interface ProgramUse extends Omit<UseData, 'flags' | 'refused_operands'> {
  readonly tool: Tool;
  readonly refusedOperands: Tool;
  readonly subcommands: ReadonlyMap<string, ProgramUse>;
}

/** A program that the policy's `programs` allows, ready to read commands. */
export interface ProgramFamily {
  /** The word that starts it. */
  readonly program: string;
  readonly use: ProgramUse;
  readonly data: ProgramData;
}

/** The programs besides node, npm and npx, by the word that starts them. */
export interface ProgramFamilies {
  /** Those that a command may name. */
  readonly allowed: ReadonlyMap<string, ProgramFamily>;
  /** All, for those that another one starts: `uv run pytest`, `python -m pytest`. */
  readonly known: ReadonlyMap<string, ProgramFamily>;
}

export const NO_FAMILIES: ProgramFamilies = { allowed: new Map(), known: new Map() };

/** What a policy says of programs besides node, npm and npx. */
export interface ProgramTerms extends ProgramFamilies {
  /** Returns the name by which `programs` of a policy would allow the program that a word starts. */
  readonly offered: (word: string) => string | undefined;
}

export const NO_PROGRAMS: ProgramTerms = { ...NO_FAMILIES, offered: () => undefined };

/**
 * Makes the tables of a program. The flags of the program itself may also follow its subcommands.
 *
 * @throws Error if a flag stands in two groups
 */
export function programFamily(program: string, data: ProgramData): ProgramFamily {
  const root = new Map<string, MutableUse>();
  const top = { subcommands: root };
  for (const [words, own] of Object.entries(data.subcommands)) {
    const path = words.split(' ');
    const spellings = (path.pop() ?? '').split(',');
    const parent = path.reduce<{ subcommands: Map<string, MutableUse> }>((at, word) => {
      const found = at.subcommands.get(word) ?? useOf(data, { alone: 'only-prints' });
      at.subcommands.set(word, found);
      return found;
    }, top);
    const use = useOf(data, own);
    for (const each of spellings) parent.subcommands.set(each, use);
  }
  return { program, use: { ...useOf(data, data), subcommands: root }, data };
}

type MutableUse = Omit<ProgramUse, 'subcommands'> & { subcommands: Map<string, MutableUse> };

function useOf(program: ProgramData, own: Partial<UseData>): MutableUse {
  const { operands = 'path', refused_operands = {}, flags = {}, ...rest } = own;
  const inherited = own === program ? [] : [program.flags];
  const starts = rest.starts === undefined ? {} : { starts: 'script' as const };
  return {
    ...rest,
    operands,
    tool: merged([flags, ...inherited], starts),
    refusedOperands: toolTable({ binaries: '', flags: refused_operands }),
    subcommands: new Map(),
  };
}

/** The first table that has a flag decides. */
function merged(tables: readonly ToolData['flags'][], more: Pick<ToolData, 'starts'>): Tool {
  const [own, ...others] = tables.map((flags) => toolTable({ binaries: '', flags, ...more }));
  if (own === undefined || others.length === 0)
    return own ?? toolTable({ binaries: '', flags: {} });
  const flags = new Map(own.flags);
  const prefixes = [...own.prefixes];
  for (const other of others) {
    for (const [key, flag] of other.flags) {
      const known = flags.get(key);
      if (known === undefined || (isCommon(key) && known.kind === 'only-prints'))
        flags.set(key, flag);
    }
    prefixes.push(...other.prefixes);
  }
  return { ...own, flags, prefixes };
}

/** Flags that every table has, unless a program says otherwise. */
function isCommon(key: string): boolean {
  return ['help', 'h', 'version', 'v', 'V'].includes(key);
}
