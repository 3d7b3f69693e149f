import type { ReadingRuleId, RuleArguments } from '../rules/catalogue.ts';

/** The arguments of most rules about invocations. */
export interface FlagArguments {
  readonly program: string;
  readonly flag: string;
  readonly value?: string;
}

export type FlagRuleId = {
  [R in ReadingRuleId]: FlagArguments extends RuleArguments<R> ? R : never;
}[ReadingRuleId];

/** Rule ids: why a flag, operand or subcommand is refused or gets a remark. */
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
 * Kinds of values in the default profile. `text`: any text, and flags without a value; `choice`: one of the
 * table's values; `path`: a working directory; `config`: a configuration file; `output`: a path that is written;
 * `tests`: a file, directory or pattern of code to run; `code`: a module or a built-in name; `preload`: a module
 * that runs first; `module`: dotted names of Python; `node`: flags of node.
 */
export const VALUE_KINDS = [
  ...(['text', 'choice', 'path', 'config', 'output'] as const),
  ...(['tests', 'code', 'preload', 'module'] as const),
] as const;
type ValueKind = (typeof VALUE_KINDS)[number];

/**
 * Kinds of operands in the default profile. `tests` may have a test's name after `::`; `import` is a path or the
 * import path of a Go package.
 */
export const OPERAND_KINDS = ['path', 'text', 'tests', 'import'] as const;
export type OperandKind = (typeof OPERAND_KINDS)[number];

/** The kind of a flag's value, or the reason why the flag is refused. */
export type FlagKind = ValueKind | Reason;

/** True if a flag is refused or gets a remark whatever its value. */
export function isReason(kind: string): kind is Reason {
  return (REASONS as readonly string[]).includes(kind);
}
