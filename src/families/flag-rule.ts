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
