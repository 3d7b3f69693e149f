import type { ReadingRuleId, RuleArguments } from '../rules/catalogue.ts';

/** What most rules about invocations need to know. */
export interface FlagArguments {
  readonly program: string;
  readonly flag: string;
  readonly value?: string;
}

/** A rule about one word of a program. */
export type FlagRuleId = {
  [R in ReadingRuleId]: FlagArguments extends RuleArguments<R> ? R : never;
}[ReadingRuleId];

/** Why a flag, an operand or a subcommand of a program is refused or remarked on; each is the id of a rule. */
export const REASONS = [
  'outside-code',
  'uses-network',
  'writes-files',
  'tool-writes',
  'only-prints',
  'checks-syntax-only',
  'never-ends',
  'skips-tests',
  'weakens',
  'reads-stdin',
] as const satisfies readonly FlagRuleId[];
export type Reason = (typeof REASONS)[number];

/**
 * The kinds of values in the default profile: `text` also stands for flags without one, `choice` is one of the
 * values in the table, `path` a directory to work in, `config` a configuration file, `output` a path that is
 * written, `tests` a file, directory or pattern of code that the program runs, `code` a module or a built-in
 * name, `preload` a module that runs first, `module` dotted names of Python, `node` flags of node.
 */
export const VALUE_KINDS = [
  ...(['text', 'choice', 'path', 'config', 'output'] as const),
  ...(['tests', 'code', 'preload', 'module', 'node'] as const),
] as const;
type ValueKind = (typeof VALUE_KINDS)[number];

/**
 * The kinds of operands in the default profile: `tests` may have the name of a test behind `::`, `import` is a
 * path or the import path of a package of Go.
 */
export const OPERAND_KINDS = ['path', 'text', 'tests', 'import'] as const;
export type OperandKind = (typeof OPERAND_KINDS)[number];

/** The kind of a flag's value, or why the flag is refused. */
export type FlagKind = ValueKind | Reason;

/** Whether a flag is refused or remarked on for itself. */
export function isReason(kind: string): kind is Reason {
  return (REASONS as readonly string[]).includes(kind);
}
