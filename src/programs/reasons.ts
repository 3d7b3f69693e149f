import type { ReadingRuleId, RuleArguments } from '../rules/catalogue.ts';
import type { Kind } from './kinds.ts';

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

/** The kind of a flag's value, or why the flag is refused. */
export type FlagKind = Kind | Reason;

/** Whether a flag is refused or remarked on for itself. */
export function isReason(kind: FlagKind): kind is Reason {
  return (REASONS as readonly string[]).includes(kind);
}
