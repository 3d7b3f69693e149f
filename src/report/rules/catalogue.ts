import { auditRules } from '../../audit/rules/index.ts';
import { GateError } from '../../error.ts';
import type { Finding } from '../../finding/finding.ts';
import type { Rule } from '../../finding/rule.ts';
import { promotionRules } from '../../promote/rules/index.ts';
import { runRules } from '../../verdict/rules/index.ts';

/** A rule whose arguments are not known any more. */
export type AnyRule = Rule<never>;

/** Every rule there is, in the order in which it is documented. */
export const RULES: readonly AnyRule[] = [...auditRules, ...runRules, ...promotionRules];

const BY_ID: ReadonlyMap<string, AnyRule> = new Map(RULES.map((rule) => [rule.id, rule]));

/** @returns undefined if no rule has this id */
export function ruleOf(id: string): AnyRule | undefined {
  return BY_ID.get(id);
}

/** What a reader of a finding is told. */
export interface Description {
  /** One sentence that stands alone. */
  readonly message: string;
  readonly remedy: string;
}

/**
 * Puts a finding into words. Parts of it come from the change and are shown as they are: whoever
 * shows them escapes them for that place.
 *
 * @throws GateError `internal` for a finding of no rule, which only a defect can make
 */
export function describe({ rule: id, args }: Finding): Description {
  const rule = ruleOf(id);
  if (rule === undefined) {
    throw new GateError('internal', `There is no rule ${id}.`, 'Please report this as a defect.');
  }
  // `find` took the arguments by their type; the catalogue is where that type is forgotten.
  return { message: rule.message(args as never), remedy: rule.remedy(args as never) };
}
